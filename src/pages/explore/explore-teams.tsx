import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TeamGridSkeleton } from '../../entities/team/team-card.tsx';
import { formatTeamFilters, parseTeamFilters } from '../../entities/team/team-filters.ts';
import { TeamCards } from '../../features/bookmark/team-cards.tsx';
import type { Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useSearch } from '../../shared/routing/use-search.ts';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import * as css from './explore.css.ts';
import { withKeywords } from './explore-wish.ts';
import { ExploreOrganizations } from './explore-organizations.tsx';
import { teamsQuery, VENUES } from './explore.data.ts';
import { ListSection } from './list-section.tsx';

/** Teams and organizations found by their name (`?keywords=`); without words the teams of the own city, if it is known. */
export function ExploreTeams({ cityId }: { cityId: Id | undefined }) {
  const t = useT('teams');
  const { search, change } = useSearch();
  const { keywords } = parseTeamFilters(search);
  const query = useQuery({ ...teamsQuery(keywords, cityId), placeholderData: keepPreviousData });
  const all = paths.teams(formatTeamFilters(keywords === undefined ? {} : { keywords }));
  return (
    <>
      <ListSection
        title={t('title')}
        query={query}
        failure="line"
        skeleton={<TeamGridSkeleton count={VENUES} />}
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
          drawing: 'search',
          text: t(keywords === undefined ? 'noneNear' : 'emptySearch'),
          next: { to: paths.teams(), label: t('common:actions.showAll') },
        }}
        more={{ to: all, label: t('common:actions.showAll'), always: true }}
      >
        {({ teams }, stale) => <TeamCards label={t('title')} teams={teams} heading="h3" stale={stale} />}
      </ListSection>
      {keywords !== undefined && <ExploreOrganizations keywords={keywords} />}
    </>
  );
}
