import { bookingTimes } from '../../../entities/booking/booking-times.ts';
import { fields } from '../../../entities/booking/start-times.css.ts';
import { StartTimes } from '../../../entities/booking/start-times.tsx';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../../shared/lib/time/tirane.ts';
import { now } from '../../../shared/platform/clock.ts';
import { DatePicker } from '../../../shared/ui/date-picker.tsx';
import { Disclosure } from '../../../shared/ui/disclosure.tsx';
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import * as css from './book.css.ts';
import type { useBookForm } from './use-book-form.ts';
import type { usePlaceFields } from './use-place-fields.ts';

const HOURS = [1, 2, 3] as const;

interface PlaceFieldsProps {
  form: ReturnType<typeof useBookForm>['form'];
  where: ReturnType<typeof usePlaceFields>;
  /** Chosen already in the calendar: folded, and said in a line. */
  isGiven: boolean;
}

/** Where and when, and for how long. */
export function PlaceFields({ form, where, isGiven }: PlaceFieldsProps) {
  const t = useT('desk');
  const format = useFormat();
  const { court, courts, date, chosen, times } = where;
  const place =
    court && chosen ? `${court.name}, ${format.dateBrief(date, now())}, ${bookingTimes(chosen, format)}` : undefined;
  const choice = (
    <>
      <div className={fields}>
        <DatePicker label={t('common:fields.date')} {...form.field('date')} min={tiraneDate(now())} max={undefined} />
        <SelectField
          label={t('details.court')}
          placeholder={t('common:fields.choose')}
          options={courts.map(({ id: value, name }) => ({ value, label: name }))}
          {...form.field('court_id', { setValueAs: (value) => (value === '' ? undefined : Number(value)) })}
        />
      </div>
      {court && <StartTimes {...times} priced />}
    </>
  );
  return (
    <>
      {isGiven ? (
        <Disclosure title={t('book.where')} held={place ?? t('move.choose')} wrong={times.error !== undefined}>
          {choice}
        </Disclosure>
      ) : (
        choice
      )}
      <div className={css.choice}>
        <span className={css.label}>{t('book.duration')}</span>
        <SegmentedControl
          label={t('book.duration')}
          segments={HOURS.map((hours) => ({
            value: String(hours),
            label: t('book.hours', { count: hours }),
            disabled: hours !== where.slotCount && !where.isOpen(hours),
          }))}
          value={String(where.slotCount)}
          onChange={(hours) => form.set('slot_count', Number(hours))}
          block
        />
      </div>
    </>
  );
}
