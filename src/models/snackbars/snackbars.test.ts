import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_VISIBLE_SNACKBARS,
  SNACKBAR_COLORS,
  decideSnackbars,
  noSnackbars,
  type SnackbarCommand,
  type SnackbarEvent,
  type SnackbarRequest,
  type SnackbarState,
} from './snackbars.ts';
import type { Wording } from './wording.ts';

const after = (...events: SnackbarEvent[]): SnackbarState =>
  events.reduce((state, event) => decideSnackbars(state, event).state, noSnackbars);
const requested = (text: string, more: Partial<SnackbarRequest> = {}): SnackbarEvent => ({
  type: 'requested',
  requests: [{ message: { text }, ...more }],
});
const shown = (state: SnackbarState): string[] => state.visible.map(({ id, message }) => `${id} ${words(message)}`);
const waiting = (state: SnackbarState): string[] => state.queued.map(({ message }) => words(message));
const words = (wording: Wording): string => ('text' in wording ? wording.text : wording.key);
const timer = (id: string, ms = 5000): SnackbarCommand => ({ type: 'start-timer', id, ms });
const four = (): SnackbarState => after(requested('a'), requested('b'), requested('c'), requested('d'));

describe('a snackbar', () => {
  it('[ENT-17] [ENT-182] [ENT-183] [ENT-184] [ENT-185] [ENT-186] [ENT-187] keeps what it was given', () => {
    const actions = [{ label: { text: 'Undo' }, onClick: () => {} }];
    const state = after(requested('Gone', { title: { text: 'Booking' }, color: 'success', timeout: 1000, actions }));
    expect(state.visible).toEqual([
      {
        id: 'snackbar-1',
        message: { text: 'Gone' },
        title: { text: 'Booking' },
        color: 'success',
        timeout: 1000,
        actions,
      },
    ]);
  });

  it('[ENT-186] has defaults for the rest', () => {
    expect(after(requested('a')).visible[0]).toEqual({
      id: 'snackbar-1',
      message: { text: 'a' },
      title: null,
      color: 'info',
      timeout: 5000,
      actions: [],
    });
  });

  it('[ENT-18] has one of three colours', () => expect(SNACKBAR_COLORS).toEqual(['info', 'error', 'success']));
});

describe('requested', () => {
  it('[UI-03] starts the timer of the default', () => {
    expect(decideSnackbars(noSnackbars, requested('a')).commands).toEqual([timer('snackbar-1')]);
  });

  it('[UI-02] several at once are shown in order, each with its timer', () => {
    const requests = [{ message: { text: 'a' } }, { message: { text: 'b' }, timeout: 7 }];
    const decision = decideSnackbars(noSnackbars, { type: 'requested', requests });
    expect(shown(decision.state)).toEqual(['snackbar-1 a', 'snackbar-2 b']);
    expect(decision.commands).toEqual([timer('snackbar-1'), timer('snackbar-2', 7)]);
  });

  it('the fourth waits, and its time does not run', () => {
    const decision = decideSnackbars(after(requested('a'), requested('b'), requested('c')), requested('d'));
    expect([shown(decision.state), waiting(decision.state), decision.commands]).toEqual([
      ['snackbar-1 a', 'snackbar-2 b', 'snackbar-3 c'],
      ['d'],
      [],
    ]);
  });

  it('the same text replaces in place, and the timer restarts', () => {
    const decision = decideSnackbars(after(requested('a'), requested('b')), requested('a', { color: 'error' }));
    expect(shown(decision.state)).toEqual(['snackbar-3 a', 'snackbar-2 b']);
    expect(decision.commands).toEqual([timer('snackbar-3')]);
  });

  it('the same text replaces a queued one', () => {
    const decision = decideSnackbars(four(), requested('d', { timeout: 7 }));
    expect(decision.state.queued.map(({ id, timeout }) => [id, timeout])).toEqual([['snackbar-5', 7]]);
    expect(decision.commands).toEqual([]);
  });

  it('another title, key or parameter is another message', () => {
    const key = (profile: string): Wording => ({ key: 'snackbars.switched', params: { profile } });
    const state = after(
      { type: 'requested', requests: [{ message: key('A') }] },
      { type: 'requested', requests: [{ message: key('B') }] },
      { type: 'requested', requests: [{ message: key('A'), title: { text: 'T' } }] },
      { type: 'requested', requests: [{ message: key('A') }] },
    );
    expect(state.visible.map(({ id }) => id)).toEqual(['snackbar-4', 'snackbar-2', 'snackbar-3']);
  });
});

