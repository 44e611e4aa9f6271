import { useUnit } from 'effector-react';
import { type EventFilters, eventSearch } from '../../entities/event/event-filters.ts';
import { useVenueChoices } from '../../entities/venue/venue-choices.ts';
import { $complete } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { EventKind } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import type { ChangeFilters } from '../../shared/routing/use-filters.ts';
import { Chip } from '../../shared/ui/chip.tsx';
import { FilterRow } from '../../shared/ui/filter-chips.tsx';
import { FilterChoice } from '../../shared/ui/filter-choice.tsx';
import { WhenFilter } from './when-filter.tsx';

interface EventFilterRowProps {
  filters: EventFilters;
  change: ChangeFilters<EventFilters>;
}

/** One's own events, when, sport, city and kind; a guest is asked to sign in first (RT-12). */
export function EventFilterRow({ filters, change }: EventFilterRowProps) {
  const t = useT('events');
  const { sports, cities } = useVenueChoices();
  const { complete, askToSignIn } = useUnit({ complete: $complete, askToSignIn: signInRequested });
  const { mine = false } = filters;
  const toggleMine = () => {
    if (complete || mine) void change({ mine: !mine || undefined });
    else askToSignIn({ returnTo: paths.events(eventSearch.format({ ...filters, page: 1, mine: true })) });
  };
  return (
    <FilterRow label={t('filters.title')}>
      <Chip pressed={mine} onClick={toggleMine}>
        {t('filters.mine')}
      </Chip>
      <WhenFilter filters={filters} change={change} />
      <FilterChoice
        title={t('filters.sport')}
        unfiltered={t('filters.allSports')}
        options={sports}
        value={filters.sport_id}
        onChoose={(sport_id) => change({ sport_id })}
      />
      <FilterChoice
        title={t('filters.city')}
        unfiltered={t('filters.allCities')}
        options={cities}
        value={filters.city_id}
        onChoose={(city_id) => change({ city_id })}
      />
      <FilterChoice
        title={t('filters.kind')}
        unfiltered={t('filters.allKinds')}
        options={Object.values(EventKind).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={filters.kind}
        onChoose={(kind) => change({ kind })}
      />
    </FilterRow>
  );
}
