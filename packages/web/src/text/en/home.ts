export const home = {
  lead: ['Twelve royals hold the castle.', 'A cooperative card game for one to four.'],
  playWithFriends: 'Play with friends',
  playAlone: 'Play alone',
  backTo: (code: string) => `Back to table ${code}`,
  roomCode: 'Room code',
  join: 'Join',
  badCode: 'A code has eight letters and digits, like K7MD-3WQX.',
  credit: 'Game design by Paul Abrahams, Luke Badger and Andy Richdale. An unofficial, free version.',
  serverAway: 'The server can’t be reached at the moment. This page keeps looking for it.',
  invitation: {
    title: 'You are invited',
    leadFull: 'All seats are taken. You can watch, and sit down when one gets free.',
    leadRunning: 'A game is running. You can watch, and sit down when a seat gets free.',
    leadRunningFree:
      'A game is running, and a seat is free. Whoever takes it plays on with the hand that lies there.',
    watch: 'Watch',
    nameless: (name: string) => `Without a name you are ${name} here.`,
    table: 'Table',
    name: 'Your name at the table',
    sitDown: 'Sit down',
    again: 'You are not at this table any more. You can sit down again.',
  },
};
