import { describe, expect, it } from 'vitest';
import { decide, type Kit, type Membership, type MembershipEvent } from './membership.ts';

const plain: Kit = { roles: [], is_player: true, jersey_number: null, position: null };
const keeper: Kit = { roles: ['captain'], is_player: true, jersey_number: 1, position: 'portier' };
const person = (status: Membership['status'] | 'none', kit: Kit = plain): Membership | undefined =>
  status === 'none' ? undefined : { user_id: 7, status, ...kit };
const other = (kit: Partial<Kit>, status: Membership['status'] = 'active', user_id = 8): Membership => ({
  ...plain,
  ...kit,
  user_id,
  status,
});
const boss = other({ roles: ['admin'] });
const after = (mine: Membership | undefined, event: MembershipEvent, others: readonly Membership[] = [boss]) => {
  const decision = decide({ userId: 7, mine, others }, event);
  return decision.refused ?? decision.next;
};
const outcome = (...args: Parameters<typeof after>) => {
  const found = after(...args);
  return typeof found === 'string' ? found : (found?.status ?? 'gone');
};
const events: Record<MembershipEvent['type'], MembershipEvent> = {
  invited: { type: 'invited', kit: plain },
  changed: { type: 'changed', kit: { position: 'portier' } },
  removed: { type: 'removed' },
  accepted: { type: 'accepted' },
  declined: { type: 'declined' },
  left: { type: 'left' },
  admitted: { type: 'admitted', kit: plain },
  joined: { type: 'joined', kit: plain },
};

describe('every state × event', () => {
  const states = ['none', 'invited', 'active', 'declined', 'left'] as const;
  it.each([
    ['invited', ['invited', 'already_member', 'already_member', 'invited', 'invited']],
    ['changed', ['not_found', 'invited', 'active', 'not_found', 'not_found']],
    ['removed', ['not_found', 'gone', 'left', 'not_found', 'not_found']],
    ['accepted', ['stale', 'active', 'stale', 'stale', 'stale']],
    ['declined', ['stale', 'declined', 'stale', 'stale', 'stale']],
    ['left', ['stale', 'stale', 'left', 'stale', 'stale']],
    ['admitted', ['active', 'active', 'already_member', 'active', 'active']],
    ['joined', ['active', 'active', 'already_member', 'active', 'active']],
  ] as const)('%s', (event, expected) => {
    expect(states.map((state) => outcome(person(state), events[event]))).toEqual(expected);
    const refuses = (state: (typeof states)[number]) =>
      decide({ userId: 7, mine: person(state), others: [boss] }, events[event]).refused ?? null;
    const refusals = new Set<string>(['stale', 'already_member', 'not_found']);
    expect(states.map(refuses)).toEqual(expected.map((one) => (refusals.has(one) ? one : null)));
  });
});

describe('what the person is in the team', () => {
  it('an invitation offers it, and accepting takes it', () => {
    const invited = after(undefined, { type: 'invited', kit: keeper });
    expect(invited).toEqual({ user_id: 7, status: 'invited', ...keeper });
    expect(after(person('invited', keeper), { type: 'accepted' })).toEqual({ user_id: 7, status: 'active', ...keeper });
  });

  it('a change keeps what it does not name', () => {
    const changed = after(person('active', keeper), { type: 'changed', kit: { jersey_number: 12 } });
    expect(changed).toEqual({ user_id: 7, status: 'active', ...keeper, jersey_number: 12 });
  });

  it.each([
    ['declined', 'invited'],
    ['left', 'active'],
    ['removed', 'active'],
  ] as const)('whoever %s has no role any more', (event, state) => {
    expect(after(person(state, keeper), events[event])).toMatchObject({ roles: [], jersey_number: 1 });
  });

  it.each(['admitted', 'joined'] as const)('%s: as given; an open invitation keeps its own', (type) => {
    const kit: Kit = { ...plain, position: 'mbrojtës' };
    for (const state of ['none', 'declined', 'left'] as const)
      expect(after(person(state, { ...keeper, roles: ['admin'] }), { type, kit })).toEqual({
        user_id: 7,
        status: 'active',
        ...kit,
      });
    expect(after(person('invited', keeper), { type, kit })).toMatchObject(keeper);
  });
});

