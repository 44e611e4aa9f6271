import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricePerHead } from './figures.ts';
import { type Board, decideParticipation, type ParticipationEvent, type Party, sizeOf } from './participation.ts';

const START = 1_000_000;
const party = (user: number, values: Partial<Party> = {}): Party => ({
  user,
  role: 'player',
  status: 'going',
  guests: 0,
  arrived: user,
  approved: false,
  ...values,
});
/** The host (1) and two others are going, two seats are left. */
const board = (values: Partial<Board> = {}): Board => ({
  capacity: 5,
  join_policy: 'open',
  starts_at: START,
  rsvp_until: START - 100,
  host_id: 1,
  parties: [party(1, { role: 'host' }), party(2), party(3)],
  ...values,
});
type State = 'none' | Party['status'];
const states: readonly State[] = [
  'none',
  'invited',
  'requested',
  'going',
  'maybe',
  'waitlisted',
  'declined',
  'removed',
];
const ME = 9;
const placed = (state: State): Party[] =>
  state === 'none'
    ? []
    : [party(ME, { status: state, arrived: state === 'going' || state === 'waitlisted' ? 50 : null })];

/** My state afterwards, with guests, or why it is refused. */
function outcome(at: Board, event: ParticipationEvent, now = 500): string {
  const decision = decideParticipation(at, event, now);
  if (decision.refused !== undefined) return `no: ${decision.refused}`;
  const mine = decision.parties.find(({ user }) => user === ME);
  return mine ? `${mine.status}${mine.guests > 0 ? ` +${mine.guests}` : ''}` : 'gone';
}
const answer = (to: 'going' | 'maybe' | 'declined', guests = 0) =>
  ({ type: 'answered', user: ME, answer: to, guests }) as const;
const invitation = (byManager: boolean, named: boolean) => ({ type: 'invited', user: ME, byManager, named }) as const;
const all = (value: string) => states.map(() => value);
const IN = 'no: already_in';

describe('every state × event', () => {
  const room: Partial<Board> = {};
  const full: Partial<Board> = { capacity: 3 };
  const asks: Partial<Board> = { join_policy: 'approval' };
  it.each<[string, Partial<Board>, ParticipationEvent, readonly string[]]>([
    // from: none, invited, requested, going, maybe, waitlisted, declined, removed
    ['going, with room', room, answer('going'), [...Array<string>(7).fill('going'), 'no: removed']],
    [
      'going, all seats taken',
      full,
      answer('going'),
      ['waitlisted', 'waitlisted', 'waitlisted', 'going', 'waitlisted', 'waitlisted', 'waitlisted', 'no: removed'],
    ],
    [
      'going with one guest, with room for both',
      room,
      answer('going', 1),
      [...Array<string>(5).fill('going +1'), 'no: event_full', 'going +1', 'no: removed'],
    ],
    [
      'going with three guests, and two seats left',
      room,
      answer('going', 3),
      [
        'waitlisted +3',
        'waitlisted +3',
        'waitlisted +3',
        'no: event_full',
        'waitlisted +3',
        'no: event_full',
        'waitlisted +3',
        'no: removed',
      ],
    ],
    [
      'going where somebody has to approve',
      asks,
      answer('going'),
      ['requested', 'requested', 'requested', 'going', 'requested', 'going', 'requested', 'no: removed'],
    ],
    ['maybe', room, answer('maybe'), [...Array<string>(7).fill('maybe'), 'no: removed']],
    ['not going', room, answer('declined'), [...Array<string>(7).fill('declined'), 'no: removed']],
    [
      'invited by name, by a manager',
      room,
      invitation(true, true),
      ['invited', IN, 'going', IN, IN, IN, 'invited', 'invited'],
    ],
    ['invited by name, by a player', room, invitation(false, true), ['invited', IN, IN, IN, IN, IN, 'invited', IN]],
    ['invited with a team, by a manager', room, invitation(true, false), ['invited', IN, 'going', IN, IN, IN, IN, IN]],
    ['invited with a team, by a player', room, invitation(false, false), ['invited', IN, IN, IN, IN, IN, IN, IN]],
    [
      'approved, with room',
      asks,
      { type: 'approved', user: ME },
      ['no: not_found', 'no: stale', 'going', ...Array<string>(5).fill('no: stale')],
    ],
    [
      'approved, all seats taken',
      { ...asks, capacity: 3 },
      { type: 'approved', user: ME },
      ['no: not_found', 'no: stale', 'waitlisted', ...Array<string>(5).fill('no: stale')],
    ],
    [
      'rejected',
      asks,
      { type: 'rejected', user: ME },
      ['no: not_found', 'no: stale', 'declined', ...Array<string>(5).fill('no: stale')],
    ],
    [
      'removed',
      room,
      { type: 'removed', user: ME },
      ['no: not_found', ...Array<string>(6).fill('removed'), 'no: stale'],
    ],
    ['gone', room, { type: 'gone', user: ME }, ['no: not_found', ...Array<string>(7).fill('gone')]],
  ])('%s', (_, values, event, expected) => {
    expect(
      states.map((state) => {
        const at = board(values);
        return outcome({ ...at, parties: [...at.parties, ...placed(state)] }, event);
      }),
    ).toEqual(expected);
  });

  it.each<[string, ParticipationEvent, number, readonly string[]]>([
    [
      'going after the answers closed',
      answer('going'),
      START - 100,
      [...all('no: answer_closed').slice(1), 'no: removed'],
    ],
    [
      'maybe after the answers closed',
      answer('maybe'),
      START - 100,
      [...all('no: answer_closed').slice(1), 'no: removed'],
    ],
    ['not going until the start', answer('declined'), START - 1, [...Array<string>(7).fill('declined'), 'no: removed']],
    ['not going after the start', answer('declined'), START, [...all('no: answer_closed').slice(1), 'no: removed']],
    ['invited after the start', invitation(true, true), START, all('no: answer_closed')],
  ])('%s', (_, event, now, expected) => {
    expect(
      states.map((state) => outcome(board({ parties: [...board().parties, ...placed(state)] }), event, now)),
    ).toEqual(expected);
  });
});

