import type { BookingRecord, UserRecord, VenueRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { keepEvent } from './history.ts';
import { settleQuestion } from './closures.ts';
import { cancelDeadline } from './cancel-policy.ts';
import { existing } from '../shared/lookups.ts';
import type { Session } from './weekly-preview.ts';

interface Placing {
  readonly db: DbWriter;
  readonly user: UserRecord;
  readonly now: () => number;
}

/** Puts a booking at the court and time of a session, for that session's price unless another one is given. */
export async function placeBooking(
  ctx: Placing,
  booking: BookingRecord,
  venue: VenueRecord,
  session: Session,
  price = session.price,
): Promise<BookingRecord> {
  const { court, range, starts_at, ends_at } = session;
  const series = booking.series_id === null ? undefined : ctx.db.series.get(booking.series_id);
  if (series && range.date !== booking.date) {
    // A top-up must not recreate the old date.
    await ctx.db.series.update(series.id, { skipped_dates: [...new Set([...series.skipped_dates, booking.date])] });
  }
  const before = existing(ctx.db.courts.get(booking.court_id), 'court');
  const from = { court_name: before.name, date: booking.date, starts_at: booking.starts_at };
  await keepEvent(ctx, booking, { action: 'moved', from });
  await settleQuestion(ctx.db, booking.id, 'changed', ctx.now());
  return ctx.db.bookings.update(booking.id, {
    asked: null,
    court_id: court.id,
    date: range.date,
    time_slot_id: range.time_slot_id,
    starts_at,
    ends_at,
    price,
    cancel_deadline_at: cancelDeadline(starts_at, venue.booking_policy),
  });
}
