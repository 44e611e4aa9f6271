import type { BookingRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import type { Job } from '../shared/job.ts';
import { notifyPlayer } from './notices.ts';
import { isActive, isLapsed, isUnanswered, lapse, pendingUntil } from './status.ts';
import { settleQuestion } from './closures.ts';
import { endUnanswered } from './unanswered.ts';
import { topUpSeries } from './series.ts';

/** Stores expired pending bookings as such, notifies the players, and ends series without sessions. */
export async function expirePending(db: DbWriter, now: number): Promise<void> {
  const told = new Set<number>();
  for (const booking of db.bookings.filter((at) => isLapsed(at, now) && !isUnanswered(at, now))) {
    await settleQuestion(db, booking.id, 'changed', pendingUntil(booking));
    await db.bookings.update(booking.id, lapse(booking, now));
    if (booking.series_id !== null) await endEmptySeries(db, booking.series_id, now);
    // A weekly booking expires as a whole, with one notification.
    if (booking.series_id !== null && told.has(booking.series_id)) continue;
    if (booking.series_id !== null) told.add(booking.series_id);
    await tellOfLapse(db, booking, now);
  }
}

async function tellOfLapse(db: DbWriter, booking: BookingRecord, now: number): Promise<void> {
  const court = db.courts.get(booking.court_id);
  const venue = db.venues.get(booking.venue_id);
  if (booking.user_id === null || !court || !venue) return;
  const notice = { booking, court, venue, weekly: booking.series_id !== null, actor: null };
  await notifyPlayer(db, 'booking-expired', notice, booking.user_id, now);
}

async function endEmptySeries(db: DbWriter, seriesId: number, now: number): Promise<void> {
  const sessions = db.bookings.by('series', seriesId);
  const lives = sessions.some((booking) => isActive(booking, now) || booking.confirmed_at !== null);
  if (!lives) await db.series.update(seriesId, { status: 'ended' });
}

/** Time-based jobs of bookings: pending ones expire, weekly ones are topped up (design §5). */
export const bookingJobs: readonly Job[] = [endUnanswered, expirePending, topUpSeries];