const after = (at: Board, event: ParticipationEvent, now = 500): Board => {
  const decision = decideParticipation(at, event, now);
  if (decision.refused !== undefined) throw new Error(decision.refused);
  return { ...at, parties: decision.parties };
};
const seats = (at: Board) =>
  at.parties
    .filter(({ status }) => status === 'going')
    .map(({ user, guests }) => (guests ? `${user} +${guests}` : `${user}`));
const waits = (at: Board) =>
  at.parties
    .filter(({ status }) => status === 'waitlisted')
    .toSorted((a, b) => (a.arrived ?? 0) - (b.arrived ?? 0))
    .map(({ user }) => user);

describe('the waiting list', () => {
  const full = () => board({ capacity: 3 });
  it('is in the order of arrival, also where the clock stands still', () => {
    const at = [8, 5, 7].reduce((now, user) => after(now, { ...answer('going'), user }), full());
    expect(waits(at)).toEqual([8, 5, 7]);
  });

  it('moves on when somebody leaves, and tells who has a seat by it', () => {
    const at = [8, 5].reduce((now, user) => after(now, { ...answer('going'), user }), full());
    const decision = decideParticipation(at, { ...answer('declined'), user: 2 }, 600);
    expect(decision).toMatchObject({ promoted: [8] });
  });

  it('a party that does not fit keeps those behind it waiting', () => {
    const pair = after(full(), { ...answer('going', 1), user: 8 });
    const at = after(pair, { ...answer('going'), user: 5 });
    const one = after(at, { ...answer('declined'), user: 2 });
    expect([seats(one), waits(one)]).toEqual([
      ['1', '3'],
      [8, 5],
    ]);
    const two = after(one, { ...answer('declined'), user: 3 });
    expect([seats(two), waits(two)]).toEqual([['1', '8 +1'], [5]]);
  });

  it('a party larger than all seats together is refused', () => {
    expect(outcome(board({ capacity: 3 }), answer('going', 3))).toBe('no: event_full');
    expect(outcome(board({ capacity: 4 }), answer('going', 3))).toBe('waitlisted +3');
  });

  it('whoever comes later stands behind, also when one seat is left', () => {
    const at = after(board({ capacity: 4 }), { ...answer('going', 1), user: 8 });
    expect(outcome(at, answer('going'))).toBe('waitlisted');
  });

  it('more guests are refused while somebody waits, fewer make room', () => {
    const pair = after(board({ capacity: 4 }), { ...answer('going', 1), user: 3 });
    expect(pair.parties.find(({ user }) => user === 3)).toMatchObject({ guests: 1 });
    const at = after(pair, { ...answer('going'), user: 8 });
    expect(decideParticipation(at, { ...answer('going', 2), user: 3 }, 500)).toEqual({ refused: 'event_full' });
    expect(decideParticipation(at, { ...answer('going'), user: 3 }, 500)).toMatchObject({ promoted: [8] });
  });

  it('goes by turns, not by the order of the records; a new turn comes after all others, and not before now', () => {
    const at = board({
      capacity: 3,
      parties: [
        ...board().parties,
        party(8, { status: 'waitlisted', arrived: 900 }),
        party(5, { status: 'waitlisted', arrived: 40 }),
      ],
    });
    expect(decideParticipation(at, { ...answer('declined'), user: 2 }, 500)).toMatchObject({ promoted: [5] });
    const turnOf = (one: Board, user: number) => one.parties.find((any) => any.user === user)?.arrived;
    expect(turnOf(after(at, { ...answer('going'), user: 7 }), 7)).toBe(901);
    expect(turnOf(after(at, { ...answer('declined'), user: 2 }), 5)).toBe(901);
    expect(turnOf(after(board(), { ...answer('going'), user: 7 }), 7)).toBe(500);
  });

  it('somebody who finds a seat was not promoted to it', () => {
    expect(decideParticipation(board(), answer('going', 1), 500)).toMatchObject({ promoted: [] });
  });

  it('a free seat is not for more guests while a larger party waits for it', () => {
    const at = after(board({ capacity: 4 }), { ...answer('going', 1), user: 8 });
    expect(decideParticipation(at, { ...answer('going', 1), user: 3 }, 500)).toEqual({ refused: 'event_full' });
  });

  it('gets the seats of a larger event at once; one smaller than the heads that are going is refused', () => {
    const at = after(full(), { ...answer('going'), user: 8 });
    expect(decideParticipation({ ...at, capacity: 4 }, { type: 'resized' }, 500)).toMatchObject({ promoted: [8] });
    expect(decideParticipation({ ...at, capacity: 2 }, { type: 'resized' }, 500)).toEqual({ refused: 'event_full' });
    expect(decideParticipation({ ...at, capacity: 3 }, { type: 'resized' }, 500)).toMatchObject({ promoted: [] });
  });

  it('ends with the start of the event', () => {
    const at = after(full(), { ...answer('going'), user: 8 });
    const leaves = { type: 'removed', user: 2 } as const;
    expect(decideParticipation(at, leaves, START - 1)).toMatchObject({ promoted: [8] });
    expect(decideParticipation(at, leaves, START)).toMatchObject({ promoted: [] });
  });
});

