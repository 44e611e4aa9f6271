import { addDays } from '../../shared/lib/time/dates.ts';
import { toInstant, toIsoWithOffset } from '../../shared/lib/time/tirane.ts';

const MINUTE_MS = 60_000;

interface TypedTimes {
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm`; an end at or before the start is on the next day. */
  start: string;
  end: string;
}

/** Start and end in epoch ms of a day and two times on Tirana's clock. */
export function instants({ date, start, end }: TypedTimes): { startsAt: number; endsAt: number } {
  return { startsAt: toInstant(date, start), endsAt: toInstant(end <= start ? addDays(date, 1) : date, end) };
}

/** The wire's instant so many minutes before another. */
export const minutesBefore = (instant: number, minutes: number): string =>
  toIsoWithOffset(instant - minutes * MINUTE_MS);

/** Whole minutes from one wire instant to a later one. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS);
