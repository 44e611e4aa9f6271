import { expect, it } from 'vitest';
import { readPage } from './search-params.ts';

it.each([
  ['2', 2],
  ['1', 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['two', 1],
  ['1e3', 1],
  ['99999999999', 1],
])('[NOT-05] ?page=%s is page %i', (text, page) => {
  expect(readPage(new URLSearchParams({ page: text }))).toBe(page);
});

it('[NOT-05] an address without a page is page 1', () => {
  expect(readPage(new URLSearchParams())).toBe(1);
});
