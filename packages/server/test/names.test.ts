import { expect, test } from 'vitest';
import { cleanName, cleanText } from '../src/rooms/names.ts';

test.each([
  ['Ann', 'Ann'],
  ['  Ann \t  Lee ', 'Ann Lee'],
  ['e\u0301', 'é'],
  ['\u202eevil\u202c', 'evil'],
  ['a\u0000b\u001bc', 'abc'],
  ['\u2066x\u2069', 'x'],
  ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['<b>Ann</b>', '<b>Ann</b>'],
  ['x'.repeat(25), 'x'.repeat(20)],
  ['👨‍👩‍👧‍👦'.repeat(18), '👨‍👩‍👧‍👦'.repeat(18)],
  ['', null],
  ['   ', null],
  ['\u200b\u2060\ufeff', null],
  ['\u3164', null],
  ['\u0301', null],
  ['\u200d\u200d', null],
  ['\ud800', null],
])('the name %j becomes %j', (typed, name) => {
  expect(cleanName(typed)).toBe(name);
});

test('the name is counted in what people see as signs', () => {
  const name = cleanName('é👍🏽'.repeat(15))!;
  expect([...new Intl.Segmenter('en').segment(name)]).toHaveLength(20);
});

test('text keeps its length, but no control or bidi characters', () => {
  expect(cleanText('a\u202e\u0007 b\r\nc')).toBe('a b c');
});
