import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameLive } from '../../shared/api/generated/model';
import { bindClock } from '../../shared/platform/clock.ts';
import { clockNow, clockText, liveText, minutesAndSeconds, receivedAtOf, serverAhead } from './live-clock.ts';

const MINUTE = 60_000;
const SERVER = Date.parse('2026-11-24T10:00:00+01:00');
const running = (mode: 'up' | 'down', period_ms: number, before_ms = 0) => ({
  mode,
  running: true,
  period_ms,
  before_ms,
  elapsed_ms: MINUTE,
  anchor_at: 1_000_000,
});
/** The second half began 20:30 before the answer. */
const secondHalf: GameLive = {
  period: 2,
  part: 'regular',
  clock: {
    mode: 'up',
    running: true,
    period_ms: 2_700_000,
    before_ms: 2_700_000,
    elapsed_ms: 0,
    anchor_at: new Date(SERVER - 1_230_000).toISOString(),
  },
  added_minutes: null,
  current: null,
  serving: null,
  server_now: new Date(SERVER).toISOString(),
};
afterEach(() => {
  bindClock(null);
  vi.useRealTimers();
});

it('a clock that counts up says the minute, one that counts down what is left', () => {
  const up = running('up', 2_700_000);
  expect(clockText(up, 1_000_000 + 59_999)).toBe("2'");
  expect(clockText(up, 1_000_000 + MINUTE)).toBe("3'");
  expect(clockText(up, 1_000_000 + 45 * MINUTE)).toBe("45+2'");
  expect(clockText(running('up', 2_700_000, 2_700_000), 1_000_000)).toBe("47'");
  const down = running('down', 600_000, 600_000);
  expect(clockText(down, 1_000_000 + 355_000)).toBe('3:05');
  expect(clockText(down, 1_000_000 + 999_000)).toBe('0:00');
  expect(minutesAndSeconds(125_999)).toBe('2:05');
});

describe('a phone whose clock is wrong', () => {
  it('reads the time of the server', () => {
    const receivedAt = Date.now();
    bindClock(() => Date.now() + 3_600_000);
    const ahead = serverAhead({ server_now: new Date(receivedAt).toISOString() }, receivedAt);
    expect(Math.round(ahead / 1_000)).toBe(-3_600);
  });

  it.each([
    ['right', 0],
    ['an hour fast', 3_600_000],
    ['an hour slow', -3_600_000],
  ])('shows the minute of the game, as one that is %s', (_, wrong) => {
    vi.useFakeTimers({ now: SERVER + wrong });
    const receivedAt = Date.now();
    expect(liveText(secondHalf, receivedAt)).toBe("66'");
    vi.advanceTimersByTime(29_999);
    expect(liveText(secondHalf, receivedAt)).toBe("66'");
    vi.advanceTimersByTime(1);
    expect(liveText(secondHalf, receivedAt)).toBe("67'");
  });
});

it('says nothing without a clock, and of an answer that came nobody knows when or too long ago', () => {
  vi.useFakeTimers({ now: SERVER });
  expect(liveText(null, SERVER)).toBeNull();
  expect(liveText({ ...secondHalf, clock: null }, SERVER)).toBeNull();
  expect(liveText(secondHalf, undefined)).toBeNull();
  vi.advanceTimersByTime(MINUTE);
  expect(liveText(secondHalf, SERVER, MINUTE)).toBe("67'");
  vi.advanceTimersByTime(1);
  expect(liveText(secondHalf, SERVER, MINUTE)).toBeNull();
  expect(liveText(secondHalf, SERVER)).toBe("67'");
});

it('knows when an answer came, but not that of the question before', () => {
  expect(receivedAtOf({ dataUpdatedAt: 5, isPlaceholderData: false })).toBe(5);
  expect(receivedAtOf({ dataUpdatedAt: 0, isPlaceholderData: true })).toBeUndefined();
});

it('the clock of the wire is that of the engine', () => {
  const clock = { mode: 'up', running: false, period_ms: 1, before_ms: 0, elapsed_ms: 5, anchor_at: null } as const;
  expect(clockNow({ clock })).toEqual(clock);
  expect(clockNow({ clock: { ...clock, anchor_at: '2026-11-24T10:00:00.250+01:00' } })?.anchor_at).toBe(
    1_795_510_800_250,
  );
  expect(clockNow({ clock: null })).toBeNull();
});
