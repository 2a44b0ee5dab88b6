import { expect, test } from 'vitest';
import { parseCards } from '@regicide/rules';
import { en } from '../../src/text/en/index.ts';
import { LOADERS } from '../../src/text/index.svelte.ts';
import { LOCALES } from '../../src/text/locales.ts';
import { pluralOf } from '../../src/text/plural.ts';

/** Every text by its path; what is no plain object or list is a leaf. */
const leaves = (value: unknown, path: string): (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, value]];

const CARDS = parseCards('AS 7H JD QC KH')!;
const PERSONS = [true, false].map((isYou) => ({ name: 'Ada', isYou }));
const TABLE = { handLimit: 8, isShort: true, recruitsUnder: true, isDiscardOpen: true };
const TALKING = { isSoloYieldAllowed: true, isTalkFree: true };

/** What a function of these texts can be asked with, by its path; numbers where nothing else is named. */
const argumentsOf = (path: string, count: number): unknown[][] => {
  if (/\.rules\.parts$/.test(path))
    return [[null], [{ ...TABLE, ...TALKING, players: count, jesters: count }]];
  if (/\.end\.told$/.test(path))
    return [
      [{ beaten: 12, all: 12, recruited: count, turns: count, time: '1:00', medal: 'gold', players: 1 }],
      [{ beaten: count, all: 12, recruited: count, turns: count, time: '1:00', medal: null, players: 2 }],
    ];
  if (/\.board\.(cardWords|rankWord|royalTitle)$/.test(path)) return CARDS.map((card) => [card]);
  if (/\.board\.(attackOn|strikes|joins|falls)$/.test(path))
    return CARDS.slice(2).map((card) => [card, count]);
  if (/\.board\.blockedBySeal$/.test(path)) return CARDS.slice(2).map((card) => ['hearts', card]);
  if (/\.(sealBroken|sealLabel|breaksSeal|blocked)$/.test(path)) return [['spades', '{S}']];
  if (/\.fatalBlocked$/.test(path)) return PERSONS.map((person) => [person, '{7H}', 'clubs', true]);
  if (/\.end\.lostAttack$/.test(path)) return PERSONS.map((person) => ['Dame', count, person, count]);
  if (/\.end\.lostStuck$/.test(path)) return PERSONS.map((person) => ['Dame', person]);
  if (/\.log\.(attacks|pays)$/.test(path))
    return PERSONS.map((person) =>
      path.endsWith('pays') ? ['Dame', count, person, '{7H}'] : ['Dame', person, count],
    );
  if (/\.log\.names$/.test(path)) return PERSONS.map((person) => [person, PERSONS[0], person.isYou]);
  if (/\.end\.(killed|killedExactly)$/.test(path))
    return PERSONS.map((person) => [person, '{7H}', 'Dame', count]);
  if (/\.end\.fatalPlay$/.test(path)) return PERSONS.map((person) => [person, '{7H}', count, 'Dame', count]);
  if (/\.end\.fatalYield$/.test(path)) return PERSONS.map((person) => [person, 'Dame']);
  if (/\.log\.(plays|recruits|beats|paysOnly)$/.test(path))
    return PERSONS.map((person) => [person, 'Dame', count]);
  if (/\.log\.(yields|drawShare|flips|lostAttack|lostStuck)$/.test(path))
    return PERSONS.map((person) => [person, count, count]);
  if (/\.watch\.hand$/.test(path)) return PERSONS.map((person) => [person]);
  if (/\.(noAttack|stepsOut|health)$/.test(path)) return [['Dame', count, count]];
  return [[count, count, count, count]];
};

test('every language that is named is offered', () => {
  expect(['en', ...Object.keys(LOADERS)]).toEqual(LOCALES.map(([locale]) => locale));
});

test('a number without a form of its own has the common one', () => {
  const forms = { one: 'one', other: 'other' };
  for (const [locale] of LOCALES) expect(pluralOf(locale)(1_000_000, forms), locale).toBe('other');
});

/** The attack of a Jack, a Queen and a King on somebody else, as the log tells it. */
const ATTACKS = {
  en: ['The Jack attacks', 'The Queen attacks', 'The King attacks'],
  de: ['Der Bube greift', 'Die Dame greift', 'Der König greift'],
  fr: ['Le Valet attaque', 'La Dame attaque', 'Le Roi attaque'],
  es: ['La Jota ataca', 'La Reina ataca', 'El Rey ataca'],
  'pt-BR': ['O Valete ataca', 'A Dama ataca', 'O Rei ataca'],
};
test.each(LOCALES)('%s: each enemy has her or his article', async (locale) => {
  const { board, log } = (await LOADERS[locale]?.()) ?? en;
  const said = parseCards('JC QC KC')!.map((card) =>
    log.attacks(board.rankWord(card), { name: 'Ada', isYou: false }, 9),
  );
  said.forEach((sentence, at) => expect(sentence).toContain(ATTACKS[locale][at]));
});

for (const [name, load] of [['en', async () => en] as const, ...Object.entries(LOADERS)]) {
  test(`${name}: the same texts as the English, none of them empty`, async () => {
    const texts = leaves(await load(), name);
    const shape = (all: readonly (readonly [string, unknown])[]): string[] =>
      all.map(([path, leaf]) => `${path.slice(path.indexOf('.'))} ${typeof leaf}`).sort();
    expect(shape(texts)).toEqual(shape(leaves(en, 'en')));
    expect(texts.filter(([, leaf]) => typeof leaf === 'string' && leaf.trim() === '')).toEqual([]);
  });

  test.each([0, 1, 2, 5])(`${name}: a sentence for the number %i`, async (count) => {
    for (const [path, leaf] of leaves(await load(), name)) {
      if (typeof leaf !== 'function') continue;
      for (const given of argumentsOf(path, count)) {
        const said: unknown = leaf(...given);
        if (typeof said === 'string') {
          expect(said, path).not.toMatch(/undefined|\[object|NaN|null/);
          // In some languages 0 has the form of 1, which then must not say "1" (the time is 1:00).
          if (count === 0) expect(said, path).not.toMatch(/\b1\b(?!:)/);
        }
        for (const [inner, text] of leaves(said, path)) expect(typeof text, inner).toBe('string');
      }
    }
  });
}
