import { getVenueCalendar } from '../../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { Booking, CreateVenueBookingBody, CreateVenueBookingData, Id } from '../../../shared/api/generated/model';

type Wanted = Omit<CreateVenueBookingBody, 'module'>;

/** Looks for the booking whose answer was lost; false if it was not made. A first week that was skipped or moved counts by its own day. */
export async function findMade(venueId: Id, wanted: Wanted): Promise<CreateVenueBookingData | false> {
  const first = wanted.overrides?.find(({ date }) => date === wanted.date);
  if (first?.skip) return false; // the caller asks again, and the server refuses what stands already
  const { bookings } = await getVenueCalendar(venueId, { from: wanted.date, to: wanted.date });
  const booking = bookings.find((one) => isMade(one, { ...wanted, ...first }));
  return booking ? { booking, series: null, skipped_dates: [] } : false;
}

/** Whether this is the booking that was asked for: the same place, for the same person, made by the venue. */
export function isMade(
  { court, date, time_slot, source, guest_name, booked_by }: Booking,
  wanted: Pick<Wanted, 'court_id' | 'date' | 'time_slot_id' | 'guest_name' | 'user_id'>,
): boolean {
  const isThere = court.id === wanted.court_id && date === wanted.date && time_slot.id === wanted.time_slot_id;
  const isTheirs = wanted.user_id === undefined ? guest_name === wanted.guest_name : booked_by?.id === wanted.user_id;
  return isThere && isTheirs && source === 'admin';
}
