import { SLOTS, slotTimes } from '../../entities/court/court-week.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FieldGroup } from '../../shared/ui/field-group.tsx';
import { PaintGrid, PaintStrip } from '../../shared/ui/paint-grid.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import * as css from './court-form.css.ts';
import { cellSlots, dates, ownWeekdays, paintedWeek, slotCells, weekCells } from './schedule-edits.ts';
import type { CourtForm } from './use-court-form.ts';

const DELAYS = ['0', '15', '30', '45'] as const;

/** The hours of every day, and when they begin (CRT-10 … CRT-12). */
export function UsualHours({ form: { field, values, set } }: { form: CourtForm }) {
  const t = useT('courts');
  const hours = field('default_slots');
  return (
    <>
      <FieldGroup id={hours.id} label={t('hours.label')} hint={t('hours.hint')} error={hours.error}>
        {(describedBy) => (
          <HourStrip
            id={hours.id}
            label={t('hours.label')}
            delay={values.delayed_start}
            slots={values.default_slots}
            errorId={describedBy}
            onPaint={(slots) => set('default_slots', slots)}
          />
        )}
      </FieldGroup>
      <FieldGroup id={`${hours.id}-delay`} label={t('hours.delay')} hint={t('hours.delayHint')} error={undefined}>
        {(describedBy) => (
          <SegmentedControl
            label={t('hours.delay')}
            describedBy={describedBy}
            segments={DELAYS.map((value) => ({
              value,
              label: value === '0' ? t('hours.delayNone') : t('hours.delayMinutes', { minutes: value }),
            }))}
            value={DELAYS[values.delayed_start / 15] ?? '0'}
            onChange={(value) =>
              set('delayed_start', value === '15' ? 15 : value === '30' ? 30 : value === '45' ? 45 : 0)
            }
          />
        )}
      </FieldGroup>
    </>
  );
}

interface HourStripProps {
  id?: string;
  label: string;
  /** Of the court, in minutes. */
  delay: 0 | 15 | 30 | 45;
  slots: readonly number[];
  errorId?: string | undefined;
  onPaint: (slots: number[]) => void;
}

/** The 18 hours of one day. */
export function HourStrip({ delay, slots, onPaint, ...rest }: HourStripProps) {
  const format = useFormat();
  const cells = SLOTS.map((slot) => {
    const { start, end } = slotTimes(slot, delay);
    return { label: start, name: format.timeRange(start, end) };
  });
  return (
    <PaintStrip {...rest} cells={cells} painted={slotCells(slots)} onPaint={(painted) => onPaint(cellSlots(painted))} />
  );
}

/** Weekdays with other hours than the usual ones. */
export function WeekHours({ form: { values, set, getValues } }: { form: CourtForm }) {
  const t = useT('courts');
  const format = useFormat();
  const { weekdays } = format;
  const { delayed_start: delay, schedules } = values;
  const own = ownWeekdays(schedules);
  const times = SLOTS.map((slot) => {
    const { start, end } = slotTimes(slot, delay);
    return format.timeRange(start, end);
  });
  return (
    <>
      <p className={css.hint}>{t('week.hint')}</p>
      <div className={css.week}>
        <PaintGrid
          label={t('week.label')}
          columns={weekdays.map(({ weekday, short }) => ({
            label: short,
            action: t('week.wholeDay', { weekday: short }),
            marked: own.includes(weekday),
          }))}
          rows={SLOTS.map((slot) => slotTimes(slot, delay).start)}
          cellName={(row, column) => `${weekdays[column]?.long}, ${times[row]}`}
          painted={weekCells(values)}
          onPaint={(cells) => set('schedules', paintedWeek(getValues(), cells))}
        />
      </div>
      {own.length > 0 && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => set('schedules', dates(schedules))}>
            {t('week.reset')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Which weekdays have hours of their own, in a line. */
export function OwnWeekdays({ form: { values } }: { form: CourtForm }) {
  const t = useT('courts');
  const format = useFormat();
  const own = ownWeekdays(values.schedules);
  if (own.length === 0) return t('week.ownNone');
  return t('week.own', { days: format.list(own.map((weekday) => format.weekdays[weekday - 1]?.long ?? '')) });
}
