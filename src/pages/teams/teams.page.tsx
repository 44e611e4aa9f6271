import { asksForOwn, teamSearch } from '../../entities/team/team-filters.ts';
import { SignInToSee } from '../../entities/own-list/sign-in-to-see.tsx';
import { useOwnList } from '../../entities/own-list/use-own-list.ts';
import { TeamCards } from '../../features/bookmark/team-cards.tsx';
import { RegisterOrganizationOffer } from '../../features/edit-organization/register-offer.tsx';
import { StartTeamOffer } from '../../features/edit-team/start-team-offer.tsx';
import { TeamFilterRow } from '../../features/filter-teams/team-filter-row.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CrestCardGridSkeleton } from '../../shared/ui/crest-card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { areAnswered, ListView } from '../../shared/ui/query-view.tsx';
import { SearchHead } from '../../shared/ui/search-head.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { teamsQuery } from './teams.data.ts';

export { loader } from './teams.data.ts';

/** Find a team: search and filters in the URL. Source: RT-09, design §6. */
export function Component() {
  const t = useT('teams');
  const { filters, change, go } = useFilters(teamSearch);
  const isOwn = asksForOwn(filters);
  const { query, isGuests } = useOwnList(isOwn, teamsQuery(filters));
  const total = query.data?.pagination.total;
  return (
    <Stack gap={2}>
      <SearchHead
        title={t('title')}
        found={total === undefined || isGuests ? null : { total, words: t('count', { count: total }) }}
        search={{
          label: t('searchLabel'),
          placeholder: t('searchPlaceholder'),
          keywords: filters.keywords,
          change,
        }}
      />
      <TeamFilterRow filters={filters} change={change} />
      {isGuests ? (
        <SignInToSee drawing="court">{t(filters.bookmark ? 'guest.bookmark' : 'guest.mine')}</SignInToSee>
      ) : (
        <ListView
          query={query}
          skeleton={<CrestCardGridSkeleton count={12} />}
          empty={
            <EmptyState
              drawing={teamSearch.isNarrowed(filters) ? 'search' : 'people'}
              action={
                teamSearch.isNarrowed(filters) && (
                  <Button onClick={() => void go(teamSearch.none)}>{t('common:actions.clearFilters')}</Button>
                )
              }
            >
              {t(emptyText(filters))}
            </EmptyState>
          }
          paging={{ page: filters.page, onPage: (page) => void change({ page }, { scroll: true }) }}
        >
          {({ teams }, stale) => <TeamCards label={t('title')} teams={teams} stale={stale} />}
        </ListView>
      )}
      {(isGuests || areAnswered(query)) && (
        <div>
          <StartTeamOffer />
          <RegisterOrganizationOffer />
        </div>
      )}
    </Stack>
  );
}

/** Which list is empty: one's own, without another filter, says more than that nothing matches. */
function emptyText({ page: _page, ...asked }: ReturnType<typeof teamSearch.read>) {
  const names = Object.keys(asked).join(' ');
  if (names === '') return 'teams:none';
  if (names === 'bookmark') return 'teams:bookmarksEmpty';
  return names === 'mine_as_admin' ? 'teams:mineEmpty' : 'teams:emptySearch';
}
