import { useQuery } from '@tanstack/react-query';
import { CompetitionCards } from '../../entities/competition/competition-card.tsx';
import type { Organization } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { readPage } from '../../shared/routing/search-params.ts';
import { useSearch } from '../../shared/routing/use-search.ts';
import { CrestCardGridSkeleton } from '../../shared/ui/crest-card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { competitionsQuery } from './organization.data.ts';

/** What an organization plays (`?page=2`): open for teams first, then what is on; its drafts are for who runs it (CMP-01). */
export function OrganizationCompetitions({ organization: { id, name } }: { organization: Organization }) {
  const t = useT('organization');
  const { search } = useSearch();
  const page = readPage(search);
  return (
    <Section title={t('competitions.title')}>
      <ListView
        query={useQuery(keepPage(competitionsQuery(id, page)))}
        failure="line"
        skeleton={<CrestCardGridSkeleton count={2} />}
        empty={
          <EmptyState drawing="calendar" hint={t('competitions.noneHint', { name })}>
            {t('competitions.none')}
          </EmptyState>
        }
        paging={{ page }}
      >
        {({ competitions }, stale) => (
          <CompetitionCards label={t('competitions.title')} competitions={competitions} heading="h3" stale={stale} />
        )}
      </ListView>
    </Section>
  );
}
