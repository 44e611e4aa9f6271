import type { Job } from '../shared/job.ts';
import type { BookingEventRecord, BookingRecord, EventRecord, UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { asOfNow } from '../bookings/status.ts';
import { isOver } from './access.ts';
import { type EventAct, peopleOf, tellEventRoom, tellScreens } from './live.ts';
import { noteUpdated } from './notices.ts';
import { movedCheckOf, remindersAt } from './times.ts';

type Change = 'time' | 'place' | 'court-lost';

/**
 * The events of bookings follow what became of these, whoever did it: moved with the booking, or without a court once it is
 * declined, taken back, expired, cancelled or handed over. Host and people are told, once (R37).
 */
export const tendCourts: Job = async (db, now, emit, realtime) => {
  for (const event of db.events.filter(({ booking_id }) => booking_id !== null)) {
    if (isOver(event, now)) continue;
    const stored = db.bookings.get(event.booking_id ?? 0);
    const booking = stored && asOfNow(stored, now);
    const found = booking ? changeOf(event, booking) : 'court-lost';
    if (found === null) continue;
    const next = await db.events.update(
      event.id,
      found === 'court-lost' || !booking ? { booking_id: null, booked: null } : followed(event, booking, now),
    );
    const doer = booking ? doerOf(db, booking) : null;
    const act: EventAct = { db, event: next, actor: doer, now, emit, realtime };
    // by the player, it is another place and nothing that happened to them
    const change = found === 'court-lost' && booking && doer?.id === event.booked?.user_id ? 'place' : found;
    const told = [...new Set([...(next.host_id === null ? [] : [next.host_id]), ...peopleOf(db, next.id)])];
    await noteUpdated(act, told, change);
    tellScreens(act, new Map(told.map((userId) => [userId, 'updated'] as const)), { everybody: true });
    tellEventRoom(act, 'event-changed');
  }
};

function changeOf(event: EventRecord, booking: BookingRecord): Change | null {
  if (booking.status === 'Unbooked' || booking.user_id !== event.booked?.user_id) return 'court-lost';
  if (booking.starts_at !== event.starts_at || booking.ends_at !== event.ends_at) return 'time';
  return booking.court_id === event.booked.court_id ? null : 'place';
}

/** The event with its booking's time and court; what is counted from the start moves along. */
function followed(event: EventRecord, booking: BookingRecord, now: number): Partial<EventRecord> {
  const by = booking.starts_at - event.starts_at;
  return {
    booked: { court_id: booking.court_id, user_id: booking.user_id },
    starts_at: booking.starts_at,
    ends_at: booking.ends_at,
    rsvp_until: event.rsvp_until + by,
    min_check_at: event.min_check_at === null ? null : movedCheckOf(event.min_check_at, by, booking.starts_at, now),
    ...(by !== 0 && { ...remindersAt(booking.starts_at, now), min_checked_at: null }),
  };
}

const deeds = new Set<BookingEventRecord['action']>(['cancelled', 'declined', 'moved', 'handed-over']);
/** Who did this to the booking last; null: the server, or nobody knows. */
function doerOf(db: DbReader, { id, cancelled_by }: BookingRecord): UserRecord | null {
  const last = db.bookingEvents.by('booking', id).at(-1);
  if (!last || !deeds.has(last.action) || last.actor_id === null || cancelled_by === 'system') return null;
  return db.users.get(last.actor_id) ?? null;
}
