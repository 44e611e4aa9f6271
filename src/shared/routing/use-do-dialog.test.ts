import { expect, it } from 'vitest';
import { doSearch } from './use-do-dialog.ts';

const search = (text: string) => new URLSearchParams(text);

it('opens and closes the dialog of an address, and leaves the rest', () => {
  expect(doSearch('invite', search(''))).toBe('?do=invite');
  expect(doSearch('invite', search('show=invited'))).toBe('?show=invited&do=invite');
  expect(doSearch(null, search('show=invited&do=invite'))).toBe('?show=invited');
  expect(doSearch(null, search('do=invite'))).toBe('');
});