describe('an active admin always remains', () => {
  const admin = person('active', { ...plain, roles: ['admin', 'coach'] });
  const loses: readonly MembershipEvent[] = [
    { type: 'left' },
    { type: 'removed' },
    { type: 'changed', kit: { roles: ['coach'] } },
  ];

  it.each(loses)('$type: not for the only one', (event) => {
    expect(outcome(admin, event, [])).toBe('last_admin');
    expect(outcome(admin, event, [other({ roles: ['admin'] }, 'invited'), other({ roles: ['manager'] })])).toBe(
      'last_admin',
    );
    expect(outcome(admin, event, [boss])).not.toBe('last_admin');
  });

  it('other changes of the only one are free, and others may go', () => {
    expect(outcome(admin, { type: 'changed', kit: { jersey_number: 4 } }, [])).toBe('active');
    expect(outcome(person('active'), { type: 'left' }, [])).toBe('left');
    expect(outcome(person('invited', { ...plain, roles: ['admin'] }), { type: 'removed' }, [])).toBe('gone');
    expect(outcome(person('invited', { ...plain, roles: ['admin'] }), { type: 'declined' }, [])).toBe('declined');
  });
});

describe('players who count wear different numbers', () => {
  const wants = (jersey_number: number | null, is_player = true): Kit => ({ ...plain, jersey_number, is_player });

  it.each(['active', 'invited'] as const)('one of an %s player is refused', (status) => {
    const others = [boss, other({ jersey_number: 9 }, status)];
    expect(outcome(undefined, { type: 'invited', kit: wants(9) }, others)).toBe('jersey_number');
    expect(outcome(undefined, { type: 'admitted', kit: wants(9) }, others)).toBe('jersey_number');
    expect(outcome(person('active'), { type: 'changed', kit: { jersey_number: 9 } }, others)).toBe('jersey_number');
    expect(outcome(person('active', wants(9, false)), { type: 'changed', kit: { is_player: true } }, others)).toBe(
      'jersey_number',
    );
  });

  it.each([
    ['of one who left', other({ jersey_number: 9 }, 'left')],
    ['of one who declined', other({ jersey_number: 9 }, 'declined')],
    ['of one who does not play', other({ jersey_number: 9, is_player: false })],
    ['of nobody', other({ jersey_number: 8 })],
  ])('a number %s is free', (_, one) => {
    expect(outcome(undefined, { type: 'invited', kit: wants(9) }, [boss, one])).toBe('invited');
  });

  it('a coach may have the number of a player, and several may have none; 0 is a number', () => {
    expect(outcome(undefined, { type: 'invited', kit: wants(9, false) }, [boss, other({ jersey_number: 9 })])).toBe(
      'invited',
    );
    expect(outcome(undefined, { type: 'invited', kit: wants(null) }, [boss, other({})])).toBe('invited');
    expect(outcome(undefined, { type: 'invited', kit: wants(0) }, [boss, other({ jersey_number: 0 })])).toBe(
      'jersey_number',
    );
  });

  it('who accepts or comes by a link when the number is taken has none', () => {
    const others = [boss, other({ jersey_number: 9 })];
    expect(after(person('invited', wants(9)), { type: 'accepted' }, others)).toMatchObject({
      status: 'active',
      jersey_number: null,
    });
    expect(after(undefined, { type: 'joined', kit: { ...keeper, jersey_number: 9 } }, others)).toEqual({
      user_id: 7,
      status: 'active',
      ...keeper,
      jersey_number: null,
    });
  });

  it('leaving is free whatever the number', () => {
    const others = [boss, other({ jersey_number: 9 })];
    expect(outcome(person('active', wants(9)), { type: 'left' }, others)).toBe('left');
    expect(outcome(person('invited', wants(9)), { type: 'declined' }, others)).toBe('declined');
  });
});
