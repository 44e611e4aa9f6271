import { useFormat } from '../../shared/i18n/i18n-react.tsx';
import { addDays } from '../../shared/lib/time/dates.ts';
import { moveFocus, useRovingFocus } from '../../shared/ui/roving-focus.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './day-strip.css.ts';

interface DayStripProps {
  label: string;
  first: string;
  /** How many days after the first. */
  daysAhead: number;
  chosen: string;
  onChoose: (date: string) => void;
}

/** The days that can be chosen, in one line that slides under the thumb; one stop for Tab, arrows lead to the others. */
export function DayStrip({ label, first, daysAhead, chosen, onChoose }: DayStripProps) {
  const format = useFormat();
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(first, index));
  const roving = useRovingFocus(days, chosen);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the days in it have the focus
    <div role="group" aria-label={label} className={css.strip} onKeyDown={moveFocus}>
      {days.map((date) => (
        <button
          key={date}
          {...roving(date)}
          type="button"
          className={css.day}
          aria-pressed={date === chosen}
          ref={date === chosen ? centre : undefined}
          onClick={() => onChoose(date)}
        >
          <VisuallyHidden>{format.dateLong(date)}</VisuallyHidden>
          <span aria-hidden>{format.weekdayShort(date)}</span>
          <span className={css.number} aria-hidden>
            {format.dayOfMonth(date)}
          </span>
          <span aria-hidden>{format.monthShort(date)}</span>
        </button>
      ))}
    </div>
  );
}

/** The chosen day comes into sight: only the strip slides, never the page. */
function centre(day: HTMLButtonElement | null): void {
  const strip = day?.parentElement;
  if (!day || !strip) return;
  const slide = () => {
    strip.scrollLeft = day.offsetLeft - (strip.clientWidth - day.offsetWidth) / 2;
  };
  slide();
  // nothing has a size in a dialog that opens after this
  if (strip.clientWidth === 0) requestAnimationFrame(slide);
}
