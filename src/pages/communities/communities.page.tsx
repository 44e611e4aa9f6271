import { CommunityCards } from '../../entities/community/community-card.tsx';
import { type CommunityFilters, communitySearch } from '../../entities/community/community-filters.ts';
import { SignInToSee } from '../../entities/own-list/sign-in-to-see.tsx';
import { useOwnList } from '../../entities/own-list/use-own-list.ts';
import { CommunityFilterRow } from '../../features/filter-communities/community-filter-row.tsx';
import { JoinFromList } from '../../features/join-community/join-from-list.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CrestCardGridSkeleton } from '../../shared/ui/crest-card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { SearchHead } from '../../shared/ui/search-head.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { communitiesQuery } from './communities.data.ts';
import { CreateCommunity } from './create-community.tsx';

export { loader } from './communities.data.ts';

/** Find a community, or create one: search and filters in the URL (RT-31, COM-07). */
export function Component() {
  const t = useT('communities');
  const { filters, change, go } = useFilters(communitySearch);
  const { mine = false } = filters;
  const { query, isGuests } = useOwnList(mine, communitiesQuery(filters));
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
        action={<CreateCommunity />}
      />
      <CommunityFilterRow filters={filters} change={change} />
      {isGuests ? (
        <SignInToSee drawing="people">{t('guest.mine')}</SignInToSee>
      ) : (
        <ListView
          query={query}
          skeleton={<CrestCardGridSkeleton count={12} />}
          empty={<NothingFound filters={filters} onClear={() => void go(communitySearch.none)} />}
          paging={{ page: filters.page, onPage: (page) => void change({ page }, { scroll: true }) }}
        >
          {({ communities }, stale) => (
            <CommunityCards label={t('title')} communities={communities} Foot={JoinFromList} stale={stale} />
          )}
        </ListView>
      )}
    </Stack>
  );
}

/** One's own list, without another filter, says more than that nothing matches. */
function NothingFound({ filters, onClear }: { filters: CommunityFilters; onClear: () => void }) {
  const t = useT('communities');
  const { page: _page, mine, ...others } = filters;
  if (!communitySearch.isNarrowed(filters)) return <EmptyState drawing="people">{t('none')}</EmptyState>;
  const isOwn = mine === true && Object.keys(others).length === 0;
  return (
    <EmptyState
      drawing={isOwn ? 'people' : 'search'}
      hint={isOwn && t('mineHint')}
      action={<Button onClick={onClear}>{t(isOwn ? 'common:actions.showAll' : 'common:actions.clearFilters')}</Button>}
    >
      {t(isOwn ? 'mineEmpty' : 'emptySearch')}
    </EmptyState>
  );
}
