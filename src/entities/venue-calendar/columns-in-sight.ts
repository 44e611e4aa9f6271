/** Columns from `from` up to but not including `to`. */
export interface ColumnRange {
  from: number;
  to: number;
}

interface Sight {
  /** How many columns there are. */
  count: number;
  /** Width of the narrowest column, and of the window, in px. */
  lane: number;
  width: number;
  /** The column that the calendar is about to be scrolled to. */
  start: number;
  /** Once it is shown: where it stands. */
  scrolled: Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'scrollWidth'> | null;
}

/** The columns that can be seen, and one more on either side (decision 034). */
export function columnsInSight({ count, lane, width, start, scrolled }: Sight): ColumnRange {
  if (scrolled && scrolled.scrollWidth > 0) {
    const { scrollLeft, clientWidth, scrollWidth } = scrolled;
    const column = scrollWidth / count;
    return range(Math.floor(scrollLeft / column) - 1, Math.ceil((scrollLeft + clientWidth) / column) + 1, count);
  }
  const fitting = Math.ceil(width / lane);
  // a calendar that opens on a later column keeps a quarter of its width before it
  const from = start < fitting ? 0 : start - Math.ceil(fitting / 4);
  return range(from - 1, from + fitting + 1, count);
}

const range = (from: number, to: number, count: number): ColumnRange => ({
  from: Math.max(0, Math.min(from, count - 1)),
  to: Math.min(to, count),
});
