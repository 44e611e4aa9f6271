import { afterEach, expect, it } from 'vitest';
import { bindClock } from '../../shared/platform/clock.ts';
import { clockNow, clockText, minutesAndSeconds, serverAhead } from './live-clock.ts';

const sets = {
  best_of_sets: null,
  set_points: null,
  last_set_points: null,
  tiebreak_at: null,
  super_tiebreak_last: false,
};
const football = {
  ...sets,
  sport: 'football',
  periods: 2,
  period_minutes: 45,
  extra_time_minutes: 15,
  draw: true,
  shootout: false,
} as const;
const basketball = { ...football, sport: 'basketball', periods: 4, period_minutes: 10, draw: false } as const;
const running = (mode: 'up' | 'down', period_ms: number) => ({
  mode,
  running: true,
  period_ms,
  elapsed_ms: 60_000,
  anchor_at: 1_000_000,
});
afterEach(() => bindClock(null));

it('a clock that counts up says the minute, one that counts down what is left', () => {
  const up = running('up', 2_700_000);
  expect(clockText(football, 1, up, 1_000_000 + 59_999)).toBe("2'");
  expect(clockText(football, 1, up, 1_000_000 + 60_000)).toBe("3'");
  expect(clockText(football, 1, up, 1_000_000 + 45 * 60_000)).toBe("45+2'");
  expect(clockText(football, 2, up, 1_000_000)).toBe("47'");
  const down = running('down', 600_000);
  expect(clockText(basketball, 2, down, 1_000_000 + 355_000)).toBe('3:05');
  expect(clockText(basketball, 2, down, 1_000_000 + 999_000)).toBe('0:00');
  expect(minutesAndSeconds(125_999)).toBe('2:05');
});

it('a phone whose clock is an hour wrong reads the time of the server', () => {
  const receivedAt = Date.now();
  bindClock(() => Date.now() + 3_600_000);
  const ahead = serverAhead({ server_now: new Date(receivedAt).toISOString() }, receivedAt);
  expect(Math.round(ahead / 1_000)).toBe(-3_600);
});

it('the clock of the wire is that of the engine', () => {
  const clock = { mode: 'up', running: false, period_ms: 1, elapsed_ms: 5, anchor_at: null } as const;
  expect(clockNow({ clock })).toEqual(clock);
  expect(clockNow({ clock: { ...clock, anchor_at: '2026-11-24T10:00:00.250+01:00' } })?.anchor_at).toBe(
    1_795_510_800_250,
  );
  expect(clockNow({ clock: null })).toBeNull();
});
