import { getListEventsQueryOptions } from '../../shared/api/generated/endpoints/events/events.ts';
import type { Id } from '../../shared/api/generated/model';
import { readPage } from '../../shared/lib/search-params.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { communityQuery, readId } from './community.data.ts';

const PER_PAGE = 12;

export interface CommunityEventsAddress {
  when: 'upcoming' | 'past';
  page: number;
}

/** Reads `?when=past&page=2`; anything else is what comes up. */
export const readEventsAddress = (search: URLSearchParams): CommunityEventsAddress => ({
  when: search.get('when') === 'past' ? 'past' : 'upcoming',
  page: readPage(search),
});

/** What is announced in a community. */
export const communityEventsQuery = (id: Id, { when, page }: CommunityEventsAddress) =>
  getListEventsQueryOptions({ community_id: id, when, page, per_page: PER_PAGE });

/** Starts the events, once it is known that this person may see what the community does. */
export const loader = pageLoader((client, url, params) => {
  const id = readId(params);
  if (id === null) return undefined;
  const address = readEventsAddress(url.searchParams);
  return client
    .ensureQueryData(communityQuery(id))
    .then(({ community }) =>
      community.permissions['read'] ? client.prefetchQuery(communityEventsQuery(id, address)) : undefined,
    )
    .catch(() => {}); // the frame tells it
});
