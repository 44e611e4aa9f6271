import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { useHydrated } from '../../shared/platform/use-hydrated.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { QUICK_DAYS, quickDays } from '../../entities/venue/tonight.ts';
import { formatVenueFilters, parseVenueFilters } from '../../entities/venue/venue-filters.ts';
import { useVenueChoices } from '../../entities/venue/venue-choices.ts';
import * as css from './search-form.css.ts';

/** What and where, and when with one press more or none: goes on to the venues that fit. */
export function SearchForm({ today }: { today: string }) {
  const t = useT('home');
  const choice = useT('venues');
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { sports, cities } = useVenueChoices();
  const days = quickDays(now());
  const shownDays = isHydrated ? days.map(({ name }) => name) : QUICK_DAYS;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget, event.nativeEvent.submitter))
      if (typeof value === 'string') typed.set(name, value);
    const { filters } = parseVenueFilters(typed, today);
    const near = days.find(({ name }) => name === typed.get('when'));
    const when = near && { date: near.date, available_time_slot_id: near.available_time_slot_id };
    void navigate(paths.venues(formatVenueFilters({ ...filters, ...when })));
  };

  return (
    <search>
      <form className={css.form} onSubmit={submit} aria-label={t('hero.action')}>
        <SelectField
          name="sport_id"
          label={t('search.sport')}
          placeholder={choice('filters.allSports')}
          options={isHydrated ? sports : []}
        />
        <SelectField
          name="city_id"
          label={t('search.city')}
          placeholder={choice('filters.allCities')}
          options={isHydrated ? cities : []}
        />
        <div className={css.line}>
          <div role="group" aria-label={t('hero.days')} className={css.days}>
            {shownDays.map((name) => (
              <Button key={name} type="submit" name="when" value={name} variant="secondary" size="sm">
                {choice(`filters.${name}`)}
              </Button>
            ))}
          </div>
          <Button type="submit" icon={<Search size={20} aria-hidden />}>
            {t('search.submit')}
          </Button>
        </div>
      </form>
    </search>
  );
}
