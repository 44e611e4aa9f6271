import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { firstDrawing, type FirstDrawingOptions } from './first-drawing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<void>(() => {});

/** After how many ms, of 10,000, the app is drawn; null: not at all. */
async function drawnAfter(options: FirstDrawingOptions): Promise<number | null> {
  let drawn: number | null = null;
  const start = performance.now();
  void firstDrawing(options).then(() => (drawn = performance.now() - start));
  await vi.advanceTimersByTimeAsync(10_000);
  return drawn;
}
const inMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it.each([
  ['with its first page', 40, 40],
  ['after 150 ms without it', 900, 150],
])('the app is drawn %s', async (_, ms, expected) =>
  expect(await drawnAfter({ page: inMs(ms), isPainted: false, account: null })).toBe(expected),
);

it('a page that is painted already stays until the app has it', async () => {
  expect(await drawnAfter({ page: inMs(900), isPainted: true, account: null })).toBe(900);
  expect(await drawnAfter({ page: never, isPainted: true, account: null })).toBeNull();
});

it.each([
  ['an account that answers later than the page', 40, 700, 700],
  ['an account that answers before the page', 120, 20, 120],
  ['no longer than 4 s', 40, 60_000, 4_000],
])('[SET-04] [INIT-02] a language that is not known yet waits for %s', async (_, page, account, expected) =>
  expect(await drawnAfter({ page: inMs(page), isPainted: false, account: inMs(account) })).toBe(expected),
);
