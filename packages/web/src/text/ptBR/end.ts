import type { Dictionary } from '../dictionary.ts';
import { pluralOf } from '../plural.ts';
import { ao, O, o } from './grammar.ts';

const plural = pluralOf('pt-BR');

const medals: Dictionary['end']['medals'] = {
  gold: { name: 'medalha de ouro', lead: 'Solo e sem virar nenhum Bobo:', label: 'Medalha de ouro' },
  silver: { name: 'medalha de prata', lead: 'Solo e virando um Bobo:', label: 'Medalha de prata' },
  bronze: { name: 'medalha de bronze', lead: 'Solo e virando os dois Bobos:', label: 'Medalha de bronze' },
};

type Person = Parameters<Dictionary['end']['fatalYield']>[0];
/** The subject inside a sentence; its verb has one form for both. */
const who = ({ name, isYou }: Person): string => (isYou ? 'você' : name);

export const end: Dictionary['end'] = {
  won: 'O castelo é de vocês',
  lost: 'O castelo resiste',
  wonTogether: (names) => `${names} o retomaram juntos.`,
  wonAlone: 'Você o retomou sem ajuda.',
  medals,
  laurel: 'Louro da vitória',
  lostAttack: (enemy, amount, person, worth) =>
    `${O(enemy)} ${enemy} atacou ${who(person)} com ${amount}. ${person.isYou ? 'Sua' : 'Essa'} mão valia ${worth}.`,
  lostStuck: (enemy, person) =>
    `Diante d${o(enemy)} ${enemy}, ${who(person)} não tinha mais o que jogar e não podia passar.`,
  recruited: (count) => plural(count, { one: `${count} recrutada`, other: `${count} recrutadas` }),
  slain: (count) => plural(count, { one: `${count} abatida`, other: `${count} abatidas` }),
  standing: '1 ainda de pé',
  unseen: (count) => plural(count, { one: `${count} nunca vista`, other: `${count} nunca vistas` }),
  toCome: (count) => `${count} por vir`,
  turns: 'Turnos',
  exactKills: 'Golpes exatos',
  time: 'Tempo',
  beaten: 'Vencidas',
  beatenOf: (beaten, all) => `${beaten} de ${all}`,
  health: (rank) => `Vida: ${rank}`,
  decisive: 'O turno decisivo',
  killedExactly: (person, played, enemy) =>
    `Com ${played}, ${who(person)} venceu ${o(enemy)} ${enemy} com um golpe exato. Não resta ninguém no castelo.`,
  killed: (person, played, enemy, over) =>
    `Com ${played}, ${who(person)} venceu ${o(enemy)} ${enemy}, ${over} além do necessário. Não resta ninguém no castelo.`,
  fatalYield: (person, rank) => `${person.isYou ? 'Você' : person.name} passou, e ${o(rank)} ${rank} atacou.`,
  fatalPlay: (person, played, damage, rank, left) =>
    `Com ${played}, ${who(person)} causou ${damage} de dano; ${ao(rank)} ${rank} ainda ${plural(left, { one: `restava ${left}`, other: `restavam ${left}` })} de vida, e veio o ataque.`,
  fatalBlocked: (person, played, suit) => {
    const missed = {
      hearts: 'não curou nada',
      diamonds: 'não comprou nada',
      clubs: 'não dobrou nada',
      spades: 'não deu escudo',
    }[suit];
    return `Com ${played}, ${who(person)} esbarrou no selo: ${missed}.`;
  },
  rematch: 'Revanche, mesmos lugares',
  playAgain: 'Jogar de novo',
  share: 'Compartilhar',
  copy: 'Copiar resultado',
  copied: 'Copiado',
  toLobby: 'Voltar à sala',
  showTable: 'Ver a mesa',
  showResult: 'Ver o resultado',
  waitForRematch: 'Os jogadores podem começar a revanche.',
  verified: 'Embaralhamento verificado',
  verifiedHint:
    'O servidor tinha selado sua parte do embaralhamento antes que os navegadores acrescentassem a deles, e as cartas saíram das duas.',
  notVerified:
    'Não foi possível verificar o embaralhamento: o que o servidor publicou não corresponde a esta partida.',
  told: ({ beaten, all, recruited, turns, time, medal, players }) =>
    [
      beaten === all
        ? `Regicide: o castelo é ${players === 1 ? 'meu' : 'nosso'}!${medal === null ? '' : ` ${medals[medal].label}.`}`
        : `Regicide: o castelo resiste. ${beaten} de ${all} figuras vencidas.`,
      `${players === 1 ? 'Solo' : `Em ${['', '', 'dois', 'três', 'quatro'][players] ?? players}`}, ${plural(turns, { one: `${turns} turno`, other: `${turns} turnos` })}, ${plural(recruited, { one: `${recruited} golpe exato`, other: `${recruited} golpes exatos` })}, ${time}.`,
    ].join('\n'),
};
