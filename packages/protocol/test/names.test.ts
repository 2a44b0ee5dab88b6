import { expect, test } from 'vitest';
import { cleanName, cleanText, distinctName } from '../src/names.ts';

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
  ['\u115f\u1160', null],
  ['\uffa0', null],
  ['\u2800\u2800', null],
  ['\u{1d159}', null],
  ['\u{13441}\u{13442}', null],
  ['\u00ad\u034f\u061c\u180e', null],
  ['\ufe0f\u{e0100}', null],
  ['\u2003\u3000\u00a0', null],
  ['Ann\u3164', 'Ann'],
  ['Ann\u2800Lee', 'Ann Lee'],
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

test.each([
  ['Ben', ['Ann'], 'Ben'],
  ['Ben', ['Ben'], 'Ben 2'],
  ['ben', ['Ben', 'Ben 2'], 'ben 3'],
  ['Ｂen', ['Ben'], 'Ｂen 2'],
  ['x'.repeat(20), ['x'.repeat(20)], `${'x'.repeat(18)} 2`],
])('the name %j beside %j becomes %j', (name, taken, distinct) => {
  expect(distinctName(name, taken)).toBe(distinct);
});
