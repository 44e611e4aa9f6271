import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useId,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CalendarCells, CalendarCell } from '../../entities/venue-calendar/calendar-cells.ts';
import { type GridPosition, ownerRow, stepInGrid } from '../../entities/venue-calendar/grid-steps.ts';
import { nowRows as nowRowsOf } from '../../entities/venue-calendar/now-line.ts';
import type { Booking, Id } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { useMinute } from '../../shared/platform/use-minute.ts';
import { cx } from '../../shared/ui/cx.ts';
import type { StaleMark } from '../../shared/ui/query-view.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { calendarWords } from './calendar-names.ts';
import { CalendarRow, type ColumnView } from './calendar-row.tsx';
import { visuallyHidden } from '../../shared/ui/visually-hidden.css.ts';
import * as css from './calendar-grid.css.ts';
import { positionOf } from './position-of.ts';
import { useCellsInSight } from './use-cells-in-sight.ts';
import { useCellMenu } from './use-cell-menu.tsx';
import { useMoveByDrag } from './use-move-by-drag.ts';

/** A cell's court, day (`yyyy-MM-dd`) and slot of the lookup. */
export interface CalendarPlace {
  courtId: Id;
  date: string;
  slotId: number;
}

export interface CalendarGridProps {
  cells: CalendarCells;
  /** Shown while another day is on its way: nothing can be opened. */
  stale?: StaleMark;
  canBook: boolean;
  canBlock: boolean;
  onBook: (place: CalendarPlace) => void;
  onBlock: (place: CalendarPlace) => void;
  onBooking: (id: Id) => void;
  onBlocked: (id: Id) => void;
  onMove: (booking: Booking, to: CalendarPlace) => void;
  /** Page Up and Page Down. */
  onTurn: (by: 1 | -1) => void;
}

