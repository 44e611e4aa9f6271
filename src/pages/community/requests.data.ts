import { communityRequestsQuery } from '../../features/people/requests/community-requests.tsx';
import { reportsQuery } from '../../features/decide-report/reports.tsx';
import { readPage } from '../../shared/routing/search-params.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { communityQuery, readId } from './community.data.ts';

/** Starts what waits for a decision, once it is known that this person decides. */
export const loader = pageLoader(({ client, url, params }) => {
  const id = readId(params);
  if (id === null) return null;
  const page = readPage(url.searchParams);
  return client
    .ensureQueryData(communityQuery(id))
    .then(({ community }) =>
      community.permissions['decide']
        ? Promise.all([client.prefetchQuery(communityRequestsQuery(id, page)), client.prefetchQuery(reportsQuery(id))])
        : undefined,
    )
    .catch(() => {}); // the frame tells it
});
