import { expect, it } from 'vitest';
import { peopleParams, peopleSearch } from './people-address.ts';

const search = (text: string) => new URLSearchParams(text);

it.each([
  ['', { show: 'active', page: 1 }, { page: 1, per_page: 20 }, ''],
  [
    'show=invited&keywords=+ana+&page=3',
    { show: 'invited', keywords: 'ana', page: 3 },
    { status: 'invited', keywords: 'ana', page: 3, per_page: 20 },
    'show=invited&keywords=ana&page=3',
  ],
  ['show=banned', { show: 'banned', page: 1 }, { status: 'banned', page: 1, per_page: 20 }, 'show=banned'],
  ['show=left&keywords=++&page=x&do=invite', { show: 'active', page: 1 }, { page: 1, per_page: 20 }, ''],
])('[COM-07] the people that the address %j asks for', (address, filters, params, written) => {
  const read = peopleSearch.read(search(address));
  expect(read).toEqual(filters);
  expect(peopleParams(read)).toEqual(params);
  expect(peopleSearch.format(read)).toBe(written);
});
