import { describe, expect, it } from 'vitest';
import { decideEntry, type Entry, type EntryBoard, type EntryEvent } from './entries.ts';

const NOW = 1_000;
const ME = 9;
const entry = (changes: Partial<Entry>): Entry => ({
  team: ME,
  application: null,
  turn: null,
  place: null,
  ...changes,
});
const board = (changes: Partial<EntryBoard> = {}): EntryBoard => ({
  phase: 'registration',
  max_teams: 4,
  auto_accept: false,
  registration_opens_at: 0,
  closes_at: 2_000,
  entries: [],
  ...changes,
});

/** How a team may stand. */
const states = {
  none: entry({}),
  pending: entry({ application: 'pending' }),
  waitlisted: entry({ application: 'waitlisted', turn: 5 }),
  accepted: entry({ application: 'accepted', place: 'active' }),
  rejected: entry({ application: 'rejected' }),
  withdrawn: entry({ application: 'withdrawn' }),
  expired: entry({ application: 'expired' }),
  added: entry({ place: 'active' }),
  disqualified: entry({ application: 'accepted', place: 'disqualified' }),
  left: entry({ application: 'withdrawn', place: 'withdrawn' }),
} as const;
type State = keyof typeof states;
const events = [
  'applied',
  'accepted',
  'rejected',
  'waitlisted',
  'withdrew',
  'added',
  'withdrawn',
  'disqualified',
  'expired',
] as const satisfies readonly EntryEvent['type'][];

/** `application place` afterwards, or the refusal. */
function outcome(on: EntryBoard, type: (typeof events)[number]): string {
  const decision = decideEntry(on, { type, team: ME }, NOW);
  if (decision.refused !== undefined) return decision.refused;
  const mine = decision.entries.find(({ team }) => team === ME);
  return `${mine?.application ?? '-'} ${mine?.place ?? '-'}`;
}
const row = (state: State, changes: Partial<EntryBoard> = {}) => {
  const entries = state === 'none' ? [] : [states[state]];
  return events.map((type) => outcome(board({ entries, ...changes }), type));
};

describe('every state × every event while teams register, with room', () => {
  const asks = 'pending -';
  const cells: Record<State, readonly string[]> = {
    none: [asks, 'not_found', 'not_found', 'not_found', 'not_found', '- active', 'not_found', 'not_found', 'stale'],
    pending: [
      'already_applied',
      'accepted active',
      'rejected -',
      'waitlisted -',
      'withdrawn -',
      'accepted active',
      'not_found',
      'not_found',
      'expired -',
    ],
    waitlisted: [
      'already_applied',
      'accepted active',
      'rejected -',
      'stale',
      'withdrawn -',
      'accepted active',
      'not_found',
      'not_found',
      'stale',
    ],
    accepted: [
      'already_applied',
      'stale',
      'stale',
      'stale',
      'withdrawn -',
      'already_entered',
      'withdrawn -',
      'accepted disqualified',
      'stale',
    ],
    rejected: [asks, 'stale', 'stale', 'stale', 'stale', 'rejected active', 'not_found', 'not_found', 'stale'],
    withdrawn: [asks, 'stale', 'stale', 'stale', 'stale', 'withdrawn active', 'not_found', 'not_found', 'stale'],
    expired: [asks, 'stale', 'stale', 'stale', 'stale', 'expired active', 'not_found', 'not_found', 'stale'],
    added: [
      'already_applied',
      'not_found',
      'not_found',
      'not_found',
      'not_found',
      'already_entered',
      '- -',
      '- disqualified',
      'stale',
    ],
    disqualified: [
      'already_applied',
      'stale',
      'stale',
      'stale',
      'stale',
      'already_entered',
      'entry_over',
      'entry_over',
      'stale',
    ],
    left: [
      'already_applied',
      'stale',
      'stale',
      'stale',
      'stale',
      'already_entered',
      'entry_over',
      'entry_over',
      'stale',
    ],
  };
  const all = Object.keys(states) as State[]; // its keys
  it.each(all)('%s', (state) => {
    expect(row(state)).toEqual(cells[state]);
  });
});

