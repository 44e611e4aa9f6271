import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timerStarter } from './timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const log: string[] = [];
  const zero = performance.now();
  return { log, start: timerStarter(({ id, now }) => void log.push(`${id}@${now - zero}`)) };
}

it('returns at once and reports each end; two starters share nothing', () => {
  const [one, two] = [setUp(), setUp()];
  one.start({ id: 'a', ms: 20 });
  one.start({ id: 'b', ms: 10 });
  two.start({ id: 'a', ms: 5 });
  expect([one.log, two.log]).toEqual([[], []]);
  vi.advanceTimersByTime(20);
  expect([one.log, two.log]).toEqual([['b@10', 'a@20'], ['a@5']]);
});

it('a timer under a running id replaces it', () => {
  const { log, start } = setUp();
  start({ id: 'a', ms: 10 });
  vi.advanceTimersByTime(9);
  start({ id: 'a', ms: 10 });
  vi.advanceTimersByTime(9);
  expect(log).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(['a@19']);
  start({ id: 'a', ms: 1 });
  vi.advanceTimersByTime(1);
  expect(log).toHaveLength(2);
});

it.each([2 ** 31, Infinity])('a delay of %d ms does not overflow to nothing', (ms) => {
  const { log, start } = setUp();
  start({ id: 'a', ms });
  vi.advanceTimersByTime(1000);
  expect(log).toEqual([]);
});
