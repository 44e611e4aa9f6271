import { expect, it } from 'vitest';
import { peopleSearch, shownTo } from './people-address.ts';

it.each([
  ['', { show: 'coming', page: 1 }, ''],
  ['show=invited&page=3', { show: 'invited', page: 3 }, 'show=invited&page=3'],
  ['show=declined', { show: 'declined', page: 1 }, 'show=declined'],
  ['show=removed&page=x&do=invite', { show: 'coming', page: 1 }, ''],
])('[RT-28] the people that the address %j asks for', (address, filters, written) => {
  const read = peopleSearch.read(new URLSearchParams(address));
  expect(read).toEqual(filters);
  expect(peopleSearch.format(read)).toBe(written);
});

it('[RT-28] whoever does not manage the event sees who comes, whatever the address says', () => {
  const asked = { show: 'invited', page: 2 } as const;
  expect(shownTo({ permissions: { manage: true } }, asked)).toEqual({ show: 'invited', page: 2 });
  expect(shownTo({ permissions: {} }, asked)).toEqual({ show: 'coming', page: 2 });
});
