import { CommunityCards } from '../../entities/community/community-card.tsx';
import { type CommunityFilters, communitySearch } from '../../entities/community/community-filters.ts';
import { SearchPage } from '../../entities/own-list/search-page.tsx';
import { CommunityFilterRow } from '../../features/filter-communities/community-filter-row.tsx';
import { JoinFromList } from '../../features/join-community/join-from-list.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CrestCardGridSkeleton } from '../../shared/ui/crest-card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { communitiesQuery } from './communities.data.ts';
import { CreateCommunity } from './create-community.tsx';

export { loader } from './communities.data.ts';

/** Find a community, or create one: search and filters in the URL (RT-31, COM-07). */
export function Component() {
  const t = useT('communities');
  const { filters, change, go } = useFilters(communitySearch);
  return (
    <SearchPage
      title={t('title')}
      search={{ label: t('searchLabel'), placeholder: t('searchPlaceholder') }}
      count={(count) => t('count', { count })}
      filters={filters}
      change={change}
      query={communitiesQuery(filters)}
      own={{ isAsked: filters.mine === true, drawing: 'people', guest: t('guest.mine') }}
      action={<CreateCommunity />}
      filterRow={<CommunityFilterRow filters={filters} change={change} />}
      skeleton={<CrestCardGridSkeleton count={12} />}
      empty={<NothingFound filters={filters} onClear={() => void go(communitySearch.none)} />}
    >
      {({ communities }, stale) => (
        <CommunityCards label={t('title')} communities={communities} Foot={JoinFromList} stale={stale} />
      )}
    </SearchPage>
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
