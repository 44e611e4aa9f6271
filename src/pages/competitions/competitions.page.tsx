import { CompetitionCards } from '../../entities/competition/competition-card.tsx';
import {
  asksForOwn,
  type CompetitionFilters,
  competitionSearch,
} from '../../entities/competition/competition-filters.ts';
import { SearchPage } from '../../entities/own-list/search-page.tsx';
import { CreateCompetitionButton } from '../../features/edit-competition/create-competition-button.tsx';
import { CompetitionFilterRow } from '../../features/filter-competitions/competition-filter-row.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CrestCardGridSkeleton } from '../../shared/ui/crest-card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { competitionsQuery } from './competitions.data.ts';

export { loader } from './competitions.data.ts';

/** Find a competition: search and filters in the URL (RT-39, CMP-01). */
export function Component() {
  const t = useT('competitions');
  const { filters, change, go } = useFilters(competitionSearch);
  return (
    <SearchPage
      title={t('title')}
      search={{ label: t('searchLabel'), placeholder: t('searchPlaceholder') }}
      count={(count) => t('count', { count })}
      filters={filters}
      change={change}
      query={competitionsQuery(filters)}
      own={{
        isAsked: asksForOwn(filters),
        drawing: 'court',
        guest: t(filters.mine ? 'guest.mine' : 'guest.followed'),
      }}
      action={<CreateCompetitionButton />}
      filterRow={<CompetitionFilterRow filters={filters} change={change} />}
      skeleton={<CrestCardGridSkeleton count={12} />}
      empty={<NothingFound filters={filters} onClear={() => void go(competitionSearch.none)} />}
    >
      {({ competitions }, stale) => <CompetitionCards label={t('title')} competitions={competitions} stale={stale} />}
    </SearchPage>
  );
}

/** One's own list, without another filter, says more than that nothing matches. */
function NothingFound({ filters, onClear }: { filters: CompetitionFilters; onClear: () => void }) {
  const t = useT('competitions');
  if (!competitionSearch.isNarrowed(filters)) return <EmptyState drawing="court">{t('none')}</EmptyState>;
  const { page: _page, ...asked } = filters;
  const names = Object.keys(asked).join(' ');
  const clear = <Button onClick={onClear}>{t('common:actions.clearFilters')}</Button>;
  if (names === 'mine' || names === 'followed')
    return (
      <EmptyState drawing="court" hint={t(`${names}Hint`)} action={clear}>
        {t(`${names}Empty`)}
      </EmptyState>
    );
  return (
    <EmptyState drawing="search" action={clear}>
      {t('emptySearch')}
    </EmptyState>
  );
}
