import type { Dictionary } from '../dictionary.ts';

export const home: Dictionary['home'] = {
  lead: ['Zwölf Hoheiten halten die Burg.', 'Du und bis zu drei Mitspieler erobert sie zurück.'],
  playWithFriends: 'Zusammen spielen',
  playAlone: 'Allein spielen',
  roomCode: 'Tischcode',
  join: 'Dazusetzen',
  badCode: 'Ein Code hat acht Buchstaben und Ziffern, etwa K7MD-3WQX.',
  credit: 'Spielidee: Paul Abrahams, Luke Badger und Andy Richdale. Eine inoffizielle, kostenlose Fassung.',
  invitation: {
    title: 'Du bist eingeladen',
    lead: 'Nimm Platz an diesem Tisch und hilf, die Burg zu stürmen.',
    table: 'Tisch',
    name: 'Dein Name am Tisch',
    otherName: 'Anderer Name',
    sitDown: 'Platz nehmen',
    again: 'Du sitzt nicht mehr an diesem Tisch. Du kannst dich wieder dazusetzen.',
  },
};
