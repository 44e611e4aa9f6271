import { asksForOwn, teamSearch } from '../../entities/team/team-filters.ts';
import { SearchPage } from '../../entities/own-list/search-page.tsx';
import { TeamCards } from '../../features/bookmark/team-cards.tsx';
import { RegisterOrganizationOffer } from '../../features/edit-organization/register-offer.tsx';
import { StartTeamOffer } from '../../features/edit-team/start-team-offer.tsx';
import { TeamFilterRow } from '../../features/filter-teams/team-filter-row.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CrestCardGridSkeleton } from '../../shared/ui/crest-card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { teamsQuery } from './teams.data.ts';

export { loader } from './teams.data.ts';

/** Find a team: search and filters in the URL. Source: RT-09, design §6. */
export function Component() {
  const t = useT('teams');
  const { filters, change, go } = useFilters(teamSearch);
  const isNarrowed = teamSearch.isNarrowed(filters);
  return (
    <SearchPage
      title={t('title')}
      search={{ label: t('searchLabel'), placeholder: t('searchPlaceholder') }}
      count={(count) => t('count', { count })}
      filters={filters}
      change={change}
      query={teamsQuery(filters)}
      own={{
        isAsked: asksForOwn(filters),
        drawing: 'court',
        guest: t(filters.bookmark ? 'guest.bookmark' : 'guest.mine'),
      }}
      filterRow={<TeamFilterRow filters={filters} change={change} />}
      skeleton={<CrestCardGridSkeleton count={12} />}
      empty={
        <EmptyState
          drawing={isNarrowed ? 'search' : 'people'}
          action={
            isNarrowed && <Button onClick={() => void go(teamSearch.none)}>{t('common:actions.clearFilters')}</Button>
          }
        >
          {t(emptyText(filters))}
        </EmptyState>
      }
      below={
        <div>
          <StartTeamOffer />
          <RegisterOrganizationOffer />
        </div>
      }
    >
      {({ teams }, stale) => <TeamCards label={t('title')} teams={teams} stale={stale} />}
    </SearchPage>
  );
}

/** Which list is empty: one's own, without another filter, says more than that nothing matches. */
function emptyText({ page: _page, ...asked }: ReturnType<typeof teamSearch.read>) {
  const names = Object.keys(asked).join(' ');
  if (names === '') return 'teams:none';
  if (names === 'bookmark') return 'teams:bookmarksEmpty';
  return names === 'mine_as_admin' ? 'teams:mineEmpty' : 'teams:emptySearch';
}
