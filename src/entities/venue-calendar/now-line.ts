import { addDays } from '../../shared/lib/time/dates.ts';
import { tiraneDate, tiraneTime } from '../../shared/lib/time/tirane.ts';
import { toMinutes } from '../../shared/lib/time/wall-time.ts';
import type { CalendarCells, CalendarColumn } from './calendar-cells.ts';

const SLOT_MINUTES = 60;
const DAY_MINUTES = 1_440;

/**
 * How many rows below the top edge `now` (epoch ms) lies in a column, on Tirana's clock: 2.5 is the middle of the third row.
 * Null on another day, outside the rows, and between two rows that are not neighbours. The last slot of a day with a delayed
 * start runs into the next one.
 */
export function nowRow(rows: CalendarCells['rows'], { date, delay }: CalendarColumn, now: number): number | null {
  const today = tiraneDate(now);
  const days = today === date ? 0 : today === addDays(date, 1) ? 1 : null;
  if (days === null) return null;
  const minutes = toMinutes(tiraneTime(now)) + days * DAY_MINUTES - delay;
  const index = rows.findIndex(({ start }) => {
    const from = toMinutes(start);
    return from <= minutes && minutes < from + SLOT_MINUTES;
  });
  const row = rows[index];
  return row ? index + (minutes - toMinutes(row.start)) / SLOT_MINUTES : null;
}
