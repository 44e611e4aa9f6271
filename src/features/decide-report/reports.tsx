import { useQuery } from '@tanstack/react-query';
import { getListReportsQueryOptions } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './decide-report.css.ts';
import { ReportCard } from './report-card.tsx';

/** The oldest reported posts; the next ones follow as these are settled. */
export const reportsQuery = (communityId: Id) => getListReportsQueryOptions(communityId, { page: 1, per_page: 20 });

/** The posts that members have reported and nobody has decided about yet (R36, COM-07). */
export function Reports({ communityId }: { communityId: Id }) {
  const t = useT('communitypeople');
  const query = useQuery(reportsQuery(communityId));
  return (
    <Section
      title={
        <span id={TITLE} tabIndex={-1}>
          {t('reports.title')}
        </span>
      }
    >
      <QueryView query={query} errorTitle={t('reports.notLoaded')} skeleton={<Skeleton shape="box" height="200px" />}>
        {({ reports, pagination: { total } }) =>
          reports.length === 0 ? (
            <p className={css.quiet}>{t('reports.none')}</p>
          ) : (
            <>
              <ul className={css.list} aria-label={t('reports.title')}>
                {reports.map((report) => (
                  <ReportCard
                    key={report.id}
                    communityId={communityId}
                    report={report}
                    onDone={() => focusById(TITLE)}
                  />
                ))}
              </ul>
              {total > reports.length && (
                <p className={css.quiet}>{t('reports.more', { count: total - reports.length })}</p>
              )}
            </>
          )
        }
      </QueryView>
    </Section>
  );
}

/** Has the focus once a report is settled and its buttons are gone. */
const TITLE = 'reported-posts';
