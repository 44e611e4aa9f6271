import type { BookingRecord, EventRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { asOfNow } from '../bookings/status.ts';
import { type Point, pointOfCity, pointOfVenue } from '../shared/points.ts';
import { existing } from '../shared/lookups.ts';

/** The booking of an event's court while it stands; null when the venue declined or took it back, it expired, or there is none (R37). */
export function courtBookingOf(
  db: DbReader,
  { booking_id, booked }: Pick<EventRecord, 'booking_id' | 'booked'>,
  now: number,
): BookingRecord | null {
  const stored = booking_id === null ? undefined : db.bookings.get(booking_id);
  if (!stored) return null;
  const booking = asOfNow(stored, now);
  // handed over, it is somebody else's court
  return booking.status === 'Unbooked' || booking.user_id !== booked?.user_id ? null : booking;
}

/**
 * Where an event is, with the booking that stands for it. A cancelled one keeps the court that it had, whatever became of the booking.
 */
export function courtOf(
  db: DbReader,
  event: Pick<EventRecord, 'booking_id' | 'booked' | 'cancelled_at'>,
  now: number,
): { readonly courtId: number; readonly booking: BookingRecord | null } | null {
  const booking = courtBookingOf(db, event, now);
  if (event.cancelled_at !== null && event.booked) return { courtId: event.booked.court_id, booking };
  return booking && { courtId: booking.court_id, booking };
}

/** The event that a booking is the court of, unless it was cancelled. */
export const eventOfBooking = (db: DbReader, booking: Pick<BookingRecord, 'id' | 'user_id'>): EventRecord | undefined =>
  db.events
    .by('booking', booking.id)
    .find(({ cancelled_at, booked }) => cancelled_at === null && booked?.user_id === booking.user_id);

/** Whether an event can be made of the booking: a coming one that stands and has none. */
export const isFreeForEvent = (db: DbReader, stored: BookingRecord, now: number): boolean => {
  const booking = asOfNow(stored, now);
  return booking.status !== 'Unbooked' && booking.starts_at > now && eventOfBooking(db, booking) === undefined;
};

/** At its court, else at its free place, else in its city. */
export function pointOfEvent(db: DbReader, event: EventRecord, now: number): Point {
  const { location, city_id } = event;
  const booking = courtBookingOf(db, event, now);
  if (booking) return pointOfVenue(existing(db.venues.get(booking.venue_id), 'venue'));
  if (location?.latitude != null && location.longitude != null)
    return { cityId: city_id, lat: location.latitude, lng: location.longitude };
  return pointOfCity(db, city_id);
}
