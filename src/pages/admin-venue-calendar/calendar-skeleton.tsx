import type { CalendarView } from '../../entities/venue-calendar/calendar-address.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './admin-venue-calendar.css.ts';

const ROWS = 10;
const COLUMNS = { day: 3, week: 7 } as const;

/** The grid's shape: a line of heads, and rows of cells beside their times. */
export function CalendarSkeleton({ view }: { view: CalendarView }) {
  const cells = Array.from({ length: ROWS * (COLUMNS[view] + 1) }, (_, index) => index);
  return (
    <div className={css.skeleton[view]}>
      {cells.map((cell) => (
        <Skeleton key={cell} shape="box" height="2.5rem" />
      ))}
    </div>
  );
}
