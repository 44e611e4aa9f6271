import { peopleQuery } from '../../features/people/community/community-people.tsx';
import { peopleSearch, shownTo } from '../../features/people/community/people-address.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { communityQuery, readId } from './community.data.ts';

/** Starts the people whom the address asks for, once it is known whom this person may see. */
export const loader = pageLoader(({ client, url, params }) => {
  const id = readId(params);
  if (id === null) return null;
  const filters = peopleSearch.read(url.searchParams);
  return client
    .ensureQueryData(communityQuery(id))
    .then(({ community }) =>
      community.permissions['read'] ? client.prefetchQuery(peopleQuery(id, shownTo(community, filters))) : undefined,
    )
    .catch(() => {}); // the frame tells it
});
