import { getListEventsQueryOptions } from '../../shared/api/generated/endpoints/events/events.ts';
import type { Id } from '../../shared/api/generated/model';
import { pageOf } from '../../shared/routing/list-search.ts';
import { oneOfOr, page } from '../../shared/routing/search-params.ts';
import { searchState } from '../../shared/routing/search-state.ts';
import { keepPage } from '../../shared/api/keep-page.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { communityQuery, readId } from './community.data.ts';

const PER_PAGE = 12;

export interface CommunityEventsAddress {
  when: 'upcoming' | 'past';
  page: number;
}

/** `?when=past&page=2`; anything else is what comes up. */
export const eventsSearch = searchState<CommunityEventsAddress>({ when: oneOfOr('upcoming', ['past']), page });

/** What is announced in a community. */
export const communityEventsQuery = (id: Id, asked: CommunityEventsAddress) =>
  keepPage(getListEventsQueryOptions({ community_id: id, ...pageOf(asked, PER_PAGE) }));

/** Starts the events, once it is known that this person may see what the community does. */
export const loader = pageLoader(({ client, url, params }) => {
  const id = readId(params);
  if (id === null) return null;
  const address = eventsSearch.read(url.searchParams);
  return client
    .ensureQueryData(communityQuery(id))
    .then(({ community }) =>
      community.permissions['read'] ? client.prefetchQuery(communityEventsQuery(id, address)) : undefined,
    )
    .catch(() => {}); // the frame tells it
});
