import type { Dictionary } from '../dictionary.ts';

export const hints: Dictionary['hints'] = {
  enemy: 'Leve a vida do inimigo a 0. Exatamente 0 o conquista: ele passa para o seu lado.',
  hand: 'Escolha uma carta: a faixa acima diz o que ela faria. Só o botão dourado a joga.',
  powers: '{H} repõem a taverna (o monte), {D} compram, {C} dobram, {S} cobrem. O naipe do selo não age.',
  pay: 'O inimigo revida: descarte cartas que cubram o ataque. Quem não pode perde por todos.',
  label: (n, all) => `Dica ${n} de ${all}`,
  next: 'OK',
  skip: 'Pular',
  again: 'Ver as dicas de novo',
};
