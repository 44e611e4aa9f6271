import type { GameClock } from '../shared/api/generated/model';
import { shootoutPeriod } from './periods.ts';
import type { LiveRules, LogEvent } from './types.ts';

const MINUTE = 60_000;

/** A clock whose moments are epoch ms by the clock of the server. */
export interface ClockNow extends Omit<GameClock, 'anchor_at'> {
  /** null: it stands. */
  readonly anchor_at: number | null;
}

/** How long a period lasts, in ms; null without a clock. */
export function periodLength(
  { periods, period_minutes, extra_time_minutes }: LiveRules,
  period: number,
): number | null {
  if (periods === null || period_minutes === null) return null;
  return (period <= periods ? period_minutes : extra_time_minutes || period_minutes) * MINUTE;
}

/** How long the periods before one last, in ms. */
const timeBefore = (rules: LiveRules, period: number): number =>
  Array.from({ length: period - 1 }, (_, index) => periodLength(rules, index + 1) ?? 0).reduce(
    (sum, one) => sum + one,
    0,
  );

const isOfClock = ({ type }: LogEvent): boolean =>
  type === 'period-start' || type === 'period-end' || type === 'clock-start' || type === 'clock-stop';

const asEntered = (a: LogEvent, b: LogEvent): number => a.at - b.at || a.seq - b.seq;

/**
 * The clock after a log, by what was done to it last: it may have been put back, which changes no order of what happened. Of entries
 * that fit; null before the first period, during a shoot-out and in sports without a clock.
 */
export function clockOf(rules: LiveRules, log: readonly LogEvent[]): ClockNow | null {
  const acts = log.filter((event) => !event.isVoid && isOfClock(event)).toSorted(asEntered);
  const last = acts.at(-1);
  const length = last && periodLength(rules, last.period);
  if (!last || !length || last.period === shootoutPeriod(rules)) return null;
  const running = last.type === 'period-start' || last.type === 'clock-start';
  return {
    mode: rules.sport === 'basketball' ? 'down' : 'up',
    running,
    period_ms: length,
    before_ms: timeBefore(rules, last.period),
    elapsed_ms: last.clock_ms,
    anchor_at: running ? last.at : null,
  };
}

/**
 * Minutes that are added to a period, of entries that fit: as they were entered last, wherever the clock was put since. Null while none
 * are announced.
 */
export function addedMinutes(log: readonly LogEvent[], period: number): number | null {
  const announced = log.filter((event) => !event.isVoid && event.type === 'injury-time' && event.period === period);
  return announced.toSorted(asEntered).at(-1)?.minutes ?? null;
}

/** Ms of the period that have passed at a moment of the server's clock. */
export const elapsedAt = ({ running, elapsed_ms, anchor_at }: ClockNow, serverNow: number): number =>
  elapsed_ms + (running && anchor_at !== null ? Math.max(0, serverNow - anchor_at) : 0);

/** `23'`, `45+2'`: the minute of the game in a period of so many ms, after others. */
export function minuteText(
  { period_ms, before_ms }: Pick<ClockNow, 'period_ms' | 'before_ms'>,
  clock_ms: number,
): string {
  const start = before_ms / MINUTE;
  const minute = Math.floor(clock_ms / MINUTE) + 1;
  const full = period_ms / MINUTE;
  return minute <= full ? `${start + minute}'` : `${start + full}+${minute - full}'`;
}

/** The minute of an entry; null of a shoot-out and where minutes are not counted up. */
export function minuteLabel(
  rules: LiveRules,
  { period, clock_ms }: Pick<LogEvent, 'period' | 'clock_ms'>,
): string | null {
  if (rules.sport !== 'football' || period === shootoutPeriod(rules)) return null;
  const period_ms = periodLength(rules, period);
  return period_ms === null ? null : minuteText({ period_ms, before_ms: timeBefore(rules, period) }, clock_ms);
}
