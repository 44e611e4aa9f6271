import { expect, it } from 'vitest';
import {
  afterHandover,
  type CommunityMembership,
  type CommunityMembershipEvent,
  decideCommunity,
} from '../../mocks/rules/communities/membership.ts';
import { createRandom } from '../../mocks/seed/random.ts';

// Whatever happens to the people of a community: it has one owner, who is active; nobody else has a role without being active.
const SEQUENCES = 2000;
const STEPS = 40;
const people = [1, 2, 3, 4, 5, 6];
const events: readonly CommunityMembershipEvent[] = [
  { type: 'invited' },
  { type: 'removed' },
  { type: 'banned' },
  { type: 'changed', role: 'admin' },
  { type: 'changed', role: 'member' },
  { type: 'crowned' },
  { type: 'joined' },
  { type: 'joined' },
  { type: 'declined' },
  { type: 'left' },
  { type: 'admitted' },
];
type Community = ReadonlyMap<number, CommunityMembership>;

function problemOf(community: Community): string | null {
  const all = [...community.values()];
  const owners = all.filter(({ role }) => role === 'owner');
  if (owners.length !== 1) return `${owners.length} owners`;
  return all.some(({ status, role }) => status !== 'active' && role !== 'member') ? 'a role without a place' : null;
}

function after(community: Community, userId: number, event: CommunityMembershipEvent): [Community, string] {
  const decision = decideCommunity(community.get(userId), event);
  if (decision.refused !== undefined) return [community, decision.refused];
  const next = new Map(community);
  if (decision.next === null) next.delete(userId);
  else {
    if (event.type === 'crowned')
      for (const [id, { role }] of community) if (role === 'owner') next.set(id, afterHandover);
    next.set(userId, decision.next);
  }
  return [next, decision.next?.role === 'member' ? decision.next.status : (decision.next?.role ?? 'gone')];
}

it('2,000 random sequences keep one owner', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const random = createRandom(seed);
    let community: Community = new Map([[1, { status: 'active', role: 'owner' }]]);
    const history: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const userId = random.pick(people);
      const event = random.pick(events);
      const [next, said] = after(community, userId, event);
      history.push(`${userId} ${JSON.stringify(event)} → ${said}`);
      seen.add(said);
      community = next;
      const problem = problemOf(community);
      if (problem !== null) throw new Error(`seed ${seed}, ${problem}:\n${history.join('\n')}`);
    }
  }
  // the sequences reach every outcome
  expect([...seen].toSorted()).toEqual([
    'active',
    'admin',
    'already_member',
    'banned',
    'gone',
    'invited',
    'not_found',
    'owner',
    'owner_stays',
    'stale',
  ]);
});
