import type { Dictionary } from '../dictionary.ts';

export const hints: Dictionary['hints'] = {
  enemy: 'Bring die Lebenspunkte des Feindes auf 0. Genau 0 gewinnt ihn: Er kommt auf eure Seite.',
  hand: 'Wähle eine Karte: Der Streifen darüber sagt, was sie täte. Erst der goldene Knopf spielt sie.',
  powers:
    '{H} füllt die Taverne (den Stapel), {D} zieht, {C} verdoppelt, {S} schützt. Die Farbe des Siegels wirkt nicht.',
  pay: 'Der Feind schlägt zurück: Wirf Karten ab, die seinen Angriff decken. Wer es nicht kann, verliert für alle.',
  label: (n, all) => `Hinweis ${n} von ${all}`,
  next: 'OK',
  skip: 'Alle aus',
  again: 'Hinweise noch einmal zeigen',
};
