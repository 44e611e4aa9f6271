import { useQuery } from '@tanstack/react-query';
import { CommunityCards } from '../../entities/community/community-card.tsx';
import { communitySearch } from '../../entities/community/community-filters.ts';
import type { GetExploreData } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { CrestCardGridSkeleton } from '../../shared/ui/crest-card.tsx';
import type { ViewedQuery } from '../../shared/ui/query-view.tsx';
import { communitiesQuery, VENUES } from './explore.data.ts';
import type { ExploreWish } from './explore-wish.ts';
import { ListSection } from './list-section.tsx';
import { nearList } from './near-list.ts';

interface ExploreCommunitiesProps extends Pick<ExploreWish, 'sportId' | 'cityId'> {
  near: ViewedQuery<GetExploreData>;
  /** Words of the search; they narrow the list in place of sport and city. */
  keywords: string | undefined;
}

/** Communities found by their name; without words those that are near (COM-07). */
export function ExploreCommunities({ near, keywords, sportId, cityId }: ExploreCommunitiesProps) {
  const t = useT('communities');
  const isNear = keywords === undefined;
  const found = useQuery(keepPage(skipUnless(!isNear, communitiesQuery(keywords ?? '')), 'any'));
  const all = paths.communities(
    communitySearch.format(
      isNear
        ? { ...(sportId !== undefined && { sport_id: sportId }), ...(cityId !== undefined && { city_id: cityId }) }
        : { keywords },
    ),
  );
  return (
    <ListSection
      title={t('title')}
      query={isNear ? nearList(near, 'communities') : found}
      // the events above offer to try what is near again
      failure={isNear ? 'words' : 'line'}
      skeleton={<CrestCardGridSkeleton count={VENUES} />}
      empty={{
        text: t(isNear ? 'noneNear' : 'emptySearch'),
        next: { to: paths.communities(), label: t('common:actions.showAll') },
      }}
      more={{ to: all, label: t('common:actions.showAll'), always: true }}
    >
      {({ communities }, stale) => (
        <CommunityCards label={t('title')} communities={communities} heading="h3" stale={stale} />
      )}
    </ListSection>
  );
}
