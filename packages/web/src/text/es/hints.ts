import type { Dictionary } from '../dictionary.ts';

export const hints: Dictionary['hints'] = {
  enemy: 'Lleva la vida del enemigo a 0. Si es exactamente 0, lo ganas: se une a tu bando.',
  hand: 'Elige una carta: la franja de arriba dice qué haría. Solo el botón dorado la juega.',
  powers: '{H} rellenan la taberna (el mazo), {D} roban, {C} doblan, {S} cubren. El palo del sello no actúa.',
  pay: 'El enemigo contraataca: descarta cartas que cubran su ataque. Quien no puede pierde por todos.',
  label: (n, all) => `Pista ${n} de ${all}`,
  next: 'OK',
  skip: 'Omitir',
  again: 'Ver las pistas otra vez',
};
