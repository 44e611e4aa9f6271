import type { QueryClient } from '@tanstack/react-query';
import {
  getGetVenueBookingQueryKey,
  getGetVenueCalendarQueryKey,
  getListVenueBookingsQueryKey,
} from '../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type {
  Booking,
  GetVenueBookingData,
  GetVenueCalendarData,
  Id,
  ListVenueBookingsData,
} from '../../shared/api/generated/model';
import { type Change, OptimisticUpdate } from '../../shared/api/optimistic.ts';

/** Shows a booking changed before the server has answered, wherever the venue's people see it; `isMeant` may take in others. */
export function showBooking(
  client: QueryClient,
  venueId: Id,
  { id, isMeant, change }: { id: Id; isMeant: (booking: Booking) => boolean; change: (booking: Booking) => Booking },
): OptimisticUpdate {
  const changeAmong = <Data extends { bookings: Booking[] }>(data: Data): Change<Data> | undefined => {
    const before = new Map(data.bookings.filter(isMeant).map((booking) => [booking.id, booking]));
    if (before.size === 0) return undefined;
    const replace = (latest: Data, next: (booking: Booking) => Booking): Data => ({
      ...latest,
      bookings: latest.bookings.map((booking) => (before.has(booking.id) ? next(booking) : booking)),
    });
    return {
      data: replace(data, change),
      undo: (latest) => replace(latest, (booking) => before.get(booking.id) ?? booking),
    };
  };
  return new OptimisticUpdate(client)
    .change<GetVenueCalendarData>(getGetVenueCalendarQueryKey(venueId), changeAmong)
    .change<ListVenueBookingsData>(getListVenueBookingsQueryKey(venueId), changeAmong)
    .change<GetVenueBookingData>(getGetVenueBookingQueryKey(venueId, id), (data) => ({
      data: { ...data, booking: change(data.booking) },
      undo: (latest) => ({ ...latest, booking: data.booking }),
    }));
}

/** The booking as the calendar or a list has it, to be shown while its own answer is on its way. */
export function loadedBooking(client: QueryClient, venueId: Id, id: Id): Booking | undefined {
  const calendars = client.getQueriesData<GetVenueCalendarData>({ queryKey: getGetVenueCalendarQueryKey(venueId) });
  const lists = client.getQueriesData<ListVenueBookingsData>({ queryKey: getListVenueBookingsQueryKey(venueId) });
  return [...calendars, ...lists].flatMap(([, data]) => data?.bookings ?? []).find((booking) => booking.id === id);
}
