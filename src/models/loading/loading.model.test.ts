import { allSettled, createEvent, fork, sample, type Scope } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $loadingProgress, navigationFinished, navigationStarted } from './loading.model.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begin = (scope: Scope) => allSettled(navigationStarted, { scope, params: performance.now() });
const finish = (scope: Scope) => allSettled(navigationFinished, { scope, params: performance.now() });
const progress = (scope: Scope) => scope.getState($loadingProgress);

it('[UI-18] a navigation of 150 ms shows no indicator', async () => {
  const scope = fork();
  await begin(scope);
  vi.advanceTimersByTime(150);
  await finish(scope);
  for (let ms = 0; ms < 2000; ms += 10) {
    vi.advanceTimersByTime(10);
    expect(progress(scope)).toBeNull();
  }
});

it.each([
  [199, null],
  [200, 0],
  [201, 0],
])('[UI-18] after %i ms the indicator is %j', async (ms, shown) => {
  const scope = fork();
  await begin(scope);
  vi.advanceTimersByTime(ms);
  expect(progress(scope)).toBe(shown);
});

it('[UI-19] half way 1000 ms after it appeared', async () => {
  const scope = fork();
  await begin(scope);
  vi.advanceTimersByTime(1200);
  expect(progress(scope)).toBeCloseTo(50, 5);
});

it.each([
  [0, 100],
  [499, 100],
  [500, null],
  [900, null],
  [5000, null],
])('[UI-20] %i ms after the finish it is %j', async (ms, shown) => {
  const scope = fork();
  await begin(scope);
  vi.advanceTimersByTime(300);
  await finish(scope);
  vi.advanceTimersByTime(ms);
  expect(progress(scope)).toBe(shown);
  expect(vi.getTimerCount()).toBe(ms < 900 ? 1 : 0);
});

it('the next navigation within the hide delay starts at 0 and is not hidden by the old timer', async () => {
  const scope = fork();
  await begin(scope);
  vi.advanceTimersByTime(300);
  await finish(scope);
  vi.advanceTimersByTime(400);
  await begin(scope);
  expect(progress(scope)).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(progress(scope)).toBeCloseTo(50, 5);
});

it('a start and a repeated finish of one tick still end', async () => {
  const happened = createEvent<number>();
  const scope = fork();
  sample({ clock: happened, target: [navigationFinished, navigationFinished.prepend((now: number) => now)] });
  await begin(scope);
  vi.advanceTimersByTime(300);
  await allSettled(happened, { scope, params: performance.now() });
  vi.advanceTimersByTime(900);
  expect([progress(scope), vi.getTimerCount()]).toEqual([null, 0]);
});