describe('in the other phases', () => {
  const late = { phase: 'ongoing' } as const;

  it('nobody enters once the draw is made, and who leaves keeps the name', () => {
    expect(row('none', late)).toEqual([
      'registration_closed',
      'not_found',
      'not_found',
      'not_found',
      'not_found',
      'competition_started',
      'not_found',
      'not_found',
      'stale',
    ]);
    expect(row('pending', late)).toEqual([
      'already_applied',
      'competition_started',
      'rejected -',
      'competition_started',
      'withdrawn -',
      'competition_started',
      'not_found',
      'not_found',
      'expired -',
    ]);
    expect(row('accepted', late)).toEqual([
      'already_applied',
      'stale',
      'stale',
      'stale',
      'withdrawn withdrawn',
      'already_entered',
      'withdrawn withdrawn',
      'accepted disqualified',
      'stale',
    ]);
    expect(outcome(board({ phase: 'ready', entries: [states.accepted] }), 'withdrew')).toBe('withdrawn -');
  });

  it.each(['finished', 'cancelled'] as const)('%s: it is over', (phase) => {
    expect(row('accepted', { phase })).toEqual([
      'already_applied',
      'stale',
      'stale',
      'stale',
      'competition_over',
      'already_entered',
      'competition_over',
      'competition_over',
      'stale',
    ]);
    expect([outcome(board({ phase, entries: [states.pending] }), 'accepted'), row('none', { phase })[5]]).toEqual([
      'competition_over',
      'competition_over',
    ]);
  });

  it('a draft takes teams that its organizer adds, and no applications', () => {
    expect([row('none', { phase: 'draft' })[0], row('none', { phase: 'draft' })[5]]).toEqual([
      'registration_closed',
      '- active',
    ]);
  });

  it('one may apply from the opening until the close, which is too late', () => {
    const at = (registration_opens_at: number | null, closes_at: number) =>
      row('none', { registration_opens_at, closes_at })[0];
    expect([at(NOW, NOW + 1), at(null, NOW + 1), at(NOW + 1, NOW + 2), at(0, NOW)]).toEqual([
      'pending -',
      'pending -',
      'registration_closed',
      'registration_closed',
    ]);
  });
});

describe('places', () => {
  const taken = (count: number) =>
    Array.from({ length: count }, (_, team) => entry({ team: team + 20, place: 'active' }));
  const waiting = (team: number, turn: number) => entry({ team, application: 'waitlisted', turn });

  it('a full one accepts and adds nobody', () => {
    const full = { entries: [...taken(4), states.pending] };
    expect(outcome(board(full), 'accepted')).toBe('competition_full');
    expect(outcome(board({ entries: taken(4) }), 'added')).toBe('competition_full');
    expect(outcome(board({ entries: [...taken(3), states.pending] }), 'accepted')).toBe('accepted active');
  });

  it('who is out takes none', () => {
    const out = [entry({ team: 30, place: 'disqualified' }), entry({ team: 31, place: 'withdrawn' })];
    expect(outcome(board({ entries: [...taken(3), ...out, states.pending] }), 'accepted')).toBe('accepted active');
  });

  it('the waiting list moves up by turn, whoever leaves', () => {
    const line = [waiting(41, 7), waiting(40, 3)];
    for (const type of ['withdrew', 'withdrawn', 'disqualified'] as const) {
      const decision = decideEntry(
        board({ entries: [...taken(3), states.accepted, ...line] }),
        { type, team: ME },
        NOW,
      );
      expect(decision).toMatchObject({ promoted: [40] });
      expect(decision.refused === undefined && decision.entries.find(({ team }) => team === 40)).toEqual({
        team: 40,
        application: 'accepted',
        turn: null,
        place: 'active',
      });
    }
  });

  it('more places are for as many of the waiting list, and fewer than there are teams are refused', () => {
    const line = [waiting(41, 7), waiting(40, 3), waiting(42, 9)];
    const resized = (max_teams: number) =>
      decideEntry(board({ max_teams, entries: [...taken(4), ...line] }), { type: 'resized' }, NOW);
    expect(resized(6)).toMatchObject({ promoted: [40, 41] });
    expect(resized(4)).toMatchObject({ promoted: [] });
    expect(resized(3)).toEqual({ refused: 'competition_full' });
  });

  it('nobody moves up once the draw is made', () => {
    const entries = [...taken(3), states.accepted, waiting(40, 3)];
    expect(decideEntry(board({ phase: 'ready', entries }), { type: 'withdrew', team: ME }, NOW)).toMatchObject({
      promoted: [],
    });
  });

  it('the waiting list is in order also where the clock stands still', () => {
    const entries = [waiting(40, NOW), states.pending];
    const decision = decideEntry(board({ entries }), { type: 'waitlisted', team: ME }, NOW);
    expect(decision.refused === undefined && decision.entries.find(({ team }) => team === ME)?.turn).toBe(NOW + 1);
  });

  it('auto_accept gives a place at once, or one on the waiting list', () => {
    const auto = (entries: Entry[]) => outcome(board({ auto_accept: true, entries }), 'applied');
    expect([auto([]), auto(taken(4)), auto([waiting(40, 1)])]).toEqual([
      'accepted active',
      'waitlisted -',
      'waitlisted -',
    ]);
  });
});
