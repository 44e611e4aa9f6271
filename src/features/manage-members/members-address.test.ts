import { describe, expect, it } from 'vitest';
import { membersFilter, membersParams } from './members-address.ts';

const search = (text: string) => new URLSearchParams(text);

describe('[ENT-215] [TEAM-10] the filter of the members in the address', () => {
  it.each([
    ['', { status: null, profile: null }, {}],
    ['status=active', { status: 'active', profile: null }, { status: ['active'] }],
    ['status=left', { status: 'left', profile: null }, { status: ['left', 'declined'] }],
    [
      'status=invited&profile=uncompleted',
      { status: 'invited', profile: 'uncompleted' },
      { status: ['invited'], profile: 'uncompleted' },
    ],
    ['profile=completed', { status: null, profile: 'completed' }, { profile: 'completed' }],
    ['status=gone&profile=half', { status: null, profile: null }, {}],
  ])('%j', (address, filter, params) => {
    expect(membersFilter.read(search(address))).toEqual(filter);
    expect(membersParams(membersFilter.read(search(address)))).toEqual(params);
  });

  it('is written into the address, and leaves the rest', () => {
    expect(String(membersFilter.write(search('a=1&status=left'), { status: null, profile: 'completed' }))).toBe(
      'a=1&profile=completed',
    );
  });
});
