import { type ChangeEvent, useRef, useState } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { isValidDate } from '../../shared/lib/time/dates.ts';
import { DateField } from '../../shared/ui/date-field.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { useVenueChoices } from '../../entities/venue/venue-lookups.ts';
import type { VenueSearch } from './use-venue-filters.ts';
import * as css from './venues.css.ts';

const toId = (value: string): number | undefined => (value === '' ? undefined : Number(value));

/** Sport, city, and "free at": the day and the hour one wants to play. */
export function MainFilters({ filters, pastDate, today, change }: VenueSearch) {
  const t = useT('venues');
  const { sports, cities, timeSlots } = useVenueChoices();
  return (
    <div className={css.mainFilters}>
      <SelectField
        label={t('filters.sport')}
        placeholder={t('filters.allSports')}
        options={sports}
        value={filters.sport_id ?? ''}
        onChange={({ target }) => void change({ sport_id: toId(target.value) })}
      />
      <SelectField
        label={t('filters.city')}
        placeholder={t('filters.allCities')}
        options={cities}
        value={filters.city_id ?? ''}
        onChange={({ target }) => void change({ city_id: toId(target.value) })}
      />
      <DateFilter date={filters.date} {...{ pastDate, today, change }} />
      <SelectField
        label={t('filters.timeSlot')}
        placeholder={t('filters.anyTime')}
        options={timeSlots}
        value={filters.available_time_slot_id ?? ''}
        // an hour alone means today's (design §4); the date field then says so
        onChange={({ target }) =>
          void change((latest) => ({
            available_time_slot_id: toId(target.value),
            ...(target.value && !latest.date ? { date: today } : {}),
          }))
        }
      />
    </div>
  );
}

interface DateFilterProps extends Pick<VenueSearch, 'pastDate' | 'today' | 'change'> {
  date: string | undefined;
}

/**
 * The day to play on. While a date is being typed it runs through years long past, so what is typed is shown until the
 * field is left, and only a day that can be played on reaches the URL.
 */
function DateFilter({ date, pastDate, today, change }: DateFilterProps) {
  const t = useT('venues');
  const [typed, setTyped] = useState<string | null>(null);
  const underway = useRef<Promise<void>>(Promise.resolve());
  const value = typed ?? date ?? '';
  const over = value > '1000' && value < today;

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    if (target.value === '') {
      // an empty value is a half-typed date as well as a removed one
      if (!target.validity.badInput) underway.current = change({ date: undefined, available_time_slot_id: undefined });
    } else if (isValidDate(target.value) && target.value >= today) underway.current = change({ date: target.value });
  };
  return (
    <DateField
      label={t('filters.date')}
      value={value}
      min={today}
      onChange={type}
      onBlur={() => void underway.current.then(() => setTyped(null))}
      error={pastDate || over ? t('filters.datePast') : undefined}
    />
  );
}
