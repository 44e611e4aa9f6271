import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageSignal } from './page-signals.ts';
import { paceAfter, polls } from './polling.ts';

let tell: (signal: PageSignal) => void = () => undefined;
const stopWatching = vi.fn();
const watch = (hear: (signal: PageSignal) => void) => {
  tell = hear;
  return stopWatching;
};

/** How often it was read again by now. */
function start(isOn: boolean, pace: 4_000 | 15_000 = 15_000) {
  const read = vi.fn();
  const stop = polls(isOn ? pace : null, watch)(read);
  return { count: () => read.mock.calls.length, stop };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads each 15 seconds while it is on', () => {
  const { count, stop } = start(true);
  vi.advanceTimersByTime(14_999);
  expect(count()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(count()).toBe(1);
  vi.advanceTimersByTime(45_000);
  expect(count()).toBe(4);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(count()).toBe(4);
  expect(stopWatching).toHaveBeenCalledOnce();
});

it('reads only when it is looked at again while nothing is on', () => {
  const { count } = start(false);
  vi.advanceTimersByTime(600_000);
  expect(count()).toBe(0);
  tell('hidden');
  expect(count()).toBe(0);
  tell('shown');
  expect(count()).toBe(1);
  tell('network-lost');
  tell('network-found');
  tell('page-restored');
  expect(count()).toBe(3);
});

it('reads nothing out of sight, and at once when it is back', () => {
  const { count } = start(true);
  tell('hidden');
  vi.advanceTimersByTime(120_000);
  expect(count()).toBe(0);
  tell('shown');
  expect(count()).toBe(1);
  vi.advanceTimersByTime(15_000);
  expect(count()).toBe(2);
});

it('reads each 4 seconds what has just moved, and later the longer nothing does', () => {
  const { count } = start(true, 4_000);
  vi.advanceTimersByTime(12_000);
  expect(count()).toBe(3);
  expect([0, 119_999, 120_000, 599_999, 600_000].map(paceAfter)).toEqual([4_000, 4_000, 8_000, 8_000, 15_000]);
});
