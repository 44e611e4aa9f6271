import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { getGetVenueQueryKey, getListVenuesQueryKey } from '../../shared/api/generated/endpoints/venues/venues.ts';
import type { GetVenueData, ListVenuesData, ListVenuesParams, Venue } from '../../shared/api/generated/model';

export type BookmarkedVenue = Pick<Venue, 'id' | 'slug' | 'is_bookmarked'>;

const lists = { queryKey: getListVenuesQueryKey() };

/** What the caches said before, to be put back when the server refuses. */
export type Before = [QueryKey, unknown][];

/** Shows the new state everywhere at once, before the server has answered. */
export async function showBookmark(
  client: QueryClient,
  { id, slug }: BookmarkedVenue,
  saved: boolean,
): Promise<Before> {
  const detail = { queryKey: getGetVenueQueryKey(slug) };
  await Promise.all([client.cancelQueries(lists), client.cancelQueries(detail)]);
  const before = [...client.getQueriesData(lists), ...client.getQueriesData(detail)];
  const mark = (venue: Venue): Venue => (venue.id === id ? { ...venue, is_bookmarked: saved } : venue);
  client.setQueriesData<ListVenuesData>(lists, (data) => data && { ...data, venues: data.venues.map(mark) });
  client.setQueriesData<GetVenueData>(detail, (data) => data && { ...data, venue: mark(data.venue) });
  return before;
}

export function restore(client: QueryClient, before: Before): void {
  for (const [key, data] of before) client.setQueryData(key, data);
}

/** Only the lists of bookmarks have gained or lost a venue; the others already show the new state. */
export function refreshBookmarks(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ ...lists, predicate: isBookmarkList });
}

function isBookmarkList(query: Query): boolean {
  const params = query.queryKey[1] as ListVenuesParams | undefined; // the key is the generated one: path, then parameters
  return params?.bookmark === true;
}
