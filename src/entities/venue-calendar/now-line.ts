import { addDays } from '../../shared/lib/time/dates.ts';
import { tiraneDate, tiraneTime } from '../../shared/lib/time/tirane.ts';
import { toMinutes } from '../../shared/lib/time/wall-time.ts';
import type { CalendarCells } from './calendar-cells.ts';

const SLOT_MINUTES = 60;
const DAY_MINUTES = 1_440;

/**
 * How many rows below the top edge `now` (epoch ms) lies in each column, on Tirana's clock: 2.5 is the middle of the third row.
 * Null on another day, outside the rows, and between two rows that are not neighbours; null for all where no column has it. The
 * last slot of a day with a delayed start runs into the next one.
 */
export function nowRows({ rows, columns }: CalendarCells, now: number): readonly (number | null)[] | null {
  const today = tiraneDate(now);
  const yesterday = addDays(today, -1);
  const minutes = toMinutes(tiraneTime(now));
  const starts = rows.map(({ start }) => toMinutes(start));
  const rowAt = (minute: number): number | null => {
    const index = starts.findIndex((start) => start <= minute && minute < start + SLOT_MINUTES);
    return index === -1 ? null : index + (minute - (starts[index] ?? 0)) / SLOT_MINUTES;
  };
  const lines = columns.map(({ date, delay }) => {
    if (date === today) return rowAt(minutes - delay);
    return date === yesterday ? rowAt(minutes + DAY_MINUTES - delay) : null;
  });
  return lines.some((line) => line !== null) ? lines : null;
}
