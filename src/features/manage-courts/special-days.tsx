import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { slotsOfDate } from '../../entities/court/court-week.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { addDays } from '../../shared/lib/time/dates.ts';
import { holidaysBetween } from '../../shared/lib/time/holidays.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { DatePicker } from '../../shared/ui/date-picker.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import * as css from './court-form.css.ts';
import { HourStrip } from './court-hours.tsx';
import { comingDates, withDate, withoutDate } from './schedule-edits.ts';
import type { CourtForm } from './use-court-form.ts';

/** Dates on which the court is closed or has other hours; the public holidays of the next twelve months are one press away. */
export function SpecialDays({ form: { values, set } }: { form: CourtForm }) {
  const t = useT('courts');
  const format = useFormat();
  const [date, setDate] = useState<string | null>(null);
  const pickerId = useId();
  const today = tiraneDate(now());
  const { schedules } = values;
  const coming = comingDates(schedules, today);
  const isListed = (day: string) => coming.some(({ date: own }) => own === day);
  const isClosed = (day: string) => coming.some(({ date: own, slots }) => own === day && slots.length === 0);
  // a holiday may have been listed since it was picked
  const toAdd = date !== null && !isListed(date) ? date : null;
  const close = (day: string) => set('schedules', withDate(schedules, day, []));
  const remove = (day: string) => set('schedules', withoutDate(schedules, day));
  return (
    <>
      <p className={css.hint}>{t('days.hint')}</p>
      <div>
        <p className={css.label}>{t('days.holidays')}</p>
        <ChipGroup label={t('days.holidays')}>
          {holidaysBetween(today, addDays(today, 364)).map(({ date: day, holiday }) => (
            <Chip
              key={`${day} ${holiday}`}
              pressed={isClosed(day)}
              onClick={() => (isClosed(day) ? remove(day) : close(day))}
            >
              {`${format.dayMonth(day)} · ${t(`holidays.${holiday}`)}`}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <div className={css.adding}>
        <DatePicker
          id={pickerId}
          label={t('days.date')}
          value={date ?? ''}
          onPick={setDate}
          min={today}
          isClosed={isListed}
        />
        <Button
          variant="secondary"
          aria-disabled={toAdd === null || undefined}
          onClick={() => {
            if (toAdd === null) return;
            close(toAdd);
            setDate(null);
          }}
        >
          {t('days.add')}
        </Button>
      </div>
      {coming.length > 0 && (
        <ul className={css.rows} aria-label={t('days.list')}>
          {coming.map(({ date: day, slots }) => (
            <SpecialDay
              key={day}
              date={format.dateLong(day)}
              slots={slots}
              delay={values.delayed_start}
              onHours={(next) => set('schedules', withDate(schedules, day, next))}
              onOpen={() => set('schedules', withDate(schedules, day, usualOn(values, day)))}
              onRemove={() => {
                remove(day);
                focusById(pickerId);
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** How many dates have hours of their own, in a line. */
export function SpecialDaysCount({ form: { values } }: { form: CourtForm }) {
  const t = useT('courts');
  const count = comingDates(values.schedules, tiraneDate(now())).length;
  return count === 0 ? t('days.none') : t('days.count', { count });
}

interface SpecialDayProps {
  date: string;
  slots: readonly number[];
  delay: 0 | 15 | 30 | 45;
  onHours: (slots: readonly number[]) => void;
  onOpen: () => void;
  onRemove: () => void;
}

function SpecialDay({ date, slots, delay, onHours, onOpen, onRemove }: SpecialDayProps) {
  const t = useT('courts');
  const isClosed = slots.length === 0;
  /** The last hour was painted away: the hours stay, with the focus and the stroke that are in them. */
  const [isEmptied, setEmptied] = useState(false);
  const paint = (next: readonly number[]) => {
    setEmptied(next.length === 0);
    onHours(next);
  };
  return (
    <li className={css.row}>
      <div className={css.line}>
        <p className={css.rowTitle}>{date}</p>
        <SegmentedControl
          label={t('days.kind', { date })}
          segments={[
            { value: 'closed', label: t('days.closed') },
            { value: 'open', label: t('days.open') },
          ]}
          value={isClosed ? 'closed' : 'open'}
          onChange={(kind) => {
            setEmptied(false);
            if (kind === 'closed') onHours([]);
            else onOpen();
          }}
        />
        <IconButton aria-label={t('days.remove', { date })} onClick={onRemove}>
          <Trash2 size={20} />
        </IconButton>
      </div>
      {(!isClosed || isEmptied) && (
        <HourStrip label={t('days.hoursOf', { date })} delay={delay} slots={slots} onPaint={paint} />
      )}
    </li>
  );
}

/** The hours without the date's own; where its weekday is closed, the default ones. */
function usualOn(court: CourtForm['values'], date: string): readonly number[] {
  const usual = slotsOfDate({ ...court, schedules: withoutDate(court.schedules, date) }, date);
  return usual.length > 0 ? usual : court.default_slots;
}
