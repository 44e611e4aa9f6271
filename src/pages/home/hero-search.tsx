import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DatePicker } from '../../shared/ui/date-picker.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { formatVenueFilters, parseVenueFilters } from '../../entities/venue/venue-filters.ts';
import { useVenueChoices } from '../../entities/venue/venue-choices.ts';
import * as css from './home.css.ts';

/** What, where and when: goes on to the venues that fit. */
export function HeroSearch({ today }: { today: string }) {
  const t = useT('home');
  const choice = useT('venues');
  const navigate = useNavigate();
  const { sports, cities, timeSlots } = useVenueChoices();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') typed.set(name, value);
    const { filters } = parseVenueFilters(typed, today);
    // an hour alone means today's
    const day = filters.available_time_slot_id && !filters.date ? { date: today } : {};
    void navigate(paths.venues(formatVenueFilters({ ...filters, ...day })));
  };

  return (
    <search>
      <form className={css.form} onSubmit={submit} aria-label={t('hero.action')}>
        <SelectField
          name="sport_id"
          label={t('search.sport')}
          placeholder={choice('filters.allSports')}
          options={sports}
        />
        <SelectField
          name="city_id"
          label={t('search.city')}
          placeholder={choice('filters.allCities')}
          options={cities}
        />
        <DatePicker name="date" label={t('search.day')} defaultValue={today} min={today} required />
        <SelectField
          name="available_time_slot_id"
          label={t('search.time')}
          placeholder={choice('filters.anyTime')}
          options={timeSlots}
        />
        <Button type="submit" block className={css.submit} icon={<Search size={20} aria-hidden />}>
          {t('search.submit')}
        </Button>
      </form>
    </search>
  );
}
