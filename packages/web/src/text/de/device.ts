import type { Dictionary } from '../dictionary.ts';

export const device: Dictionary['device'] = {
  otherDevice: 'Auf anderem Gerät weiterspielen',
  about:
    'Öffne diesen Link auf dem anderen Gerät oder scanne damit den Code. Er gilt einmal, zehn Minuten lang und nur für dich: Gib ihn nicht weiter.',
  link: 'Der Link zu deinem Platz',
  making: 'Der Link wird erstellt…',
  failed: 'Der Link konnte nicht erstellt werden. Schließe das hier und versuche es noch einmal.',
  title: 'Hier weiterspielen?',
  lead: 'Dieses Gerät übernimmt deinen Platz am Tisch. Das andere kann ihn jederzeit zurückholen.',
  go: 'Hier weiterspielen',
  watch: 'Jetzt nicht',
};
