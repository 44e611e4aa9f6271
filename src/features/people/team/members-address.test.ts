import { describe, expect, it } from 'vitest';
import { membersParams, membersSearch } from './members-address.ts';

const search = (text: string) => new URLSearchParams(text);

describe('[ENT-215] [TEAM-10] the filter of the members in the address', () => {
  it.each([
    ['', { page: 1 }, {}, ''],
    ['status=active', { status: 'active', page: 1 }, { status: ['active'] }, 'status=active'],
    ['status=left', { status: 'left', page: 1 }, { status: ['left', 'declined'] }, 'status=left'],
    [
      'status=invited&profile=uncompleted&do=add',
      { status: 'invited', profile: 'uncompleted', page: 1 },
      { status: ['invited'], profile: 'uncompleted' },
      'status=invited&profile=uncompleted',
    ],
    ['profile=completed', { profile: 'completed', page: 1 }, { profile: 'completed' }, 'profile=completed'],
    ['status=gone&profile=half', { page: 1 }, {}, ''],
  ])('%j', (address, filters, params, written) => {
    const read = membersSearch.read(search(address));
    expect(read).toEqual(filters);
    expect(membersParams(read)).toEqual(params);
    expect(membersSearch.format(read)).toBe(written);
  });
});
