import { describe, expect, it } from 'vitest';
import { decideOwnerChange, type CacheOwner, type OwnerChangeEvent, type OwnerChangeState } from './owner-change.ts';

const owner = (userId: number | null, type: 'base' | 'team' = 'base'): CacheOwner => ({
  userId,
  profile: { type, entity_id: userId },
});
const idle: OwnerChangeState = { owner: owner(null), isUndecided: false, step: 'idle', next: 'wait' };
const scheduled: OwnerChangeState = { ...idle, owner: owner(1), step: 'scheduled', next: 'reload' };
const moving: OwnerChangeState = { ...scheduled, step: 'moving' };
const changed = (more: Partial<OwnerChangeEvent & { type: 'changed' }> = {}): OwnerChangeEvent => ({
  type: 'changed',
  owner: owner(1),
  isUndecided: false,
  opens: null,
  router: 'settled',
  ...more,
});
const commands = (state: OwnerChangeState, event: OwnerChangeEvent) =>
  decideOwnerChange(state, event).commands.map((command) => command.type);
const nextOf = (state: OwnerChangeState, event: OwnerChangeEvent) => decideOwnerChange(state, event).state.next;

describe('a change of user or profile (R5)', () => {
  it('switches the cache at once, and schedules the router', () => {
    expect(decideOwnerChange(idle, changed())).toEqual({
      state: scheduled,
      commands: [{ type: 'switch-cache', owner: owner(1) }, { type: 'schedule' }],
    });
    expect(commands(scheduled, changed({ owner: owner(1, 'team') }))).toEqual(['switch-cache']);
  });
  it('of the same owner, as with a forgotten password, keeps the cache', () => {
    expect(commands(idle, changed({ owner: owner(null) }))).toEqual(['schedule']);
  });
  it('several in one task are followed once, by the last address', () => {
    expect(commands(scheduled, changed())).toEqual([]);
    expect(nextOf(scheduled, changed({ opens: '/teams' }))).toEqual({ open: '/teams' });
    expect(nextOf({ ...scheduled, next: { open: '/teams' } }, changed())).toBe('reload');
  });
  it.each(['wait', 'reload', { open: '/teams' }] as const)('at the end of the task the router moves: %j', (how) => {
    expect(decideOwnerChange({ ...scheduled, next: how }, { type: 'task-ended' })).toEqual({
      state: { ...moving, next: how },
      commands: [{ type: 'move', how }],
    });
  });
  it('the new cache is shown when the router has arrived', () => {
    expect(decideOwnerChange(moving, { type: 'arrived' })).toEqual({
      state: { ...moving, step: 'idle' },
      commands: [{ type: 'show-cache' }],
    });
  });
  it('an arrival counts for the last change only', () => {
    expect(commands(moving, changed({ owner: owner(2) }))).toEqual(['switch-cache', 'schedule']);
    for (const state of [idle, scheduled])
      expect(decideOwnerChange(state, { type: 'arrived' })).toEqual({ state, commands: [] });
  });
});

describe('a session that becomes known (R17)', () => {
  const undecided: OwnerChangeState = { ...idle, isUndecided: true };

  it.each(['starting', 'navigating'] as const)('while the router is %s: its guard goes on by itself', (router) => {
    expect(nextOf(undecided, changed({ router }))).toBe('wait');
    expect(nextOf({ ...undecided, step: 'moving' }, changed({ router }))).toBe('wait');
  });
  it('on a settled page: the guard runs again', () => {
    expect(nextOf(undecided, changed())).toBe('reload');
  });
  it('after a change of the same task that needs a reload: it is still done', () => {
    expect(nextOf({ ...scheduled, isUndecided: true }, changed({ router: 'navigating' }))).toBe('reload');
    expect(nextOf({ ...scheduled, isUndecided: true, next: 'wait' }, changed({ router: 'navigating' }))).toBe('wait');
  });
  it('before the first page shows the cache at once: no page holds the previous one', () => {
    expect(commands(undecided, changed({ router: 'starting' }))).toEqual(['switch-cache', 'show-cache', 'schedule']);
    expect(commands(undecided, changed({ router: 'navigating' }))).toEqual(['switch-cache', 'schedule']);
    expect(commands(idle, changed({ router: 'starting' }))).toEqual(['switch-cache', 'schedule']);
  });
});
