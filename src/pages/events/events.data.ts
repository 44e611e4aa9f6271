import { type EventFilters, eventSearch } from '../../entities/event/event-filters.ts';
import { prefetchVenueLookups } from '../../entities/venue/venue-lookups.ts';
import { apiContext } from '../../shared/api/context.ts';
import { getListEventsQueryOptions } from '../../shared/api/generated/endpoints/events/events.ts';
import { pageOf } from '../../shared/routing/list-search.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

/** How many fill a page. */
const PER_PAGE = 12;

/** The events that the URL asks for. */
export const eventsQuery = (filters: EventFilters) => getListEventsQueryOptions(pageOf(filters, PER_PAGE));

export const loader = pageLoader(({ client, url }) => {
  const filters = eventSearch.read(url.searchParams);
  void prefetchVenueLookups(client);
  // a guest who asks for their own is asked to sign in
  return filters.mine && !apiContext().isComplete() ? null : client.prefetchQuery(eventsQuery(filters));
});
