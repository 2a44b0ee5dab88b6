export const home = {
  lead: ['Twelve royals hold the castle.', 'You and up to three friends take it back.'],
  playWithFriends: 'Play with friends',
  playAlone: 'Play alone',
  roomCode: 'Room code',
  join: 'Join',
  badCode: 'A code has eight letters and digits, like K7MD-3WQX.',
  credit: 'Game design by Paul Abrahams, Luke Badger and Andy Richdale. An unofficial, free version.',
  invitation: {
    title: 'You are invited',
    lead: 'Take a seat at this table and help to storm the castle.',
    table: 'Table',
    name: 'Your name at the table',
    otherName: 'Another name',
    sitDown: 'Sit down',
    again: 'You are not at this table any more. You can sit down again.',
  },
};
