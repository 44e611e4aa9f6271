import { allSettled, createEffect, createEvent, createStore, fork, type Scope } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timersHandler, type Elapsed, type Timer } from './timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const elapsed = createEvent<Elapsed>();
const $log = createStore<readonly string[]>([]).on(elapsed, (log, { id, now }) => [...log, `${id}@${now}`]);
const scheduleFx = createEffect<readonly Timer[], void>(() => {
  throw new Error('unbound');
});
const start = (): Scope => {
  const zero = performance.now();
  return fork({ handlers: [[scheduleFx, timersHandler(elapsed, () => performance.now() - zero)]] });
};

it('returns at once and tells each end in its own scope', async () => {
  const [one, two] = [start(), start()];
  await allSettled(scheduleFx, {
    scope: one,
    params: [
      { id: 'a', ms: 20 },
      { id: 'b', ms: 10 },
    ],
  });
  await allSettled(scheduleFx, { scope: two, params: [{ id: 'a', ms: 5 }] });
  expect([one.getState($log), two.getState($log)]).toEqual([[], []]);
  vi.advanceTimersByTime(20);
  expect([one.getState($log), two.getState($log), $log.getState()]).toEqual([['b@10', 'a@20'], ['a@5'], []]);
});

it('a timer under a running id replaces it', async () => {
  const scope = start();
  await allSettled(scheduleFx, { scope, params: [{ id: 'a', ms: 10 }] });
  vi.advanceTimersByTime(9);
  await allSettled(scheduleFx, { scope, params: [{ id: 'a', ms: 10 }] });
  vi.advanceTimersByTime(9);
  expect(scope.getState($log)).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(scope.getState($log)).toEqual(['a@19']);
  await allSettled(scheduleFx, { scope, params: [{ id: 'a', ms: 1 }] });
  vi.advanceTimersByTime(1);
  expect(scope.getState($log)).toHaveLength(2);
});

it.each([2 ** 31, Infinity])('a delay of %d ms does not overflow to nothing', async (ms) => {
  const scope = start();
  await allSettled(scheduleFx, { scope, params: [{ id: 'a', ms }] });
  vi.advanceTimersByTime(1000);
  expect(scope.getState($log)).toEqual([]);
});
