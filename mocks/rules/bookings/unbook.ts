import type { BookingRecord, UserRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { keepEvent } from './history.ts';
import { settleQuestion } from './closures.ts';
import { addDays } from '../shared/time.ts';

interface Unbooking {
  readonly db: DbWriter;
  readonly user: UserRecord;
  readonly now: () => number;
}
interface Ending {
  readonly by: 'user' | 'admin';
  readonly reason: string;
}

/** Frees the time of a booking. One that the venue never confirmed is declined. */
export async function unbook(ctx: Unbooking, booking: BookingRecord, { by, reason }: Ending): Promise<BookingRecord> {
  const action = by === 'admin' && booking.status === 'Pending' ? 'declined' : 'cancelled';
  await keepEvent(ctx, booking, { action, reason: by === 'admin' ? reason : null });
  await settleQuestion(ctx.db, booking.id, 'changed', ctx.now());
  return ctx.db.bookings.update(booking.id, {
    asked: null,
    status: 'Unbooked',
    cancelled_at: ctx.now(),
    cancelled_by: by,
    cancel_reason: reason,
  });
}

/** Frees one session of a weekly booking, or a single booking; a top-up never recreates this date (BK-03). */
export async function unbookSession(ctx: Unbooking, booking: BookingRecord, ending: Ending): Promise<BookingRecord> {
  const series = booking.series_id === null ? undefined : ctx.db.series.get(booking.series_id);
  if (series)
    await ctx.db.series.update(series.id, { skipped_dates: [...new Set([...series.skipped_dates, booking.date])] });
  return unbook(ctx, booking, ending);
}

/** Ends a weekly booking before a date; its sessions are unbooked by the caller, who knows which may be. */
export const endSeries = ({ db }: Pick<Unbooking, 'db'>, seriesId: number, from: string) =>
  db.series.update(seriesId, { status: 'ended', ends_on: addDays(from, -1) });
