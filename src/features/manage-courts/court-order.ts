import type { QueryClient } from '@tanstack/react-query';
import { getGetManagedVenueQueryKey } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { Court, GetManagedVenueData } from '../../shared/api/generated/model';
import { OptimisticUpdate } from '../../shared/api/optimistic.ts';

/** The courts with one at this place; the others make room. */
export function withCourtAt(courts: readonly Court[], id: number, place: number): Court[] {
  const court = courts.find((one) => one.id === id);
  if (!court) return [...courts];
  const order = courts.filter((one) => one !== court);
  order.splice(place, 0, court);
  return order;
}

/** Shows a court at its new place before the server has answered. */
export function showCourtAt(client: QueryClient, venueId: number, courtId: number, place: number): OptimisticUpdate {
  return new OptimisticUpdate(client).change<GetManagedVenueData>(
    getGetManagedVenueQueryKey(venueId),
    ({ venue, ...rest }) => {
      const before = venue.courts.findIndex(({ id }) => id === courtId);
      const at = (courts: readonly Court[], index: number) => withCourtAt(courts, courtId, index);
      return {
        data: { ...rest, venue: { ...venue, courts: at(venue.courts, place) } },
        undo: (latest) => ({ ...latest, venue: { ...latest.venue, courts: at(latest.venue.courts, before) } }),
      };
    },
  );
}
