import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { keepPage } from '../../shared/api/keep-page.ts';
import { getListCommunityRequestsQueryOptions } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { readPage } from '../../shared/routing/search-params.ts';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './decide-application.css.ts';
import { RequestRow } from './request-row.tsx';

/** One page of the open requests to join a community. */
export const communityRequestsQuery = (communityId: Id, page: number) =>
  keepPage(getListCommunityRequestsQueryOptions(communityId, { page, per_page: 20 }));

/** Who wants to join a community: each with the answer to its question, and the two answers to them (RT-35, COM-03). */
export function CommunityRequests({ communityId }: { communityId: Id }) {
  const t = useT('applications');
  const [search] = useSearchParams();
  const page = readPage(search);
  const query = useQuery(communityRequestsQuery(communityId, page));
  return (
    <Section
      title={
        <span id={TITLE} tabIndex={-1}>
          {t('requests.title')}
        </span>
      }
    >
      <ListView
        query={query}
        errorTitle={t('requests.notLoaded')}
        skeleton={<Skeleton shape="box" height="240px" />}
        empty={<p className={css.quiet}>{t('requests.none')}</p>}
        paging={{ page }}
      >
        {({ applications }, stale) => (
          <div {...stale}>
            <ListRows label={t('requests.list')}>
              {applications.map((application) => (
                <RequestRow key={application.id} application={application} onDone={() => focusById(TITLE)} />
              ))}
            </ListRows>
          </div>
        )}
      </ListView>
    </Section>
  );
}

/** Has the focus once a request is answered and its buttons are gone. */
const TITLE = 'requests-to-join';
