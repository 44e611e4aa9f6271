import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { competitionSearch } from '../../entities/competition/competition-filters.ts';
import type { GetExploreData } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { CrestCardGridSkeleton } from '../../shared/ui/crest-card.tsx';
import type { ViewedQuery } from '../../shared/ui/query-view.tsx';
import { competitionsQuery, VENUES } from './explore.data.ts';
import type { ExploreWish } from './explore-wish.ts';
import { ListSection } from './list-section.tsx';
import { nearList } from './near-list.ts';

/** Far below what stands first on the page: the start does not wait for them. */
const CompetitionCards = lazy(async () => ({
  default: (await import('../../entities/competition/competition-card.tsx')).CompetitionCards,
}));

interface ExploreCompetitionsProps extends Pick<ExploreWish, 'sportId' | 'cityId'> {
  near: ViewedQuery<GetExploreData>;
  /** Words of the search; they narrow the list in place of sport and city. */
  keywords: string | undefined;
}

/** Competitions found by their name; without words those that are near: open for teams first, then those that are on (CMP-01, design §12). */
export function ExploreCompetitions({ near, keywords, sportId, cityId }: ExploreCompetitionsProps) {
  const t = useT('competitions');
  const isNear = keywords === undefined;
  const found = useQuery(keepPage(skipUnless(!isNear, competitionsQuery(keywords ?? '')), 'any'));
  const all = paths.competitions(
    competitionSearch.format(
      isNear
        ? { ...(sportId !== undefined && { sportId }), ...(cityId !== undefined && { city_id: cityId }) }
        : { keywords },
    ),
  );
  return (
    <ListSection
      title={t('title')}
      query={isNear ? nearList(near, 'competitions') : found}
      // the events above offer to try what is near again
      failure={isNear ? 'words' : 'line'}
      skeleton={<CrestCardGridSkeleton count={VENUES} />}
      empty={{
        text: t(isNear ? 'noneNear' : 'emptySearch'),
        next: { to: paths.competitions(), label: t('common:actions.showAll') },
      }}
      more={{ to: all, label: t('common:actions.showAll'), always: true }}
    >
      {({ competitions }, stale) => (
        <Suspense fallback={<CrestCardGridSkeleton count={competitions.length} />}>
          <CompetitionCards label={t('title')} competitions={competitions} heading="h3" stale={stale} />
        </Suspense>
      )}
    </ListSection>
  );
}
