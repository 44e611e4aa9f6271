import { useQuery } from '@tanstack/react-query';
import { teamSearch } from '../../entities/team/team-filters.ts';
import { TeamCards } from '../../features/bookmark/team-cards.tsx';
import type { GetExploreData } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useSearch } from '../../shared/routing/use-search.ts';
import { CrestCardGridSkeleton } from '../../shared/ui/crest-card.tsx';
import type { ViewedQuery } from '../../shared/ui/query-view.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import * as css from './explore.css.ts';
import { type ExploreWish, withKeywords } from './explore-wish.ts';
import { ExploreCompetitions } from './explore-competitions.tsx';
import { ExploreCommunities } from './explore-communities.tsx';
import { ExploreOrganizations } from './explore-organizations.tsx';
import { teamsQuery, VENUES } from './explore.data.ts';
import { ListSection } from './list-section.tsx';
import { nearList } from './near-list.ts';

interface ExploreTeamsProps extends Pick<ExploreWish, 'sportId' | 'cityId'> {
  /** What is near; it stands while nothing is searched for. */
  near: ViewedQuery<GetExploreData>;
}

/** Teams, competitions, communities and organizations found by their name (`?keywords=`); without words those that are near, but organizations. */
export function ExploreTeams({ near, sportId, cityId }: ExploreTeamsProps) {
  const t = useT('teams');
  const { search, change } = useSearch();
  const { keywords } = teamSearch.read(search);
  const found = useQuery(keepPage(skipUnless(keywords !== undefined, teamsQuery(keywords ?? '')), 'any'));
  const all = paths.teams(
    teamSearch.format(
      keywords === undefined
        ? { ...(sportId !== undefined && { sport_id: sportId }), ...(cityId !== undefined && { city_id: cityId }) }
        : { keywords },
    ),
  );
  return (
    <>
      <ListSection
        title={t('title')}
        query={keywords === undefined ? nearList(near, 'teams') : found}
        // the events above offer to try what is near again
        failure={keywords === undefined ? 'words' : 'line'}
        skeleton={<CrestCardGridSkeleton count={VENUES} />}
        lead={
          <SearchBox
            label={t('searchAll')}
            placeholder={t('searchAllPlaceholder')}
            keywords={keywords}
            change={(next, how) => change((latest) => withKeywords(String(latest), next.keywords), how)}
            className={css.teamSearch}
          />
        }
        empty={{
          text: t(keywords === undefined ? 'noneNear' : 'emptySearch'),
          next: { to: paths.teams(), label: t('common:actions.showAll') },
        }}
        more={{ to: all, label: t('common:actions.showAll'), always: true }}
      >
        {({ teams }, stale) => <TeamCards label={t('title')} teams={teams} heading="h3" stale={stale} />}
      </ListSection>
      <ExploreCompetitions near={near} keywords={keywords} sportId={sportId} cityId={cityId} />
      <ExploreCommunities near={near} keywords={keywords} sportId={sportId} cityId={cityId} />
      {keywords !== undefined && <ExploreOrganizations keywords={keywords} />}
    </>
  );
}
