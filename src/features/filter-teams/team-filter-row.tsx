import { useUnit } from 'effector-react';
import { Navigate } from 'react-router';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { type TeamFilters, teamSearch } from '../../entities/team/team-filters.ts';
import { existingChoice } from '../../entities/venue/existing-choices.ts';
import { useVenueChoices } from '../../entities/venue/venue-choices.ts';
import { $complete } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { TeamLevel } from '../../shared/api/generated/model';
import { paths } from '../../shared/routing/paths.ts';
import type { ChangeFilters } from '../../shared/routing/use-filters.ts';
import { Chip } from '../../shared/ui/chip.tsx';
import { FilterChoice } from '../../shared/ui/filter-choice.tsx';
import { FilterRow } from '../../shared/ui/filter-chips.tsx';

interface TeamFilterRowProps {
  filters: TeamFilters;
  change: ChangeFilters<TeamFilters>;
}

/** Sport, city and level, each with what there is to choose from, and one's own lists (RT-09). An unknown sport or city leaves the address. */
export function TeamFilterRow({ filters, change }: TeamFilterRowProps) {
  const t = useT('teams');
  const { sports, cities } = useVenueChoices();
  const sportId = existingChoice(filters.sportId, sports);
  const city_id = existingChoice(filters.city_id, cities);
  const existing = teamSearch.format({ ...filters, sportId, city_id });
  const levels = Object.values(TeamLevel).map((value) => ({ value, label: t(`levels.${value}`) }));
  return (
    <FilterRow label={t('filters.title')}>
      {existing !== teamSearch.format(filters) && <Navigate replace to={{ search: existing }} />}
      <FilterChoice
        title={t('filters.sport')}
        unfiltered={t('filters.allSports')}
        options={sports}
        value={filters.sportId}
        onChoose={(chosen) => change({ sportId: chosen })}
      />
      <FilterChoice
        title={t('filters.city')}
        unfiltered={t('filters.allCities')}
        options={cities}
        value={filters.city_id}
        onChoose={(chosen) => change({ city_id: chosen })}
      />
      <FilterChoice
        title={t('filters.level')}
        unfiltered={t('filters.allLevels')}
        options={levels}
        value={filters.level}
        onChoose={(level) => change({ level })}
      />
      <OwnLists filters={filters} change={change} />
    </FilterRow>
  );
}

/** The teams that one bookmarked, and those that one runs; a guest is asked to sign in first. */
function OwnLists({ filters, change }: TeamFilterRowProps) {
  const t = useT('teams');
  const { complete, askToSignIn } = useUnit({ complete: $complete, askToSignIn: signInRequested });
  const toggle = (wanted: Pick<TeamFilters, 'bookmark'> | Pick<TeamFilters, 'mine_as_admin'>, isOn: boolean) => {
    if (complete || !isOn) void change(wanted);
    else askToSignIn({ returnTo: paths.teams(teamSearch.format({ ...filters, page: 1, ...wanted })) });
  };
  const { bookmark = false, mine_as_admin: mine = false } = filters;
  return (
    <>
      <Chip pressed={bookmark} onClick={() => toggle({ bookmark: !bookmark || undefined }, !bookmark)}>
        {t('filters.bookmarked')}
      </Chip>
      <Chip pressed={mine} onClick={() => toggle({ mine_as_admin: !mine || undefined }, !mine)}>
        {t('filters.mine')}
      </Chip>
    </>
  );
}
