import { expect, it } from 'vitest';
import { isSearchable, toKeywords } from './user-search.ts';

it.each([
  ['', false],
  ['ar', false],
  ['arb', true],
  ['Ë ç a', true],
  ['a b', false],
  ['6900000', false],
  ['069 000 00 01', true],
  ['+355690000001', true],
  ['+355 69 000 00 01', true],
  ['+355 69', false],
  ['1 ab', false],
])('%j is searched for: %s', (text, expected) => {
  expect(isSearchable(text)).toBe(expected);
});

it.each([
  ['+355 69 000 00 01', '+355690000001'],
  ['Arben Hox', 'Arben Hox'],
])('%j is asked for as %j', (text, keywords) => {
  expect(toKeywords(text)).toBe(keywords);
});
