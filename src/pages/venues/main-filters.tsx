import { isValidDate } from '../../shared/lib/time/dates.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { DateField } from '../../shared/ui/date-field.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { useVenueChoices } from '../../entities/venue/venue-lookups.ts';
import type { VenueSearch } from './use-venue-filters.ts';
import { useTyped } from './use-typed.ts';
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
      <DateFilter {...{ filters, pastDate, today, change }} />
      <SelectField
        label={t('filters.timeSlot')}
        placeholder={t('filters.anyTime')}
        options={timeSlots}
        value={filters.available_time_slot_id ?? ''}
        // an hour alone means today's (design §4); the date field then says so
        onChange={({ target }) => void change({ available_time_slot_id: toId(target.value), ...(target.value && !filters.date ? { date: today } : {}) })}
      />
    </div>
  );
}

/** While a date is being typed it runs through years long past; only a day that can be played on reaches the URL. */
function DateFilter({ filters, pastDate, today, change }: Pick<VenueSearch, 'filters' | 'pastDate' | 'today' | 'change'>) {
  const t = useT('venues');
  const field = useTyped(filters.date ?? '', async (date) => {
    if (date === '') await change({ date: undefined, available_time_slot_id: undefined });
    else if (isValidDate(date) && date >= today) await change({ date });
  });
  const { flush: _, ...control } = field;
  const over = field.value.length === 10 && field.value > '1000' && field.value < today;
  return <DateField {...control} label={t('filters.date')} min={today} error={pastDate || over ? t('filters.datePast') : undefined} />;
}
