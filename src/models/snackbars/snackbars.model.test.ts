import { allSettled, createEvent, createStore, fork, sample, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { snackbarRequested } from './snackbar-requests.model.ts';
import {
  $queuedSnackbars,
  $snackbars,
  snackbarActionChosen,
  snackbarDismissed,
  snackbarsHeld,
  snackbarsReleased,
} from './snackbars.model.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const say = (scope: Scope, text: string, timeout?: number) =>
  allSettled(snackbarRequested, { scope, params: { message: { text }, timeout } });
const texts = (scope: Scope) =>
  scope.getState($snackbars).map(({ message }) => ('text' in message ? message.text : message.key));

describe('time', () => {
  it.each([
    [4900, 1],
    [4999, 1],
    [5000, 0],
    [5001, 0],
  ])('[UI-03] after %i ms there are %i', async (ms, left) => {
    const scope = fork();
    await say(scope, 'a');
    vi.advanceTimersByTime(ms);
    expect(texts(scope)).toHaveLength(left);
  });

  it.each([
    [999, 1],
    [1000, 0],
  ])('[UI-02] [ENT-186] of its own timeout 1000: after %i ms there are %i', async (ms, left) => {
    const scope = fork();
    await say(scope, 'a', 1000);
    vi.advanceTimersByTime(ms);
    expect(texts(scope)).toHaveLength(left);
  });

  it('one that waited is seen for its whole time', async () => {
    const scope = fork();
    for (const text of ['a', 'b', 'c', 'd']) await say(scope, text);
    expect(scope.getState($queuedSnackbars)).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(texts(scope)).toEqual(['d']);
    vi.advanceTimersByTime(4999);
    expect(texts(scope)).toEqual(['d']);
    vi.advanceTimersByTime(1);
    expect(texts(scope)).toEqual([]);
  });

  it('the same text requested again stays 5 s from then', async () => {
    const scope = fork();
    await say(scope, 'a');
    vi.advanceTimersByTime(3000);
    await say(scope, 'a');
    vi.advanceTimersByTime(4999);
    expect(texts(scope)).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(texts(scope)).toEqual([]);
  });

  it('held ones stay, and go 5 s after the release', async () => {
    const scope = fork();
    await say(scope, 'a');
    await allSettled(snackbarsHeld, { scope });
    vi.advanceTimersByTime(60_000);
    expect(texts(scope)).toEqual(['a']);
    await allSettled(snackbarsReleased, { scope });
    vi.advanceTimersByTime(4999);
    expect(texts(scope)).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(texts(scope)).toEqual([]);
  });
});

it('two messages of one tick are both shown and both leave', async () => {
  const happened = createEvent();
  sample({ clock: happened, fn: () => ({ message: { text: 'a' } }), target: snackbarRequested });
  sample({ clock: happened, fn: () => ({ message: { text: 'b' } }), target: snackbarRequested });
  const scope = fork();
  await allSettled(happened, { scope });
  expect(texts(scope)).toEqual(['a', 'b']);
  vi.advanceTimersByTime(5000);
  expect(texts(scope)).toEqual([]);
});

it('dismissed by hand', async () => {
  const scope = fork();
  await say(scope, 'a');
  await allSettled(snackbarDismissed, { scope, params: scope.getState($snackbars)[0]?.id ?? '' });
  expect(texts(scope)).toEqual([]);
});

describe('[ENT-187] an action', () => {
  it('runs once, in the scope, and its snackbar is gone', async () => {
    const undone = createEvent();
    const $undone = createStore(0).on(undone, (count) => count + 1);
    const scope = fork();
    const actions = [{ label: { text: 'Undo' }, onClick: () => undone() }];
    await allSettled(snackbarRequested, { scope, params: { message: { text: 'a' }, actions } });
    const chosen = { id: 'snackbar-1', index: 0 };
    await allSettled(snackbarActionChosen, { scope, params: chosen });
    await allSettled(snackbarActionChosen, { scope, params: chosen });
    expect([scope.getState($undone), $undone.getState(), texts(scope)]).toEqual([1, 0, []]);
  });

  it('that throws leaves the machine working', async () => {
    const scope = fork();
    const actions = [
      {
        label: { text: 'Undo' },
        onClick: () => {
          throw new Error('no');
        },
      },
    ];
    await allSettled(snackbarRequested, { scope, params: { message: { text: 'a' }, actions } });
    await allSettled(snackbarActionChosen, { scope, params: { id: 'snackbar-1', index: 0 } });
    await say(scope, 'b');
    expect(texts(scope)).toEqual(['b']);
  });
});

it('two scopes share neither messages nor timers', async () => {
  const [one, two] = [fork(), fork()];
  await say(one, 'a', 1000);
  await say(two, 'b', 3000);
  vi.advanceTimersByTime(1000);
  expect([texts(one), texts(two)]).toEqual([[], ['b']]);
});
