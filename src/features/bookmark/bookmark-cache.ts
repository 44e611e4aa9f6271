import type { QueryClient } from '@tanstack/react-query';
import { getGetVenueQueryKey, getListVenuesQueryKey } from '../../shared/api/generated/endpoints/venues/venues.ts';
import type { GetVenueData, ListVenuesData, Venue } from '../../shared/api/generated/model';
import { OptimisticUpdate } from '../../shared/api/optimistic.ts';

export type BookmarkedVenue = Pick<Venue, 'id' | 'slug' | 'is_bookmarked'>;

/** Shows a venue as bookmarked or not, in every list and on its own page. */
export function showBookmark(client: QueryClient, { id, slug }: BookmarkedVenue, is_bookmarked: boolean) {
  const mark = (saved: boolean) => (venue: Venue) => (venue.id === id ? { ...venue, is_bookmarked: saved } : venue);
  return new OptimisticUpdate(client)
    .change<ListVenuesData>(getListVenuesQueryKey(), (list) => {
      const before = list.venues.find((venue) => venue.id === id);
      return (
        before && {
          data: { ...list, venues: list.venues.map(mark(is_bookmarked)) },
          undo: (latest) => ({ ...latest, venues: latest.venues.map(mark(before.is_bookmarked)) }),
        }
      );
    })
    .change<GetVenueData>(getGetVenueQueryKey(slug), ({ venue: before, ...rest }) => ({
      data: { ...rest, venue: mark(is_bookmarked)(before) },
      undo: (latest) => ({ ...latest, venue: mark(before.is_bookmarked)(latest.venue) }),
    }));
}
