import type { Dictionary } from '../dictionary.ts';

export const home: Dictionary['home'] = {
  lead: ['Doze figuras dominam o castelo.', 'Um jogo cooperativo de cartas, de 1 a 4.'],
  playWithFriends: 'Jogar com amigos',
  playAlone: 'Jogar solo',
  backTo: (code) => `Voltar à mesa ${code}`,
  roomCode: 'Código da mesa',
  join: 'Entrar',
  badCode: 'Um código tem oito letras e números, como K7MD-3WQX.',
  credit: 'Jogo de Paul Abrahams, Luke Badger e Andy Richdale. Versão gratuita e não oficial.',
  serverAway: 'Não é possível alcançar o servidor no momento. Esta página continua procurando por ele.',
  invitation: {
    title: 'Você foi convidado',
    leadFull: 'Todos os lugares estão ocupados. Você pode assistir e sentar quando um ficar livre.',
    leadRunning: 'Há uma partida em andamento. Você pode assistir e sentar quando um lugar ficar livre.',
    leadRunningFree:
      'Há uma partida em andamento, e um lugar está livre. Quem o ocupar continua com a mão que está lá.',
    watch: 'Assistir',
    nameless: (name) => `Sem nome, aqui você se chama ${name}.`,
    table: 'Mesa',
    name: 'Seu nome na mesa',
    sitDown: 'Sentar',
    again: 'Você não está mais nesta mesa. Pode se sentar de novo.',
  },
};
