import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormat, useT } from '../i18n/i18n-react.tsx';
import { FIRST_DAY, isValidDate, LAST_DAY } from '../lib/time/dates.ts';
import { addMonths, clampDate, dateByKey, endOfMonth, monthWeeks, startOfMonth } from '../lib/time/months.ts';
import { tiraneDate } from '../lib/time/tirane.ts';
import { now } from '../platform/clock.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import * as css from './month-grid.css.ts';

/** Which days can be chosen; all dates are `yyyy-MM-dd`. */
export interface DayLimits {
  min?: string | undefined;
  max?: string | undefined;
  /** True for a day between `min` and `max` that cannot be chosen. */
  isClosed?: ((date: string) => boolean) | undefined;
}

export interface MonthGridProps extends DayLimits {
  /** The chosen day; anything else when there is none. */
  value?: string | null | undefined;
  onChoose: (date: string) => void;
  /** In a dialog: the day at hand is focused when it opens. */
  focusFirst?: boolean;
}

/** True for a day within the limits that is not closed. */
export const isOpenDay = (date: string, { min, max, isClosed }: DayLimits): boolean =>
  date >= (min ?? FIRST_DAY) && date <= (max ?? LAST_DAY) && isClosed?.(date) !== true;

/**
 * The days of one month, to choose one of. Tab leads to one day, the keys of the ARIA date grid to the others: they go
 * over closed days, which are read as unavailable, and stop at `min` and `max`.
 */
export function MonthGrid({ value, onChoose, focusFirst, ...limits }: MonthGridProps) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const { min = FIRST_DAY, max = LAST_DAY } = limits;
  const today = tiraneDate(now());
  const chosen = value && isValidDate(value) ? value : null;
  const [turnedTo, setTurnedTo] = useState<string | null>(null);
  const [seen, setSeen] = useState(chosen);
  if (chosen !== seen) {
    setSeen(chosen);
    setTurnedTo(null);
  }
  const at = clampDate(turnedTo ?? chosen ?? today, min, max);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = dateByKey(at, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    flushSync(() => setTurnedTo(clampDate(next, min, max)));
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  };
  const turn = (months: number) => setTurnedTo(addMonths(at, months));
  return (
    <div>
      <div className={css.header}>
        <TurnButton label={t('time.previousMonth')} isLast={startOfMonth(at) <= min} onClick={() => turn(-1)}>
          <ChevronLeft size={22} />
        </TurnButton>
        <p className={css.title} id={id} aria-live="polite">
          {format.monthYear(at)}
        </p>
        <TurnButton label={t('time.nextMonth')} isLast={endOfMonth(at) >= max} onClick={() => turn(1)}>
          <ChevronRight size={22} />
        </TurnButton>
      </div>
      <div className={css.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA practice for date grids */}
        <table role="grid" aria-labelledby={id} className={css.table} ref={grid} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              {format.weekdays.map(({ weekday, long, short }) => (
                <th key={weekday} scope="col" abbr={long} className={css.weekday}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthWeeks(at).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, index) =>
                  day === null ? (
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no day, nothing to name
                    <td key={format.weekdays[index]?.weekday} />
                  ) : (
                    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- older screen readers take every td for a plain cell
                    <td key={day} role="gridcell" className={css.cell} aria-selected={day === chosen}>
                      <button
                        type="button"
                        className={cx(css.day, limits.isClosed?.(day) && css.closed)}
                        aria-label={format.dateLong(day)}
                        aria-current={day === today ? 'date' : undefined}
                        aria-disabled={!isOpenDay(day, limits) || undefined}
                        data-autofocus={(focusFirst && day === at) || undefined}
                        tabIndex={day === at ? 0 : -1}
                        onClick={() => {
                          setTurnedTo(day);
                          if (isOpenDay(day, limits)) onChoose(day);
                        }}
                      >
                        {format.dayOfMonth(day)}
                      </button>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface TurnButtonProps {
  label: string;
  /** Nothing to choose lies beyond; stays focusable, so that the focus is not lost at the last month. */
  isLast: boolean;
  onClick: () => void;
  children: ReactNode;
}

function TurnButton({ label, isLast, onClick, children }: TurnButtonProps) {
  return (
    <IconButton aria-label={label} aria-disabled={isLast || undefined} onClick={isLast ? undefined : onClick}>
      {children}
    </IconButton>
  );
}