/**
 * The calendar as a grid (ARIA practices): one stop for Tab, arrows between the cells, Enter and a press open, a booking that may
 * move is dragged to a free cell. Rows and columns keep their places when the data change, so that focus and scroll do too.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { cells, stale = {}, canBook, canBlock, onTurn } = props;
  const t = useT('calendar');
  const format = useFormat();
  const words = useMemo(() => calendarWords(t, format), [t, format]);
  const columns = useColumns(cells);
  const minute = useMinute();
  const nowRows = useMemo(() => nowRowsOf(cells, minute), [cells, minute]);
  const keysId = useId();
  const table = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { sight, late } = useCellsInSight({ cells, columns }, nowRows, scroller);
  const all = useMemo(() => ({ from: 0, to: columns.length }), [columns.length]);
  const { position, focus, onFocus, onBlur } = useGridFocus(cells, table);
  const isStale = stale['data-stale'] === true;

  const placeOf = ({ row, column }: GridPosition): CalendarPlace | null => {
    const [line, lane] = [cells.rows[row], cells.columns[column]];
    return line && lane ? { courtId: lane.court.id, date: lane.date, slotId: line.slotId } : null;
  };
  const cellAt = ({ row, column }: GridPosition): CalendarCell | null => cells.rows[row]?.cells[column] ?? null;
  const activate = (at: GridPosition) => {
    const [cell, place] = [cellAt(at), placeOf(at)];
    if (!cell || !place || isStale) return;
    if (cell.kind === 'booking') props.onBooking(cell.booking.id);
    else if (cell.kind === 'free' && canBook) props.onBook(place);
    else if (cell.kind === 'blocked' && cell.block && canBlock) props.onBlocked(cell.block.id);
  };
  const drag = useMoveByDrag({
    cells,
    isOff: isStale,
    onDrop: (booking, to) => {
      const place = placeOf(to);
      if (place) props.onMove(booking, place);
    },
  });
  const menu = useCellMenu({ onBook: props.onBook, onBlock: props.onBlock });

  const onClick = ({ target }: MouseEvent) => {
    const at = positionOf(target);
    if (at && !drag.wasDragged()) activate(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = positionOf(event.target);
    if (!at || event.altKey || event.metaKey || event.shiftKey) return;
    const by = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : null;
    // the row is kept while a cell of several rows is passed
    const from = position.column === at.column && ownerRow(cells, position) === at.row ? position : at;
    const next = by === null ? stepInGrid(cells, from, event) : null;
    if (by !== null) onTurn(by);
    else if (next) focus(next);
    else if (isPress(event)) activate(at);
    else return;
    event.preventDefault();
  };
  const onContextMenu = (event: MouseEvent) => {
    const at = positionOf(event.target);
    const place = at && cellAt(at)?.kind === 'free' ? placeOf(at) : null;
    if (!place || isStale || !canBook || !canBlock || !(event.target instanceof Element)) return;
    event.preventDefault();
    menu.open(event.target.closest<HTMLElement>('[data-at]'), place);
  };

  useLayoutEffect(() => scrollToNow(scroller.current), []);

  const lane = columns.some(({ day }) => day !== null) ? css.LANE.week : css.LANE.day;
  return (
    <div className={css.scroller} ref={scroller} data-calendar {...stale}>
      <p id={keysId} className={visuallyHidden}>
        {t('keys')}
      </p>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA practice for grids of controls
        role="grid"
        aria-label={t('title')}
        aria-describedby={keysId}
        className={cx(css.table, lanesOf(columns))}
        style={{ minWidth: `calc(${css.TIME} + ${columns.length} * ${lane})` }}
        {...{ onClick, onKeyDown, onFocus, onBlur, onContextMenu }}
        onPointerDown={drag.onPointerDown}
      >
        <CalendarHead columns={columns} named={late ? all : sight} />
        <tbody>
          {cells.rows.map((row, index) => (
            <CalendarRow
              key={row.slotId}
              row={row}
              index={index}
              columns={columns}
              sight={sight}
              late={late?.cells.rows[index] ?? null}
              lateColumns={late?.columns ?? null}
              words={words}
              tabStop={index === ownerRow(cells, position) ? position.column : null}
              draggedId={drag.from === index ? drag.id : null}
              canBook={canBook}
              nowRows={index === 0 ? nowRows : null}
            />
          ))}
        </tbody>
      </table>
      {drag.isOn && <div className={css.dragLayer} />}
      {drag.mark && <div className={css.dropMark} style={drag.mark} />}
      {menu.element}
    </div>
  );
}

/** Enter and Space on a cell; a booking is a button, which the browser presses itself. */
const isPress = ({ key, target, ctrlKey }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && !ctrlKey && !(target instanceof HTMLButtonElement);

function lanesOf({ length }: readonly ColumnView[]): string {
  if (length <= 4) return css.lanes.few;
  if (length <= 7) return css.lanes.week;
  return length <= css.MAX_LANES_WITH_TIMES ? css.lanes.weekOfTwo : css.lanes.many;
}

function useColumns({ columns }: CalendarCells): readonly ColumnView[] {
  const format = useFormat();
  return useMemo(() => {
    const first = columns[0]?.date;
    const isWeek = columns.some(({ date }) => date !== first);
    const hasCourts = columns.some(({ court }) => court.id !== columns[0]?.court.id);
    const dates = [...new Set(columns.map(({ date }) => date))];
    const days = new Map(dates.map((date, at) => [date, { at, name: isWeek ? format.dateMedium(date) : null }]));
    return columns.map((column, index) => ({
      ...column,
      key: `${days.get(column.date)?.at} ${column.court.id}`,
      day: days.get(column.date)?.name ?? null,
      beginsDay: hasCourts && index > 0 && columns[index - 1]?.date !== column.date,
    }));
  }, [columns, format]);
}

/** The cell that Tab reaches, and the focus, which survives that a booking takes the place of a free cell or leaves it. */
function useGridFocus(cells: CalendarCells, table: RefObject<HTMLTableElement | null>) {
  const [wanted, setWanted] = useState<GridPosition | null>(null);
  const hasFocus = useRef(false);
  const position = {
    row: Math.min(wanted?.row ?? 0, cells.rows.length - 1),
    column: Math.min(wanted?.column ?? 0, cells.columns.length - 1),
  };
  const focus = (to: GridPosition) => {
    setWanted(to);
    const owner = `${ownerRow(cells, to)}:${to.column}`;
    table.current?.querySelector<HTMLElement>(`[data-at="${owner}"]`)?.focus();
  };
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    table.current?.querySelector<HTMLElement>('[data-at][tabindex="0"]')?.focus({ preventScroll: true });
  });
  // after every rendering: React hears nothing of a focus that the browser gives back while it takes a dialog away
  useEffect(() => focusBooking(table.current?.contains(document.activeElement) ? document.activeElement : null));
  return {
    position,
    focus,
    onFocus: ({ target }: FocusEvent) => {
      hasFocus.current = true;
      const at = positionOf(target);
      if (at && !(at.column === position.column && at.row === ownerRow(cells, position))) setWanted(at);
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}

/** A cell that a booking has come to hands the focus on to it: a dialog gives it back to the cell that was free. */
function focusBooking(element: Element | null): void {
  if (element?.matches('td')) element.querySelector<HTMLElement>('[data-at]')?.focus({ preventScroll: true });
}

/** When the calendar is first shown, the present time is near its top and in sight. */
function scrollToNow(scroller: HTMLElement | null): void {
  const line = scroller?.querySelector('[data-now]')?.getBoundingClientRect();
  if (!scroller || !line) return;
  const box = scroller.getBoundingClientRect();
  scroller.scrollTop = line.top - box.top - scroller.clientHeight / 4;
  if (line.right > box.right) scroller.scrollLeft = line.left - box.left - scroller.clientWidth / 4;
}
