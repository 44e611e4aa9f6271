import {
  memo,
  type MouseEvent,
  type PointerEvent,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type ColumnRange, columnsInSight } from '../../../src/entities/venue-calendar/columns-in-sight.ts';

/** Width of a column in px (`bare.css`). */
const LANE = 46;

/** A week: its days and courts, and the text of each cell, empty for a free one. */
export interface BareWeek {
  /** The first day, which every cell names. */
  monday: string;
  days: readonly string[];
  courts: readonly string[];
  rows: readonly { slot: number; texts: readonly string[] }[];
  /** The cell of the present time, which is brought into sight when the grid is first drawn. */
  now: { row: number; column: number } | null;
}

interface BareGridProps {
  /** The same object as long as it is the same week. */
  week: BareWeek;
  onOpen: (at: string) => void;
}

const atOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? null) : null;

/**
 * The least that a grid of this size takes in React: memoised rows, delegated events, a mark for the chosen, the dragged and the hovered
 * cell; the columns in sight first, the others in a transition, and the present time in sight, as the calendar.
 */
export function BareGrid({ week, onOpen }: BareGridProps) {
  const late = useDeferredValue<BareWeek | null>(week, null);
  const scroller = useRef<HTMLDivElement>(null);
  const count = week.rows[0]?.texts.length ?? 0;
  const sight = useMemo(
    () =>
      columnsInSight({
        count,
        lane: LANE,
        width: innerWidth,
        start: week.now?.column ?? 0,
        scrolled: scroller.current,
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another week is drawn where the table stands
    [week, count],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [isDragging, setIsDragging] = useState(false);
  const onClick = ({ target }: MouseEvent) => {
    const at = atOf(target);
    setChosen(at);
    if (at) onOpen(at);
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (isDragging) setOver(atOf(document.elementFromPoint(clientX, clientY)));
  };
  useLayoutEffect(() => scrollToNow(scroller.current), []);
  const rowOf = (at: string | null, row: number) => (at?.startsWith(`${row}:`) ? at : null);
  return (
    <div className="scroller" ref={scroller}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as the calendar
        role="grid"
        aria-label="Calendar"
        {...{ onClick, onPointerMove }}
        onPointerDown={() => setIsDragging(true)}
        onPointerUp={() => setIsDragging(false)}
      >
        <BareHead week={week} from={late ? 0 : sight.from} to={late ? count : sight.to} />
        <tbody>
          {week.rows.map(({ slot, texts }, row) => (
            <BareRow
              key={slot}
              row={row}
              sight={sight}
              texts={texts}
              monday={week.monday}
              lateTexts={late?.rows[row]?.texts}
              lateMonday={late?.monday}
              chosen={rowOf(chosen, row)}
              over={rowOf(over, row)}
              now={week.now?.row === row ? week.now.column : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The days, and below them the courts of the columns that are drawn. */
const BareHead = memo(function BareHead({ week, from, to }: { week: BareWeek; from: number; to: number }) {
  const { days, courts } = week;
  const columns = days.flatMap(() => courts);
  return (
    <thead>
      <tr>
        <th scope="col">Time</th>
        {days.map((day) => (
          <th key={day} scope="colgroup" colSpan={courts.length}>
            {day}
          </th>
        ))}
      </tr>
      <tr>
        <th scope="col">Time</th>
        {from > 0 && <td colSpan={from} aria-hidden />}
        {columns.slice(from, to).map((court, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place
          <th key={from + at} scope="col">
            {court}
          </th>
        ))}
        {to < columns.length && <td colSpan={columns.length - to} aria-hidden />}
      </tr>
    </thead>
  );
});

interface BareRowProps {
  row: number;
  sight: ColumnRange;
  texts: readonly string[];
  monday: string;
  /** Of the columns out of sight: what they show meanwhile, or nothing yet. */
  lateTexts: readonly string[] | undefined;
  lateMonday: string | undefined;
  chosen: string | null;
  over: string | null;
  now: number | null;
}

const BareRow = memo(function BareRow({
  row,
  sight,
  texts,
  monday,
  lateTexts,
  lateMonday,
  chosen,
  over,
  now,
}: BareRowProps) {
  const { from, to } = sight;
  const cell = (column: number, text: string | undefined, day: string | undefined) => {
    const at = `${row}:${column}`;
    return (
      <td
        key={at}
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- as the calendar
        role="gridcell"
        data-at={at}
        data-over={at === over || undefined}
        data-now={column === now || undefined}
        tabIndex={at === chosen ? 0 : -1}
        aria-label={`${at}, ${day}, ${text}`}
      >
        {text && (
          <button type="button" tabIndex={-1}>
            {text}
          </button>
        )}
      </td>
    );
  };
  return (
    <tr>
      <th scope="row">{row}</th>
      {texts.map((text, column) => {
        if (column >= from && column < to) return cell(column, text, monday);
        return lateTexts && cell(column, lateTexts[column], lateMonday);
      })}
    </tr>
  );
});

function scrollToNow(scroller: HTMLElement | null): void {
  const cell = scroller?.querySelector('[data-now]')?.getBoundingClientRect();
  if (!scroller || !cell) return;
  const box = scroller.getBoundingClientRect();
  scroller.scrollTop = cell.top - box.top - scroller.clientHeight / 4;
  if (cell.right > box.right) scroller.scrollLeft = cell.left - box.left - scroller.clientWidth / 4;
}
