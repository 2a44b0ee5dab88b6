import type { Dictionary } from '../dictionary.ts';

export const home: Dictionary['home'] = {
  lead: ['Zwölf Hoheiten halten die Burg.', 'Ein kooperatives Kartenspiel für eins bis vier.'],
  playWithFriends: 'Zusammen spielen',
  playAlone: 'Allein spielen',
  backTo: (code) => `Zurück an Tisch ${code}`,
  roomCode: 'Tischcode',
  join: 'Dazusetzen',
  badCode: 'Ein Code hat acht Buchstaben und Ziffern, etwa K7MD-3WQX.',
  credit: 'Spielidee: Paul Abrahams, Luke Badger und Andy Richdale. Eine inoffizielle, kostenlose Fassung.',
  serverAway: 'Der Server ist gerade nicht zu erreichen. Diese Seite sucht ihn weiter.',
  invitation: {
    title: 'Du bist eingeladen',
    leadFull: 'Alle Plätze sind besetzt. Du kannst zuschauen und dich setzen, sobald einer frei wird.',
    leadRunning: 'Es wird gerade gespielt. Du kannst zuschauen und dich setzen, sobald ein Platz frei wird.',
    leadRunningFree:
      'Es wird gerade gespielt, und ein Platz ist frei. Wer ihn nimmt, spielt mit der Hand weiter, die dort liegt.',
    watch: 'Zuschauen',
    nameless: (name) => `Ohne Namen heißt du hier ${name}.`,
    table: 'Tisch',
    name: 'Dein Name am Tisch',
    sitDown: 'Platz nehmen',
    again: 'Du sitzt nicht mehr an diesem Tisch. Du kannst dich wieder dazusetzen.',
  },
};
