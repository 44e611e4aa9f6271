import { useQuery } from '@tanstack/react-query';
import { CompetitionRows } from '../../entities/competition/competition-rows.tsx';
import type { Id } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { readPage } from '../../shared/routing/search-params.ts';
import { useSearch } from '../../shared/routing/use-search.ts';
import { ListView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { competitionsQuery } from './team.data.ts';
import * as css from './team.css.ts';

/** Where a team plays, with its rank where there is a table (`?page=2`; CMP-01). */
export function TeamCompetitions({ teamId }: { teamId: Id }) {
  const t = useT('competitions');
  const { search } = useSearch();
  const page = readPage(search);
  return (
    <Section title={t('title')}>
      <ListView
        query={useQuery(keepPage(competitionsQuery(teamId, page)))}
        failure="line"
        skeleton={<Skeleton shape="box" width="100%" height={72} />}
        empty={<p className={css.quiet}>{t('noneOfTeam')}</p>}
        paging={{ page }}
      >
        {({ competitions, ranks }, stale) => (
          <div {...stale}>
            <CompetitionRows label={t('title')} competitions={competitions} ranks={ranks} />
          </div>
        )}
      </ListView>
    </Section>
  );
}
