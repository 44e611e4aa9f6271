import { useDeferredValue, useMemo, type RefObject } from 'react';
import type { CalendarCells } from '../../entities/venue-calendar/calendar-cells.ts';
import { columnsInSight, type ColumnRange } from '../../entities/venue-calendar/columns-in-sight.ts';
import type { ColumnView } from './calendar-row.tsx';
import * as css from './calendar-grid.css.ts';

interface Drawn {
  cells: CalendarCells;
  columns: readonly ColumnView[];
}

/**
 * The columns that are drawn at once, and what the others show meanwhile: what was there before, or nothing yet. They follow in a
 * transition, which input interrupts: of a week of 1,512 cells a third is in sight.
 */
export function useCellsInSight(
  drawn: Drawn,
  nowRows: readonly (number | null)[] | null,
  scroller: RefObject<HTMLElement | null>,
): { sight: ColumnRange; late: Drawn | null } {
  const { cells, columns } = drawn;
  const now = useMemo(() => drawn, [cells, columns]); // oxlint-disable-line react-hooks/exhaustive-deps -- the pair, made anew only with its parts
  const late = useDeferredValue<Drawn | null>(now, null);
  const sight = useMemo(() => {
    const isWeek = columns.some(({ day }) => day !== null);
    return columnsInSight({
      count: columns.length,
      lane: css.LANE_PX[isWeek ? 'week' : 'day'],
      width: innerWidth,
      start: nowRows?.findIndex((row) => row !== null) ?? 0,
      scrolled: scroller.current,
    });
    // the place of the calendar when its cells change: scrolling draws nothing
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as said
  }, [now]);
  return { sight, late: late && hasPlacesOf(late, now) ? late : null };
}

/** Both have the same rows and columns, be they of another week. */
const hasPlacesOf = (one: Drawn, other: Drawn): boolean =>
  one === other ||
  (one.columns.length === other.columns.length &&
    one.cells.rows.length === other.cells.rows.length &&
    one.columns.every(({ key }, index) => key === other.columns[index]?.key) &&
    one.cells.rows.every(({ slotId }, index) => slotId === other.cells.rows[index]?.slotId));
