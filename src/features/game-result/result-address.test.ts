import { expect, it } from 'vitest';
import { readResultDialog, withResultDialog } from './result-address.ts';

it('names the dialog of one game, and leaves the rest of the address alone', () => {
  expect(withResultDialog('?when=past', ['dispute', 7])).toBe('?when=past&dispute=7');
  expect(withResultDialog('?when=past&dispute=7', ['result', 8])).toBe('?when=past&result=8');
  expect(withResultDialog('?dispute=7', null)).toBe('');
});

it.each([
  ['?dispute=7', 7],
  ['?result=7', null],
  ['?dispute=x', null],
  ['', null],
])('%s', (search, id) => expect(readResultDialog(search, 'dispute')).toBe(id));
