import type { BookingEventRecord, BookingRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';

interface Writing {
  readonly db: DbWriter;
  readonly now: () => number;
  /** null: the system. */
  readonly user: { readonly id: number } | null;
}
type Entry = Pick<BookingEventRecord, 'action'> & Partial<Pick<BookingEventRecord, 'from' | 'to_user_id' | 'reason'>>;

/** Keeps what somebody did with a booking, for the people of its venue (design §5). */
export async function keepEvent(
  { db, now, user }: Writing,
  { id }: Pick<BookingRecord, 'id'>,
  { action, from = null, to_user_id = null, reason = null }: Entry,
): Promise<void> {
  await db.bookingEvents.insert({
    booking_id: id,
    action,
    at: now(),
    actor_id: user?.id ?? null,
    from,
    to_user_id,
    reason,
  });
}
