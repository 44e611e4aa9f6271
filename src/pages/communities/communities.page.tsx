import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { CommunityCards } from '../../entities/community/community-card.tsx';
import {
  type CommunityFilters,
  formatCommunityFilters,
  isCommunitySearch,
  noCommunityFilters,
  parseCommunityFilters,
} from '../../entities/community/community-filters.ts';
import { CommunityFilterRow } from '../../features/filter-communities/community-filter-row.tsx';
import { JoinFromList } from '../../features/join-community/join-from-list.tsx';
import { $authenticated, $undecided } from '../../models/session/session.model.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CrestCardGridSkeleton } from '../../shared/ui/crest-card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { SearchHead } from '../../shared/ui/search-head.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { communitiesQuery } from './communities.data.ts';
import { CreateCommunity } from './create-community.tsx';

export { loader } from './communities.data.ts';

/** Find a community, or create one: search and filters in the URL (RT-31, COM-07). */
export function Component() {
  const t = useT('communities');
  const { authenticated, undecided } = useUnit({ authenticated: $authenticated, undecided: $undecided });
  const { filters, change, go } = useFilters(parseCommunityFilters, formatCommunityFilters);
  const { mine = false } = filters;
  const query = useQuery({
    ...skipUnless(authenticated || !mine, communitiesQuery(filters)),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.pagination.total;
  const isGuests = mine && !authenticated && !undecided;
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
        action={<CreateCommunity search={formatCommunityFilters(filters)} />}
      />
      <CommunityFilterRow filters={filters} change={change} />
      {isGuests ? (
        <EmptyState
          drawing="people"
          action={
            <LinkButton to={paths.login(paths.communities(formatCommunityFilters(filters)))}>
              {t('common:actions.signIn')}
            </LinkButton>
          }
        >
          {t('guest.mine')}
        </EmptyState>
      ) : (
        <ListView
          query={query}
          skeleton={<CrestCardGridSkeleton count={12} />}
          empty={<NothingFound filters={filters} onClear={() => void go(noCommunityFilters)} />}
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
  if (!isCommunitySearch(filters)) return <EmptyState drawing="people">{t('none')}</EmptyState>;
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
