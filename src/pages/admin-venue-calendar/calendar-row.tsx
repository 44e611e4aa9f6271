import { Banknote, Hourglass, MessageCircleQuestionMark, Repeat, Trophy, UserX } from 'lucide-react';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import type { CalendarCell, CalendarColumn, CalendarRow as Row } from '../../entities/venue-calendar/calendar-cells.ts';
import type { ColumnRange } from '../../entities/venue-calendar/columns-in-sight.ts';
import { isOfGame } from '../../features/venue-desk/booker.ts';
import { DESK_RETURN } from '../../features/venue-desk/desk-address.ts';
import type { Id } from '../../shared/api/generated/model';
import { cx } from '../../shared/ui/cx.ts';
import {
  type BookingCell,
  type BookingLook,
  type CalendarWords,
  cellName,
  lookOf,
  marksText,
  whoOf,
} from './calendar-names.ts';
import * as css from './calendar-grid.css.ts';

/** A column as its cells need it. */
export interface ColumnView extends CalendarColumn {
  key: string;
  /** Its day in words, where several days are shown. */
  day: string | null;
  /** The first court of a day that is not the first one. */
  beginsDay: boolean;
}

export interface CalendarRowProps {
  row: Row;
  index: number;
  columns: readonly ColumnView[];
  /** The columns that this row shows at once; the others show `late` of `lateColumns`, or nothing yet. */
  sight: ColumnRange;
  late: Row | null;
  lateColumns: readonly ColumnView[] | null;
  words: CalendarWords;
  /** The column whose cell of this row is the one that Tab reaches. */
  tabStop: number | null;
  /** The booking being dragged, in the row where it begins. */
  draggedId: Id | null;
  /** Free cells can be booked. */
  canBook: boolean;
  /** Of the first row: how many rows below its top edge the present time lies, per column. */
  nowRows: readonly (number | null)[] | null;
}

/**
 * One slot of all columns. A week has 1,512 cells: only rows that changed are drawn anew, the events are those of the table, and
 * the cells are drawn by plain functions, without components and hooks of their own.
 */
export const CalendarRow = memo(function CalendarRow(props: CalendarRowProps) {
  const { row, index, columns, sight, late, lateColumns, words, tabStop, draggedId, canBook, nowRows } = props;
  const { from, to } = sight;
  const count = columns.length;
  const draw = useCallback(
    (cell: CalendarCell | null | undefined, column: ColumnView, at: number, tabIndex: -1 | 0): ReactNode => {
      if (!cell) return null;
      const hasTimes = count <= css.MAX_LANES_WITH_TIMES;
      const place = { column, words, at: `${index}:${at}`, tabIndex, hasTimes, now: nowRows?.[at] };
      return cell.kind === 'booking' ? drawBooking(cell, place, draggedId) : drawPlace(cell, place, canBook);
    },
    [index, count, words, draggedId, canBook, nowRows],
  );
  // a press moves the tab stop, and late columns follow: all other cells stay the elements they were
  const near = useMemo(
    () => columns.slice(from, to).map((column, at) => draw(row.cells[from + at], column, from + at, -1)),
    [row, columns, from, to, draw],
  );
  const far = useMemo(
    () => lateColumns?.map((column, at) => (at >= from && at < to ? null : draw(late?.cells[at], column, at, -1))),
    [late, lateColumns, from, to, draw],
  );
  const cells = far
    ? [...far.slice(0, from), ...near, ...far.slice(to)]
    : [gap('before', from), ...near, gap('after', count - to)];
  const stop = tabStop === null ? undefined : columns[tabStop];
  const isStopDrawn = stop && tabStop !== null && (far ? late === row || isIn(sight, tabStop) : isIn(sight, tabStop));
  if (isStopDrawn) cells[far ? tabStop : tabStop - from + 1] = draw(row.cells[tabStop], stop, tabStop, 0);
  return (
    <tr className={cx(css.row, row.afterGap && css.afterGap)}>
      <th scope="row" className={css.time}>
        {row.start}
      </th>
      {cells}
    </tr>
  );
});

const isIn = ({ from, to }: ColumnRange, at: number): boolean => at >= from && at < to;

/** The place of columns that are not drawn yet. */
export const gap = (key: string, columns: number): ReactNode =>
  columns > 0 && <td key={key} colSpan={columns} aria-hidden />;

interface Place {
  column: ColumnView;
  words: CalendarWords;
  /** `row:column`, by which the table knows what an event is about. */
  at: string;
  tabIndex: number;
  /** The columns may be wide enough for a line of times (`lanes`). */
  hasTimes: boolean;
  now: number | null | undefined;
}

