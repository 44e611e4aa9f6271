import type { VenueRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { isActive } from './status.ts';
import { isAlive } from './series.ts';

/** Active weekly bookings of one user at one venue (design §1). */
export const MAX_SERIES = 2;

interface Count {
  readonly used: number;
  readonly max: number;
}

/** How many bookings a user has coming up at a venue, and how many they may have: 5 single and 2 weekly (design §1). */
export function bookingLimits(
  db: DbReader,
  venue: VenueRecord,
  userId: number,
  now: number,
): { single: Count; series: Count } {
  const mine = db.bookings.by('user', userId).filter((booking) => booking.venue_id === venue.id);
  const single = mine.filter(
    (booking) => booking.series_id === null && booking.starts_at > now && isActive(booking, now),
  );
  const series = db.series.by('user', userId).filter((at) => at.venue_id === venue.id && isAlive(db, at, now));
  return {
    single: { used: single.length, max: venue.booking_policy.max_active_per_user },
    series: { used: series.length, max: MAX_SERIES },
  };
}
