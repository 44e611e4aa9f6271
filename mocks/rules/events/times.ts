import type { EventRecord } from '../../db/records.ts';
import { addDays, DAY, dateOf, HOUR, toUtc, wallTimeOf } from '../shared/time.ts';

/** Reminders go out this long before the start. */
export const DAY_BEFORE = DAY;
export const SOON_BEFORE = 2 * HOUR;

/** Marks reminders of an event that starts at this time: those whose moment has passed by now are not sent any more. */
export const remindersAt = (
  starts_at: number,
  now: number,
): Pick<EventRecord, 'day_reminder_at' | 'start_reminder_at'> => ({
  day_reminder_at: starts_at - DAY_BEFORE <= now ? now : null,
  start_reminder_at: starts_at - SOON_BEFORE <= now ? now : null,
});

/** When the minimum is checked unless somebody says otherwise: two hours before the start, or at it where that is past already. */
export const minimumCheckOf = (starts_at: number, now: number): number =>
  starts_at - SOON_BEFORE > now ? starts_at - SOON_BEFORE : starts_at;

/** The check of an event that was moved by so many milliseconds moves along; where it would be past, it is at its usual time. */
export const movedCheckOf = (check: number, by: number, starts_at: number, now: number): number =>
  by === 0 || check + by > now ? check + by : minimumCheckOf(starts_at, now);

/** A week later by the wall clock. */
export function weekLater(instant: number): number {
  const [hours = 0, minutes = 0] = wallTimeOf(instant).split(':').map(Number);
  const seconds = instant % 60_000;
  return toUtc(addDays(dateOf(instant), 7), hours * 60 + minutes) + seconds;
}
