import type { QueryClient } from '@tanstack/react-query';
import { getGetManagedVenueQueryKey } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { Court, GetManagedVenueData, Id } from '../../shared/api/generated/model';
import { OptimisticUpdate } from '../../shared/api/optimistic.ts';
import { moved } from '../../shared/lib/moved.ts';

/** Shows a court at its new place, counted from 0, before the server has answered. */
export function showCourtAt(client: QueryClient, venueId: Id, courtId: Id, place: number): OptimisticUpdate {
  const placeOf = (courts: readonly Court[]) => courts.findIndex(({ id }) => id === courtId);
  return new OptimisticUpdate(client).change<GetManagedVenueData>(
    getGetManagedVenueQueryKey(venueId),
    ({ venue, ...rest }) => {
      const before = placeOf(venue.courts);
      const at = (courts: readonly Court[], to: number) => moved(courts, placeOf(courts), to);
      return {
        data: { ...rest, venue: { ...venue, courts: at(venue.courts, place) } },
        undo: (latest) => ({ ...latest, venue: { ...latest.venue, courts: at(latest.venue.courts, before) } }),
      };
    },
  );
}