describe('the host', () => {
  it('stays, but may give up the seat and take it again without asking', () => {
    const at = board({ join_policy: 'approval' });
    expect(decideParticipation(at, { type: 'removed', user: 1 }, 500)).toEqual({ refused: 'host_stays' });
    const left = after(at, { ...answer('declined'), user: 1 });
    expect(left.parties[0]).toMatchObject({ role: 'host', status: 'declined' });
    expect(decideParticipation(left, { ...invitation(true, true), user: 1 }, 500)).toEqual({ refused: 'already_in' });
    expect(after(left, { ...answer('going'), user: 1 }).parties[0]).toMatchObject({ role: 'host', status: 'going' });
  });

  it('is who the event says when they had no part in it', () => {
    const at = board({ parties: [party(2)], join_policy: 'approval' });
    expect(after(at, { ...answer('going'), user: 1 }).parties[1]).toMatchObject({ role: 'host', status: 'going' });
  });
});

describe('approval', () => {
  const asks = board({ join_policy: 'approval' });
  it('an invitation by a manager is one, by a player it is not, and whoever was removed has none', () => {
    expect(outcome(after(asks, invitation(true, false)), answer('going'))).toBe('going');
    expect(outcome(after(asks, invitation(false, true)), answer('going'))).toBe('requested');
    const removed = after(after(asks, invitation(true, true)), { type: 'removed', user: ME });
    expect(removed.parties.at(-1)).toEqual(party(ME, { status: 'removed', arrived: null, approved: false }));
  });

  it('of somebody who asked comes with an invitation, too', () => {
    const at = after(after(asks, answer('going')), invitation(true, false));
    expect(at.parties.at(-1)).toMatchObject({ status: 'going', approved: true });
  });

  it('comes until the start, and a request waits until then', () => {
    const at = after(asks, answer('going', 2));
    expect(outcome(at, { type: 'approved', user: ME }, START - 1)).toBe('waitlisted +2');
    expect(outcome(at, { type: 'approved', user: ME }, START)).toBe('no: answer_closed');
    expect(outcome(at, { type: 'rejected', user: ME }, START)).toBe('no: answer_closed');
  });
});

