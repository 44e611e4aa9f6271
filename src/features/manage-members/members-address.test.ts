import { describe, expect, it } from 'vitest';
import { filteredSearch, membersParams, readMembersDialog, readMembersFilter, withDialog } from './members-address.ts';

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
    expect(readMembersFilter(search(address))).toEqual(filter);
    expect(membersParams(readMembersFilter(search(address)))).toEqual(params);
  });

  it('is written into the address, closes a dialog, and leaves the rest', () => {
    const before = search('a=1&status=left&member=4');
    expect(String(filteredSearch({ status: null, profile: 'completed' }, before))).toBe('a=1&profile=completed');
  });
});

it.each([
  ['', null, ''],
  ['do=add', { kind: 'add' }, '?do=add'],
  ['member=12', { kind: 'member', id: 12 }, '?member=12'],
  ['invitation=3', { kind: 'invitation', id: 3 }, '?invitation=3'],
  ['member=x', null, ''],
] as const)('the dialog of %j', (address, dialog, written) => {
  expect(readMembersDialog(search(address))).toEqual(dialog);
  expect(withDialog(dialog, search(address))).toBe(written);
});
