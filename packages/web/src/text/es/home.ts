import type { Dictionary } from '../dictionary.ts';

export const home: Dictionary['home'] = {
  lead: ['Doce figuras dominan el castillo.', 'Un juego cooperativo de cartas, de 1 a 4.'],
  playWithFriends: 'Jugar con amigos',
  playAlone: 'Jugar en solitario',
  backTo: (code) => `Volver a la mesa ${code}`,
  roomCode: 'Código de la mesa',
  join: 'Entrar',
  badCode: 'Un código tiene ocho letras y cifras, como K7MD-3WQX.',
  credit: 'Juego de Paul Abrahams, Luke Badger y Andy Richdale. Versión gratuita y no oficial.',
  serverAway: 'No se puede contactar con el servidor en este momento. Esta página lo sigue buscando.',
  invitation: {
    title: 'Te han invitado',
    leadFull: 'Todos los sitios están ocupados. Puedes mirar, y sentarte cuando quede uno libre.',
    leadRunning: 'Hay una partida en curso. Puedes mirar, y sentarte cuando quede un sitio libre.',
    leadRunningFree:
      'Hay una partida en curso, y un sitio está libre. Quien lo ocupe sigue con la mano que hay allí.',
    watch: 'Mirar',
    nameless: (name) => `Sin nombre, aquí te llamas ${name}.`,
    table: 'Mesa',
    name: 'Tu nombre en la mesa',
    sitDown: 'Sentarse',
    again: 'Ya no estás en esta mesa. Puedes volver a sentarte.',
  },
};
