import type { CalendarCells } from './calendar-cells.ts';

/** A place in the grid, counted from 0. */
export interface GridPosition {
  row: number;
  column: number;
}

/** The row in which the cell begins that covers this place. */
export function ownerRow({ rows }: Pick<CalendarCells, 'rows'>, { row, column }: GridPosition): number {
  let at = row;
  while (at > 0 && rows[at]?.cells[column] === null) at -= 1;
  return at;
}

/** The rows that the cell at this place spans. */
function spanOf(cells: Pick<CalendarCells, 'rows'>, position: GridPosition): { first: number; last: number } {
  const first = ownerRow(cells, position);
  let last = first;
  while (cells.rows[last + 1]?.cells[position.column] === null) last += 1;
  return { first, last };
}

/**
 * Where a key leads in a grid (ARIA practices): arrows to the neighbour, Home and End to the ends of the row, with Ctrl to those
 * of the grid. A cell of several rows is left by its edge; sideways the row is kept. Null for other keys.
 */
export function stepInGrid(
  cells: CalendarCells,
  from: GridPosition,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
): GridPosition | null {
  const last = { row: cells.rows.length - 1, column: cells.columns.length - 1 };
  const inside = (row: number, column: number): GridPosition => ({
    row: Math.max(0, Math.min(row, last.row)),
    column: Math.max(0, Math.min(column, last.column)),
  });
  const { row, column } = from;
  if (ctrlKey && key !== 'Home' && key !== 'End') return null;
  switch (key) {
    case 'ArrowLeft':
      return inside(row, column - 1);
    case 'ArrowRight':
      return inside(row, column + 1);
    case 'ArrowUp':
      return inside(spanOf(cells, from).first - 1, column);
    case 'ArrowDown': {
      const { last: end } = spanOf(cells, from);
      return end === last.row ? from : inside(end + 1, column);
    }
    case 'Home':
      return inside(ctrlKey ? 0 : row, 0);
    case 'End':
      return inside(ctrlKey ? last.row : row, last.column);
    default:
      return null;
  }
}

/**
 * Where a booking of so many slots would stand when it is dropped on a place: its first row, or null where it does not fit. Its
 * own cells count as free, except that it does not go where it is.
 */
export function dropRow(
  { rows }: Pick<CalendarCells, 'rows'>,
  { row, column }: GridPosition,
  booking: { id: number; slot_count: number },
): number | null {
  const isOwn = (at: number) => {
    const cell = rows[ownerRow({ rows }, { row: at, column })]?.cells[column];
    return cell?.kind === 'booking' && cell.booking.id === booking.id;
  };
  const first = rows[row];
  if (!first) return null;
  for (let step = 0; step < booking.slot_count; step += 1) {
    const next = rows[row + step];
    if (next?.slotId !== first.slotId + step) return null;
    if (next.cells[column]?.kind !== 'free' && !isOwn(row + step)) return null;
  }
  return isOwn(row) && ownerRow({ rows }, { row, column }) === row ? null : row;
}
