import { expect, it } from 'vitest';
import { searchDialogs } from './search-dialogs.ts';

const dialogs = searchDialogs({ do: ['add', 'invite'], about: ['member', 'invitation'] });
const at = (text: string) => new URLSearchParams(text);

it.each([
  ['', null],
  ['do=add', { name: 'add', id: null }],
  ['view=details&do=invite', { name: 'invite', id: null }],
  ['member=12', { name: 'member', id: 12 }],
  ['page=2&invitation=3', { name: 'invitation', id: 3 }],
  ['do=other', null],
  ['member=0', null],
  ['member=x', null],
])('%j names the dialog %j', (search, shown) => {
  expect(dialogs.read(at(search))).toEqual(shown);
});

it.each([
  [{ name: 'add', id: null }, '', '?do=add'],
  [{ name: 'member', id: 12 }, '', '?member=12'],
  [null, 'do=add', ''],
  [{ name: 'add', id: null }, 'view=details', '?view=details&do=add'],
  [{ name: 'member', id: 12 }, 'view=details&do=add&invitation=4', '?view=details&member=12'],
  [null, 'view=details&member=12', '?view=details'],
] as const)('%j opened from %j leads to %j', (shown, current, search) => {
  expect(dialogs.write(at(current), shown)).toBe(search);
});

it('what an address says beside its dialog goes with it, and with the next one', () => {
  const moving = searchDialogs({ about: ['move', 'generate'], beside: ['to'] });
  expect(moving.write(at('page=2'), { name: 'move', id: 7 }, { to: '2026-12-05' })).toBe(
    '?page=2&move=7&to=2026-12-05',
  );
  expect(moving.write(at('page=2&move=7&to=2026-12-05'), null)).toBe('?page=2');
  expect(moving.write(at('move=7&to=2026-12-05'), { name: 'move', id: 8 })).toBe('?move=8');
});

it('dialogs about things leave the parameter of the others alone', () => {
  expect(searchDialogs({ about: ['choose'] }).write(at('do=add'), { name: 'choose', id: 7 })).toBe('?do=add&choose=7');
});