describe.each([
  ['[UI-02] elapsed', (id: string): SnackbarEvent => ({ type: 'elapsed', id })],
  ['dismissed', (id: string): SnackbarEvent => ({ type: 'dismissed', id })],
])('%s', (_, event) => {
  it('removes it, and the next one is shown with its own timer', () => {
    const decision = decideSnackbars(four(), event('snackbar-2'));
    expect([shown(decision.state), waiting(decision.state)]).toEqual([
      ['snackbar-1 a', 'snackbar-3 c', 'snackbar-4 d'],
      [],
    ]);
    expect(decision.commands).toEqual([timer('snackbar-4')]);
  });

  it.each(['snackbar-9', 'snackbar-4'])('changes nothing for one that is not visible: %s', (id) => {
    const state = four();
    expect(decideSnackbars(state, event(id))).toEqual({ state, commands: [] });
  });

  it('changes nothing when there is none', () =>
    expect(decideSnackbars(noSnackbars, event('snackbar-1')).state).toBe(noSnackbars));
});

describe('action-chosen', () => {
  const action = { label: { text: 'Undo' }, onClick: () => {} };

  it('[ENT-187] runs the action and removes the snackbar', () => {
    const decision = decideSnackbars(after(requested('a', { actions: [action] })), {
      type: 'action-chosen',
      id: 'snackbar-1',
      index: 0,
    });
    expect([decision.commands, decision.state.visible]).toEqual([[{ type: 'run-action', action }], []]);
  });

  it.each([
    ['snackbar-1', 1],
    ['snackbar-2', 0],
  ])('%s, %i is no action: nothing happens', (id, index) => {
    const state = after(requested('a', { actions: [action] }));
    expect(decideSnackbars(state, { type: 'action-chosen', id, index })).toEqual({ state, commands: [] });
  });
});

describe('held and released', () => {
  const held = (): SnackbarState => after(requested('a'), requested('b'), { type: 'held' });

  it('nothing elapses under the pointer, and afterwards each gets its whole time', () => {
    const kept = decideSnackbars(held(), { type: 'elapsed', id: 'snackbar-1' }).state;
    expect(shown(kept)).toHaveLength(2);
    const released = decideSnackbars(kept, { type: 'released' });
    expect(released.commands).toEqual([timer('snackbar-1'), timer('snackbar-2')]);
    expect(released.state.isHeld).toBe(false);
  });

  it('a second hold and a release without hold change nothing', () => {
    const state = held();
    expect(decideSnackbars(state, { type: 'held' }).state).toBe(state);
    expect(decideSnackbars(noSnackbars, { type: 'released' })).toEqual({ state: noSnackbars, commands: [] });
  });

  it('one dismissed by hand ends the hold: its element reports no leave event', () => {
    const decision = decideSnackbars(held(), { type: 'dismissed', id: 'snackbar-1' });
    expect(decision.state.isHeld).toBe(false);
    expect(decision.commands).toEqual([timer('snackbar-2')]);
  });

  it('a miss does not end it', () =>
    expect(decideSnackbars(held(), { type: 'dismissed', id: 'snackbar-9' }).state.isHeld).toBe(true));
});

it('[UI-02] [ENT-182] random events: at most three visible, ids unique, none queued beside a free place, all removed in the end', () => {
  const event = fc.oneof(
    fc
      .constantFrom('a', 'b', 'c', 'd', 'e', 'f')
      .map((text) => requested(text, { actions: [{ label: { text }, onClick: () => {} }] })),
    fc
      .tuple(fc.constantFrom('elapsed' as const, 'dismissed' as const), fc.nat(12))
      .map(([type, n]): SnackbarEvent => ({ type, id: `snackbar-${n}` })),
    fc
      .tuple(fc.nat(12), fc.nat(1))
      .map(([n, index]): SnackbarEvent => ({ type: 'action-chosen', id: `snackbar-${n}`, index })),
    fc.constantFrom<SnackbarEvent>({ type: 'held' }, { type: 'released' }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = noSnackbars;
      const timers = new Set<string>();
      const apply = (next: SnackbarEvent): void => {
        const decision = decideSnackbars(state, next);
        if (next.type === 'elapsed') timers.delete(next.id);
        for (const command of decision.commands) if (command.type === 'start-timer') timers.add(command.id);
        state = decision.state;
        const all = [...state.visible, ...state.queued].map(({ id }) => id);
        expect(new Set(all).size).toBe(all.length);
        expect(state.visible.length).toBeLessThanOrEqual(MAX_VISIBLE_SNACKBARS);
        expect(state.visible.length === MAX_VISIBLE_SNACKBARS || state.queued.length === 0).toBe(true);
      };
      // a real timer fires only when it runs
      for (const next of events) if (next.type !== 'elapsed' || timers.has(next.id)) apply(next);
      apply({ type: 'released' });
      for (let id = [...timers][0]; id !== undefined; id = [...timers][0]) apply({ type: 'elapsed', id });
      expect([state.visible, state.queued]).toEqual([[], []]);
    }),
    { numRuns: 2000 },
  );
});
