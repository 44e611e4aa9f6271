import { expect, it } from 'vitest';
import { readUsersDialog, searchWith } from './users-address.ts';

it.each([
  ['', null],
  ['do=add', 'add'],
  ['view=details&do=add', 'add'],
  ['do=other', null],
  ['role=12', 12],
  ['role=0', null],
  ['role=x', null],
])('%j names the dialog %j', (search, dialog) => {
  expect(readUsersDialog(new URLSearchParams(search))).toBe(dialog);
});

it.each([
  ['add', '', '?do=add'],
  [12, '', '?role=12'],
  [null, 'do=add', ''],
  ['add', 'view=details', '?view=details&do=add'],
  [12, 'view=details&do=add', '?view=details&role=12'],
  [null, 'view=details&role=12', '?view=details'],
] as const)('%j opened from %j leads to %j', (dialog, current, search) => {
  expect(searchWith(dialog, new URLSearchParams(current))).toBe(search);
});
