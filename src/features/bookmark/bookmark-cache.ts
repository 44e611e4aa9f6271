import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getGetVenueQueryKey, getListVenuesQueryKey } from '../../shared/api/generated/endpoints/venues/venues.ts';
import type { Venue } from '../../shared/api/generated/model';
import { OptimisticUpdate } from '../../shared/api/optimistic.ts';

/** What venues and teams have in common here. */
export type Bookmarked = Pick<Venue, 'id' | 'slug' | 'is_bookmarked'>;

/** Shows a venue as bookmarked or not, in every list and on its own page. */
export const showBookmark = (client: QueryClient, venue: Bookmarked, saved: boolean) =>
  showMark(client, [getListVenuesQueryKey(), 'venues'], [getGetVenueQueryKey(venue.slug), 'venue'], venue.id, saved);

/** The same for any kind: `lists` and `detail` are a key, and the field of its answers that holds the list, or the one. */
export function showMark(
  client: QueryClient,
  [lists, inList]: [QueryKey, 'venues' | 'teams'],
  [detail, inDetail]: [QueryKey, 'venue' | 'team'],
  id: number,
  is_bookmarked: boolean,
) {
  const mark = (saved: boolean) => (item: Bookmarked) => (item.id === id ? { ...item, is_bookmarked: saved } : item);
  return new OptimisticUpdate(client)
    .change<Record<typeof inList, Bookmarked[]>>(lists, (list) => {
      const before = list[inList].find((item) => item.id === id);
      return (
        before && {
          data: { ...list, [inList]: list[inList].map(mark(is_bookmarked)) },
          undo: (latest) => ({ ...latest, [inList]: latest[inList].map(mark(before.is_bookmarked)) }),
        }
      );
    })
    .change<Record<typeof inDetail, Bookmarked>>(detail, (data) => ({
      data: { ...data, [inDetail]: mark(is_bookmarked)(data[inDetail]) },
      undo: (latest) => ({ ...latest, [inDetail]: mark(data[inDetail].is_bookmarked)(latest[inDetail]) }),
    }));
}
