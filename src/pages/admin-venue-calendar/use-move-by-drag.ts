import { type PointerEvent, useRef, useState } from 'react';
import type { CalendarCells } from '../../entities/venue-calendar/calendar-cells.ts';
import { dropRow, type GridPosition } from '../../entities/venue-calendar/grid-steps.ts';
import type { Booking, Id } from '../../shared/api/generated/model';
import { positionOf } from './position-of.ts';

/** A press that moves less than this, in px, opens the booking. */
const THRESHOLD = 6;
/** So near to its edge, in px, the calendar scrolls below the pointer. */
const EDGE = 32;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Drag {
  id: Id;
  /** The row in which the booking begins. */
  from: number;
  /** Where it would stand, within the scrolled content; null where it does not fit. */
  mark: Box | null;
}

interface MoveByDrag {
  cells: CalendarCells;
  isOff: boolean;
  onDrop: (booking: Booking, to: GridPosition) => void;
}

/**
 * Drag of a booking that may move, by mouse or pen: a finger scrolls, and has the booking's dialog. The place below the pointer is
 * marked where the booking fits; Escape ends it. `wasDragged` tells the click that follows a drag from a press.
 */
export function useMoveByDrag({ cells, isOff, onDrop }: MoveByDrag) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const moved = useRef(false);

  const onPointerDown = (down: PointerEvent<HTMLTableElement>) => {
    moved.current = false;
    const at = positionOf(down.target);
    const cell = at && cells.rows[at.row]?.cells[at.column];
    if (!at || cell?.kind !== 'booking' || !cell.booking.permissions['move']) return;
    if (isOff || down.button !== 0 || down.pointerType === 'touch') return;
    const { booking } = cell;
    const table = down.currentTarget;
    let to: GridPosition | null = null;
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!moved.current && Math.hypot(clientX - down.clientX, clientY - down.clientY) < THRESHOLD) return;
      moved.current = true;
      scrollAtEdge(table, clientX, clientY);
      const over = placeUnder(table, clientX, clientY);
      const row = over && dropRow(cells, over, booking);
      to = over && row !== null ? { row, column: over.column } : null;
      const mark = to && boxOf(table, to, booking.slot_count);
      setDrag((last) => (last && isSame(last.mark, mark) ? last : { id: booking.id, from: at.row, mark }));
    };
    const end = new AbortController();
    const { signal } = end;
    const stop = () => {
      end.abort();
      setDrag(null);
    };
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointercancel', stop, { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal });
    addEventListener(
      'pointerup',
      () => {
        stop();
        if (to) onDrop(booking, to);
      },
      { signal },
    );
  };
  return {
    onPointerDown,
    isOn: drag !== null,
    id: drag?.id ?? null,
    from: drag?.from ?? null,
    mark: drag?.mark ?? null,
    wasDragged: () => moved.current,
  };
}

/** The place below the pointer; within a cell of several rows the row that the pointer is in. */
function placeUnder(table: HTMLElement, x: number, y: number): GridPosition | null {
  const under = document.elementsFromPoint(x, y).find((element) => table.contains(element));
  const at = positionOf(under ?? null);
  const cell = under?.closest('td');
  if (!at || !cell) return null;
  const { top, height } = cell.getBoundingClientRect();
  return { ...at, row: at.row + Math.floor(((y - top) / height) * cell.rowSpan) };
}

/** The box of so many rows from a place on, in the scrolled content. */
function boxOf(table: HTMLElement, { row, column }: GridPosition, rows: number): Box | null {
  const scroller = table.parentElement;
  const [first, last] = [row, row + rows - 1].map((at) =>
    table.querySelector(`tbody > tr:nth-child(${at + 1})`)?.getBoundingClientRect(),
  );
  const head = table.querySelector(`thead > tr:last-child > th:nth-child(${column + 2})`)?.getBoundingClientRect();
  if (!scroller || !first || !last || !head) return null;
  const corner = scroller.getBoundingClientRect();
  return {
    left: head.left - corner.left + scroller.scrollLeft - scroller.clientLeft,
    top: first.top - corner.top + scroller.scrollTop - scroller.clientTop,
    width: head.width,
    height: last.bottom - first.top,
  };
}

function scrollAtEdge(table: HTMLElement, x: number, y: number): void {
  const scroller = table.parentElement;
  if (!scroller) return;
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const towards = (at: number, from: number, to: number) =>
    (at < from + EDGE ? -1 : at > to - EDGE ? 1 : 0) * (EDGE / 4);
  const by = { left: towards(x, left, right), top: towards(y, top, bottom) };
  if (by.left !== 0 || by.top !== 0) scroller.scrollBy({ ...by, behavior: 'instant' });
}

const isSame = (one: Box | null, other: Box | null): boolean =>
  one === other || (one !== null && other !== null && one.left === other.left && one.top === other.top);
