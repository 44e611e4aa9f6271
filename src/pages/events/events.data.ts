import { type EventFilters, parseEventFilters, toEventParams } from '../../entities/event/event-filters.ts';
import { prefetchVenueLookups } from '../../entities/venue/venue-lookups.ts';
import { apiContext } from '../../shared/api/context.ts';
import { getListEventsQueryOptions } from '../../shared/api/generated/endpoints/events/events.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

/** The events that the URL asks for. */
export const eventsQuery = (filters: EventFilters) => getListEventsQueryOptions(toEventParams(filters));

export const loader = pageLoader((client, url) => {
  const filters = parseEventFilters(url.searchParams);
  prefetchVenueLookups(client);
  // a guest who asks for their own is asked to sign in
  return filters.mine && !apiContext().isComplete() ? undefined : client.prefetchQuery(eventsQuery(filters));
});
