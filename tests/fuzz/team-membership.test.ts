import { expect, it } from 'vitest';
import {
  counts,
  decide,
  isActiveAdmin,
  type Kit,
  type Membership,
  type MembershipEvent,
} from '../../mocks/rules/teams/membership.ts';
import { createRandom } from '../../mocks/seed/random.ts';

// Whatever happens to the members of a team: it has an active admin, and no two players who count wear one number.
const SEQUENCES = 2000;
const STEPS = 30;
const people = [1, 2, 3, 4, 5, 6];

function randomEvent(random: ReturnType<typeof createRandom>): MembershipEvent {
  const kit: Kit = {
    roles: random.pick([[], ['admin'], ['coach'], ['manager', 'captain'], ['admin', 'captain']]),
    is_player: random.int(0, 3) > 0,
    jersey_number: random.pick([null, 0, 9, 10]),
    position: null,
  };
  const changed = random.pick<Partial<Kit>>([
    { roles: kit.roles },
    { is_player: kit.is_player },
    { jersey_number: kit.jersey_number },
    kit,
  ]);
  return random.pick<MembershipEvent>([
    { type: 'invited', kit },
    { type: 'changed', kit: changed },
    { type: 'removed' },
    { type: 'accepted' },
    { type: 'accepted' },
    { type: 'declined' },
    { type: 'left' },
    { type: 'admitted', kit },
    { type: 'joined', kit },
  ]);
}

function problemOf(team: readonly Membership[]): string | null {
  if (!team.some(isActiveAdmin)) return 'no admin';
  const worn = team.filter((one) => counts(one) && one.is_player).flatMap(({ jersey_number: n }) => n ?? []);
  return new Set(worn).size === worn.length ? null : 'a number twice';
}

it('2,000 random sequences keep an admin and unique numbers', () => {
  const seen: Record<string, number> = {};
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const random = createRandom(seed);
    let team: Membership[] = [
      { user_id: 1, status: 'active', roles: ['admin'], is_player: true, jersey_number: 10, position: null },
    ];
    const history: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const userId = random.pick(people);
      const event = randomEvent(random);
      const mine = team.find(({ user_id }) => user_id === userId);
      const others = team.filter((one) => one !== mine);
      const decision = decide({ userId, mine, others }, event);
      const said = decision.refused ?? decision.next?.status ?? 'gone';
      history.push(`${userId} ${JSON.stringify(event)} → ${said}`);
      seen[said] = (seen[said] ?? 0) + 1;
      if (decision.refused === undefined) team = decision.next ? [...others, decision.next] : others;
      const problem = problemOf(team);
      if (problem !== null) throw new Error(`seed ${seed}, ${problem}:\n${history.join('\n')}`);
    }
  }
  // the sequences reach every outcome
  expect(Object.keys(seen).toSorted()).toEqual([
    'active',
    'already_member',
    'declined',
    'gone',
    'invited',
    'jersey_number',
    'last_admin',
    'left',
    'not_found',
    'stale',
  ]);
});
