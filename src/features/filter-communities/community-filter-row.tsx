import { useUnit } from 'effector-react';
import { type CommunityFilters, communitySearch } from '../../entities/community/community-filters.ts';
import { useVenueChoices } from '../../entities/venue/venue-choices.ts';
import { $complete } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import type { ChangeFilters } from '../../shared/routing/use-filters.ts';
import { Chip } from '../../shared/ui/chip.tsx';
import { FilterChoice } from '../../shared/ui/filter-choice.tsx';
import { FilterRow } from '../../shared/ui/filter-chips.tsx';

interface CommunityFilterRowProps {
  filters: CommunityFilters;
  change: ChangeFilters<CommunityFilters>;
}

/** Sport and city, each with what there is to choose from, and one's own communities; a guest is asked to sign in first (RT-31). */
export function CommunityFilterRow({ filters, change }: CommunityFilterRowProps) {
  const t = useT('communities');
  const { sports, cities } = useVenueChoices();
  const { complete, askToSignIn } = useUnit({ complete: $complete, askToSignIn: signInRequested });
  const { mine = false } = filters;
  const toggleMine = () => {
    if (complete || mine) void change({ mine: !mine || undefined });
    else askToSignIn({ returnTo: paths.communities(communitySearch.format({ ...filters, page: 1, mine: true })) });
  };
  return (
    <FilterRow label={t('filters.title')}>
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
      <Chip pressed={mine} onClick={toggleMine}>
        {t('filters.mine')}
      </Chip>
    </FilterRow>
  );
}
