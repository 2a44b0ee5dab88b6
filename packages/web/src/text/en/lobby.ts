import type { Preset } from '@regicide/rules';

const NUMBERS = ['no', 'one', 'two', 'three', 'four'];
const number = (count: number): string => NUMBERS[count] ?? String(count);

const presets: Record<Preset, string> = {
  standard: 'Standard',
  easierJester: 'Extra Jester',
  easierHand: 'Hand +1',
  harder: 'Harder',
  short: 'Short',
};

export const lobby = {
  title: 'Your table',
  copy: 'Copy link',
  copied: 'Copied',
  copyByHand: 'Copying is not allowed here. The link is selected: copy it by hand.',
  share: 'Share',
  shareText: 'Take a seat at our table:',
  invite: 'The link to this table',
  qr: 'QR code of the link',
  qrLarge: 'Show the QR code large',
  localOnly: 'This address works on this machine only. For others, open the page by its network address.',
  seats: 'Seats',
  seatsTaken: (taken: number) => `${taken} of 4`,
  free: 'Free seat',
  sitHere: 'Sit here',
  moveHere: 'Sit here instead',
  stateYouHost: 'You, host',
  stateYou: 'You',
  stateHost: 'Host',
  stateReady: 'Ready',
  stateAway: 'Away',
  changeName: 'Change your name',
  name: 'Your name',
  nameCut: (name: string) => `A name has at most 20 letters: “${name}”.`,
  nameMissing: 'Type a name that can be seen.',
  watching: 'Watching',
  youWatch: 'You are watching.',
  takeFreeSeat: 'Take a free seat',
  addCompanion: 'Add a companion',
  stateCompanion: 'Companion (bot)',
  removeCompanion: (name: string) => `Send ${name} away`,
  takeCompanionSeat: 'Take over from a companion',
  leaveSeat: 'Stand up and watch',
  leaveRoom: 'Leave the table',
  howYouPlay: 'How you play',
  presets,
  ownMix: 'Own mix',
  moreOptions: 'More options',
  fewerOptions: 'Fewer options',
  handCards: (players: number) =>
    players === 1 ? 'Cards in hand, playing alone' : `Cards in hand, with ${number(players)} players`,
  jesters: 'Jesters in the tavern',
  options: {
    extraJester: { label: 'Extra Jester in the tavern', hint: 'Easier: one more broken seal.' },
    handLimitDelta: {
      label: 'Cards in hand',
      values: { '-1': 'One less', '0': 'As usual', '1': 'One more' },
    },
    length: {
      label: 'Length',
      values: { full: 'Twelve royals', short: 'No Kings' },
    },
    soloYield: { label: 'Alone, you may yield' },
    recruit: {
      label: 'A recruited royal goes',
      values: { top: 'On top of the tavern', under: 'Under the tavern' },
    },
    firstPlayer: { label: 'First turn', random: 'Random' },
    discardPile: {
      label: 'Discard pile',
      values: { top: 'Top card', open: 'Open to all' },
    },
    talk: {
      label: 'Table talk',
      values: { phrases: 'Phrases', free: 'Free text' },
    },
    hints: { label: 'Hints for a first game' },
    yes: 'Yes',
    no: 'No',
  },
  start: (players: number) => (players === 1 ? 'Start alone' : `Start with ${number(players)}`),
  startNobody: 'Nobody sits at the table yet',
  canStillJoin: (taken: number) =>
    [
      'Friends can join until you start.',
      'Friends can still join until you start.',
      'A third and a fourth can still join until you start.',
      'A fourth can still join until you start.',
      'The table is full.',
    ][taken] ?? '',
  waitForHost: (host: string) => `${host} starts the game.`,
  waitForHostHint: 'It begins here by itself.',
  manage: 'Manage the table',
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  makeHost: 'Make host',
  sure: {
    remove: (name: string, hasSeat: boolean) =>
      hasSeat
        ? `Remove ${name} from the running game? Whoever takes the free seat sees that hand.`
        : `Remove ${name}?`,
    makeHost: (name: string) => `Make ${name} the host? You cannot take that back yourself.`,
    leaveSeat: 'Stand up in a running game? Your seat is free then, and whoever takes it sees your hand.',
    leaveRoom: 'Leave a running game? Your seat is free then, and whoever takes it sees your hand.',
    leaveWatching: 'Leave this table?',
  },
  removed: (name: string) => `${name} is out.`,
  removedOpen: (name: string) =>
    `${name} is out, but can come back by the old link. A new link prevents that.`,
  renewLink: 'New link',
  renewLinkHint: 'The old link stops working. Everybody here stays.',
  linkRenewed: 'This is the new link.',
  open: 'Open to newcomers',
  openHint: 'When off, the link lets nobody else in.',
  isClosed: 'Closed to newcomers',
  closeRoom: 'Close the table',
  closeRoomSure: 'Close it for everybody?',
  shuffling: 'The cards are being shuffled',
  shufflingText: 'Every browser at the table adds its own chance, so nobody can fix the deck.',
  commitment: 'Sealed before the shuffle',
};