const PEOPLE = 30;
const anyone = fc.integer({ min: 1, max: PEOPLE });
const deeds = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('answered' as const),
      answer: fc.constantFrom('going', 'going', 'going', 'maybe', 'declined'),
      guests: fc.constantFrom(0, 0, 1, 2, 3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('invited' as const), byManager: fc.boolean(), named: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom('approved', 'approved', 'rejected', 'removed', 'gone') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('resized' as const), capacity: fc.integer({ min: 2, max: 20 }) }),
  },
);
const steps = fc.array(fc.record({ user: anyone, wait: fc.constantFrom(0, 0, 0, 5), deed: deeds }), {
  minLength: 30,
  maxLength: 90,
});
const sequences = fc.record({
  capacity: fc.integer({ min: 2, max: 16 }),
  join_policy: fc.constantFrom('open', 'approval'),
  price: fc.integer({ min: 1, max: 30_000 }),
  length: fc.integer({ min: 20, max: 70 }),
  steps,
});
const waiting = (parties: readonly Party[]) =>
  parties.filter(({ status }) => status === 'waitlisted').toSorted((a, b) => (a.arrived ?? 0) - (b.arrived ?? 0));

/** What is wrong with a board, whatever happened; plain comparisons, because there are half a million boards. */
function wrongWith(
  at: Board,
  { now, price, approved }: { now: number; price: number; approved: Set<number> },
): string[] {
  const { parties, capacity } = at;
  const heads = parties.reduce((sum, one) => sum + (one.status === 'going' ? sizeOf(one) : 0), 0);
  const together = (pricePerHead({ price_total: price, capacity }, heads) ?? 0) * heads;
  const [first] = waiting(parties);
  const turns = parties.flatMap(({ arrived }) => arrived ?? []);
  const isIn = ({ status }: Party) => status === 'going' || status === 'waitlisted';
  const checks: [string, boolean][] = [
    ['more heads than seats', heads <= capacity],
    ['free seats for the first in line', !first || now >= at.starts_at || heads + sizeOf(first) > capacity],
    ['in without approval', at.join_policy === 'open' || parties.every((one) => !isIn(one) || approved.has(one.user))],
    ['somebody twice', new Set(parties.map(({ user }) => user)).size === parties.length],
    ['two of one turn', new Set(turns).size === turns.length],
    ['less than the court costs', heads === 0 || together >= price],
    ['too much for the court', heads === 0 || together < price + 50 * heads],
  ];
  return checks.flatMap(([name, holds]) => (holds ? [] : [name]));
}

it('5,000 random sequences of 30 people keep every promise', () => {
  let promotions = 0;
  let refusals = 0;
  let afterStart = 0;
  fc.assert(
    fc.property(sequences, ({ capacity, join_policy, price, length, steps: taken }) => {
      let at: Board = { capacity, join_policy, starts_at: length, rsvp_until: length - 5, host_id: 1, parties: [] };
      const approved = new Set([1]);
      let now = 0;
      for (const { user, wait, deed } of taken) {
        now += wait;
        const before: Board = deed.type === 'resized' ? { ...at, capacity: deed.capacity } : at;
        const decision = decideParticipation(before, { ...deed, user } as ParticipationEvent, now); // each has what its kind needs
        if (decision.refused !== undefined) {
          refusals += 1;
          continue;
        }
        const inLine = waiting(at.parties).map((one) => one.user);
        const line = inLine.filter((one) => deed.type === 'resized' || one !== user);
        const moved = decision.promoted.filter((one) => line.includes(one));
        promotions += moved.length;
        const wasApproved = at.parties.find((one) => one.user === user)?.approved === true;
        if (deed.type === 'approved' || (deed.type === 'invited' && deed.byManager)) approved.add(user);
        const leaves = deed.type === 'answered' && deed.answer !== 'going' && !wasApproved;
        if ((leaves || deed.type === 'gone' || deed.type === 'removed') && user !== 1) approved.delete(user);
        at = { ...before, parties: decision.parties };
        const wrong = wrongWith(at, { now, price, approved });
        if (moved.join(' ') !== line.slice(0, moved.length).join(' ')) wrong.push('promoted out of turn');
        if (now >= length && line.length > 0) afterStart += 1; // somebody still waits
        if (now >= length && decision.promoted.length > 0) wrong.push('promoted after the start');
        if (wrong.length > 0) throw new Error(wrong.join(', '));
      }
    }),
    { numRuns: 5000, seed: 41 },
  );
  expect(promotions).toBeGreaterThan(2000);
  expect(refusals).toBeGreaterThan(5000);
  expect(afterStart).toBeGreaterThan(1000);
});
