import { describe, expect, it } from 'vitest';
import {
  afterHandover,
  type CommunityMembership,
  type CommunityMembershipEvent,
  decideCommunity,
} from './membership.ts';

type State = 'none' | 'invited' | 'member' | 'admin' | 'owner' | 'banned';
const places: Record<State, CommunityMembership | undefined> = {
  none: undefined,
  invited: { status: 'invited', role: 'member' },
  member: { status: 'active', role: 'member' },
  admin: { status: 'active', role: 'admin' },
  owner: { status: 'active', role: 'owner' },
  banned: { status: 'banned', role: 'member' },
};
const states = ['none', 'invited', 'member', 'admin', 'owner', 'banned'] as const;

/** The state after an event, or why it is refused. */
function outcome(state: State, event: CommunityMembershipEvent): string {
  const decision = decideCommunity(places[state], event);
  if (decision.refused !== undefined) return decision.refused;
  if (decision.next === null) return 'none';
  const { status, role } = decision.next;
  if (status === 'active') return role;
  return ['invited', 'banned'].includes(status) ? status : `no state: ${status}`;
}

describe('every state × event', () => {
  it.each<[string, CommunityMembershipEvent, readonly string[]]>([
    // from: none, invited, member, admin, owner, banned
    ['invited', { type: 'invited' }, ['invited', ...Array<string>(4).fill('already_member'), 'stale']],
    ['removed', { type: 'removed' }, ['not_found', 'none', 'none', 'none', 'owner_stays', 'none']],
    ['banned', { type: 'banned' }, ['banned', 'banned', 'banned', 'banned', 'owner_stays', 'banned']],
    [
      'made an admin',
      { type: 'changed', role: 'admin' },
      ['not_found', 'stale', 'admin', 'admin', 'owner_stays', 'stale'],
    ],
    [
      'made a member',
      { type: 'changed', role: 'member' },
      ['not_found', 'stale', 'member', 'member', 'owner_stays', 'stale'],
    ],
    ['crowned', { type: 'crowned' }, ['stale', 'stale', 'owner', 'owner', 'stale', 'stale']],
    ['joined', { type: 'joined' }, ['member', 'member', ...Array<string>(3).fill('already_member'), 'stale']],
    ['declined', { type: 'declined' }, ['stale', 'none', 'stale', 'stale', 'stale', 'stale']],
    ['left', { type: 'left' }, ['stale', 'stale', 'none', 'none', 'owner_stays', 'stale']],
    ['admitted', { type: 'admitted' }, ['member', 'member', ...Array<string>(3).fill('already_member'), 'stale']],
  ])('%s', (_, event, expected) => {
    expect(states.map((state) => outcome(state, event))).toEqual(expected);
  });
});

it('a banned admin is no admin any more', () => {
  expect(decideCommunity(places.admin, { type: 'banned' })).toEqual({ next: { status: 'banned', role: 'member' } });
});

it('who hands a community over stays as an admin', () => {
  expect(afterHandover).toEqual({ status: 'active', role: 'admin' });
});
