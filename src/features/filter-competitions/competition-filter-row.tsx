import { useUnit } from 'effector-react';
import { type CompetitionFilters, competitionSearch } from '../../entities/competition/competition-filters.ts';
import { useVenueChoices } from '../../entities/venue/venue-choices.ts';
import { $complete } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import type { CompetitionPhase } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import type { ChangeFilters } from '../../shared/routing/use-filters.ts';
import { Chip } from '../../shared/ui/chip.tsx';
import { FilterRow } from '../../shared/ui/filter-chips.tsx';
import { FilterChoice } from '../../shared/ui/filter-choice.tsx';

interface CompetitionFilterRowProps {
  filters: CompetitionFilters;
  change: ChangeFilters<CompetitionFilters>;
}

/** A draft is found among one's own. */
const PHASES = ['registration', 'ready', 'ongoing', 'finished', 'cancelled'] as const satisfies CompetitionPhase[];

/** Sport, city and phase, and one's own lists; a guest is asked to sign in first (RT-39). */
export function CompetitionFilterRow({ filters, change }: CompetitionFilterRowProps) {
  const t = useT('competitions');
  const { sports, cities } = useVenueChoices();
  const { complete, askToSignIn } = useUnit({ complete: $complete, askToSignIn: signInRequested });
  const { mine = false, followed = false } = filters;
  const toggle = (wanted: Pick<CompetitionFilters, 'mine'> | Pick<CompetitionFilters, 'followed'>, isOn: boolean) => {
    if (complete || !isOn) void change(wanted);
    else askToSignIn({ returnTo: paths.competitions(competitionSearch.format({ ...filters, page: 1, ...wanted })) });
  };
  return (
    <FilterRow label={t('filters.title')}>
      <Chip pressed={mine} onClick={() => toggle({ mine: !mine || undefined }, !mine)}>
        {t('filters.mine')}
      </Chip>
      <Chip pressed={followed} onClick={() => toggle({ followed: !followed || undefined }, !followed)}>
        {t('filters.followed')}
      </Chip>
      <FilterChoice
        title={t('filters.sport')}
        unfiltered={t('filters.allSports')}
        options={sports}
        value={filters.sportId}
        onChoose={(sportId) => change({ sportId })}
      />
      <FilterChoice
        title={t('filters.city')}
        unfiltered={t('filters.allCities')}
        options={cities}
        value={filters.city_id}
        onChoose={(city_id) => change({ city_id })}
      />
      <FilterChoice
        title={t('filters.phase')}
        unfiltered={t('filters.allPhases')}
        options={PHASES.map((value) => ({ value, label: t(`phases.${value}`) }))}
        value={PHASES.find((phase) => phase === filters.phase)}
        onChoose={(phase) => change({ phase })}
      />
    </FilterRow>
  );
}
