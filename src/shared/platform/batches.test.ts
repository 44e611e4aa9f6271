import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBatches } from './batches.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('hands the first on at once and the rest at most once in a second, the last among them', () => {
  const handled: (readonly number[])[] = [];
  const batches = createBatches<number>(1_000, (items) => void handled.push(items));
  batches.add(1);
  for (let n = 2; n <= 100; n += 1) batches.add(n);
  expect(handled).toEqual([[1]]);
  vi.advanceTimersByTime(999);
  expect(handled).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(handled.at(-1)?.at(-1)).toBe(100);
  batches.add(101);
  expect(handled).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  expect(handled.at(-1)).toEqual([101]);
  vi.advanceTimersByTime(5_000);
  batches.add(102);
  expect(handled).toHaveLength(4);
  batches.add(103);
  batches.stop();
  vi.advanceTimersByTime(5_000);
  expect(handled).toHaveLength(4);
  expect(vi.getTimerCount()).toBe(0);
});
