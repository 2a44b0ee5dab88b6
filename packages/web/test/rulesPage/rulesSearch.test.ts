import { expect, it } from 'vitest';
import { rulesSearch } from '../../src/rulesPage/rulesSearch.ts';
import { en } from '../../src/text/en/index.ts';

const parts = en.rules.parts(null);
const found = (query: string): string[] => rulesSearch(parts, query).map(({ id }) => id);

it('finds by words in any order and case, and by the id of a rule', () => {
  expect(found('EXACTLY health')).toContain('damage');
  expect(found('r-51')).toEqual(['yield']);
  expect(found('')).toHaveLength(parts.length);
  expect(found('dragon')).toEqual([]);
});

it('pays no heed to accents, and reads no card token as a word', () => {
  const part = { id: 'x', title: 'Résumé', rules: [], text: ['{3H}'] };
  expect(rulesSearch([part], 'resume')).toEqual([part]);
  expect(rulesSearch([part], '3h')).toEqual([]);
});

it('explains every rule that the table may point at', () => {
  const explained = parts.flatMap(({ rules }) => rules);
  const ids = ['R-11', 'R-12', 'R-13', 'R-15', 'R-41', 'R-51', 'R-52', 'R-62', 'R-70'];
  expect(ids.filter((id) => !explained.includes(id))).toEqual([]);
});
