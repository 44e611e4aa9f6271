import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type CalendarView, turned } from '../../entities/venue-calendar/calendar-address.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { MonthGrid } from '../../shared/ui/month-grid.tsx';
import { Popover } from '../../shared/ui/popover.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { shownText } from './shown-text.ts';
import * as css from './admin-venue-calendar.css.ts';

interface DayTurnerProps {
  view: CalendarView;
  date: string;
  /** Null is today. */
  onChange: (date: string | null) => void;
}

/** The way to another day or week: one on, one back, today, or any day of the month grid. */
export function DayTurner({ view, date, onChange }: DayTurnerProps) {
  const t = useT('calendar');
  const format = useFormat();
  const isDay = view === 'day';
  return (
    <div className={css.turner}>
      <IconButton
        aria-label={t(isDay ? 'previousDay' : 'previousWeek')}
        onClick={() => onChange(turned(view, date, -1))}
      >
        <ChevronLeft size={24} />
      </IconButton>
      <Button variant="secondary" size="sm" onClick={() => onChange(null)}>
        {t('today')}
      </Button>
      <IconButton aria-label={t(isDay ? 'nextDay' : 'nextWeek')} onClick={() => onChange(turned(view, date, 1))}>
        <ChevronRight size={24} />
      </IconButton>
      <Popover
        title={t('date')}
        renderButton={(attributes) => (
          <button {...attributes} type="button" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            <CalendarDays size={20} />
            <VisuallyHidden>{`${t('date')}: `}</VisuallyHidden>
            {shownText(view, date, format)}
          </button>
        )}
      >
        {(close) => (
          <MonthGrid
            value={date}
            focusFirst
            onChoose={(day) => {
              onChange(day);
              close();
            }}
          />
        )}
      </Popover>
    </div>
  );
}