/** Without what all cells look like: their row says it once. */
function classOf({ column, now }: Place, own?: string): string | undefined {
  if (!column.beginsDay && now == null) return own;
  return cx(own, column.beginsDay && css.beginsDay, now != null && css.withLine);
}

const classOfFree = (canBook: boolean): string | undefined => (canBook ? css.bookable : undefined);

const drawLine = ({ now }: Place): ReactNode =>
  now != null && <span className={css.now} style={{ top: `calc(${css.ROW} * ${now})` }} data-now />;

/** No attribute for one row, as nearly all of them have. */
const spanOf = ({ rows }: { rows: number }): number | undefined => (rows > 1 ? rows : undefined);

function drawBooking(cell: BookingCell, place: Place, draggedId: Id | null): ReactNode {
  const { column, words, at, tabIndex } = place;
  const { booking } = cell;
  const look = lookOf(cell);
  const second = drawSecond(cell, look, place);
  const who = whoOf(booking, words);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- older screen readers take every td for a plain cell
    <td key={column.key} role="gridcell" rowSpan={spanOf(cell)} className={classOf(place)} tabIndex={-1}>
      <button
        type="button"
        className={second === null ? css.nameOnly : css.booking}
        id={tabIndex === 0 ? DESK_RETURN : undefined}
        data-at={at}
        data-look={look === 'confirmed' ? undefined : look}
        data-dragged={booking.id === draggedId || undefined}
        style={cell.rows > 1 ? { height: `calc(${css.ROW} * ${cell.rows} - 1px)` } : undefined}
        tabIndex={tabIndex}
        aria-label={cellName(cell, column, words)}
        title={marksText(cell, words) || undefined}
      >
        {/* the name alone is the button's own text: hundreds of elements more would cost a week dearly */}
        {second === null ? (
          who
        ) : (
          <>
            {/* in the order of the name; the styles put the person first */}
            {second}
            {place.hasTimes && ' '}
            <span className={css.who} aria-hidden>
              {who}
            </span>
          </>
        )}
      </button>
      {drawLine(place)}
    </td>
  );
}

/** Times and marks; null where there is neither. */
function drawSecond({ booking, start, end }: BookingCell, look: BookingLook, { words, hasTimes }: Place): ReactNode {
  const isPaid = booking.desk?.paid_at != null;
  const isMarked =
    look === 'pending' || look === 'asked' || look === 'noShow' || isPaid || booking.weekly || isOfGame(booking);
  if (!hasTimes && !isMarked) return null;
  return (
    <span className={css.second} aria-hidden>
      {hasTimes && <span className={css.times}>{words.timeRange(start, end)}</span>}
      {look === 'pending' && <Hourglass className={css.mark} />}
      {look === 'asked' && <MessageCircleQuestionMark className={css.mark} />}
      {look === 'noShow' && <UserX className={css.mark} />}
      {isPaid && <Banknote className={css.mark} />}
      {booking.weekly && <Repeat className={css.mark} />}
      {isOfGame(booking) && <Trophy className={css.mark} />}
    </span>
  );
}

function drawPlace(cell: Exclude<CalendarCell, BookingCell>, place: Place, canBook: boolean): ReactNode {
  const { column, words, at, tabIndex } = place;
  const { kind } = cell;
  const reason = kind === 'blocked' ? cell.block?.reason : kind === 'held' ? words.kinds.held : undefined;
  const isOwnTime = column.delay > 0 && (kind === 'free' || kind === 'past');
  return (
    <td
      key={column.key}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- as above
      role="gridcell"
      rowSpan={kind === 'blocked' ? spanOf(cell) : undefined}
      className={classOf(place, kind === 'free' ? classOfFree(canBook) : css.kinds[kind])}
      id={tabIndex === 0 ? DESK_RETURN : undefined}
      data-at={at}
      tabIndex={tabIndex}
      aria-label={cellName(cell, column, words)}
    >
      {/* one null: React walks a list of three in each of a thousand empty cells */}
      {reason === undefined && !isOwnTime && place.now == null ? null : (
        <>
          {reason !== undefined && (
            <span className={css.reason} aria-hidden>
              {reason}
            </span>
          )}
          {isOwnTime && (
            <span className={css.ownTime} aria-hidden>
              {words.timeRange(cell.start, cell.start).slice(0, 5)}
            </span>
          )}
          {drawLine(place)}
        </>
      )}
    </td>
  );
}
