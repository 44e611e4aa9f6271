import { useT } from '../../shared/i18n/i18n-react.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { useVenueChoices } from '../../entities/venue/venue-lookups.ts';
import { DateFilter } from './date-filter.tsx';
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
