import { expect, it } from 'vitest';
import type { ClockNow } from '../../live/index.ts';
import { clockSchema, latestOf, shownBy, toFields } from './clock-schema.ts';

const MINUTE = 60_000;
const up = { mode: 'up', running: true, period_ms: 45 * MINUTE, before_ms: 0, elapsed_ms: 0, anchor_at: 0 } as const;
const down = {
  mode: 'down',
  running: false,
  period_ms: 10 * MINUTE,
  before_ms: 0,
  elapsed_ms: 0,
  anchor_at: null,
} as const;
/** Ms that have passed, or the fields at fault. */
const read = (clock: ClockNow, minutes: unknown, seconds: unknown) => {
  const { data, error } = clockSchema(clock).safeParse({ minutes, seconds });
  return data?.elapsed_ms ?? error?.issues.map(({ path, message }) => `${path.join()} ${message}`);
};

it('begins with what the clock shows', () => {
  expect(toFields(shownBy(up, 754_900))).toEqual({ minutes: 12, seconds: 34 });
  expect(toFields(shownBy({ ...down, elapsed_ms: 415_000 }, 0))).toEqual({ minutes: 3, seconds: 5 });
  expect(toFields(shownBy({ ...down, elapsed_ms: 999_000 }, 0))).toEqual({ minutes: 0, seconds: 0 });
});

it('reads what has passed of a clock that counts up, and what is left of one that counts down', () => {
  expect(read(up, 12, 34)).toBe(754_000);
  expect(read(down, 3, 5)).toBe(415_000);
  expect(read(down, 0, 0)).toBe(10 * MINUTE);
});

it.each([
  ['the end of the added time', up, 75, 0, 75 * MINUTE],
  ['the whole of a quarter', down, 10, 0, 0],
])('goes as far as %s', (_, clock, minutes, seconds, elapsed) => {
  expect(latestOf(clock)).toBe((minutes * 60 + seconds) * 1000);
  expect(read(clock, minutes, seconds)).toBe(elapsed);
});

it.each([
  [up, 75, 1, 'minutes tracker:setClock.late 75:00'],
  [down, 10, 1, 'minutes tracker:setClock.late 10:00'],
])('and no farther', (clock, minutes, seconds, why) => expect(read(clock, minutes, seconds)).toEqual([why]));

it.each([
  [12, 60],
  [12, -1],
  [-1, 0],
  [1.5, 0],
  ['', 0],
  ['12x', 0],
])('%s:%s is no time', (minutes, seconds) => expect(read(up, minutes, seconds)).toHaveLength(1));
