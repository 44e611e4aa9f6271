import { phoneOf } from '../rules/bookings/cancel-policy.ts';
import type { BlockRecord, BookingEventRecord, BookingRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { asOfNow } from '../rules/bookings/status.ts';
import { openQuestions } from '../rules/bookings/closures.ts';
import { toIso, wallTimeOf } from '../rules/shared/time.ts';
import { managementRole } from '../rules/venues/access.ts';
import { type Requester } from '../rules/shared/requester.ts';
import { type ViewContext, toBooking } from './booking.ts';
import { toUserRef } from '../rules/shared/lookups.ts';

type DeskContext = ViewContext & Requester;

/** A booking as the users of its venue see it: with a phone number, payment and no-show, and what they may do with it (design §5). */
export function toVenueBooking(db: DbReader, stored: BookingRecord, ctx: DeskContext) {
  const booking = asOfNow(stored, ctx.now());
  const booker = booking.user_id === null ? undefined : db.users.get(booking.user_id);
  return {
    ...toBooking(db, stored, ctx),
    desk: {
      phone: booker ? phoneOf(booker) : booking.guest_phone,
      paid_at: booking.paid_at === null ? null : toIso(booking.paid_at),
      no_show_at: booking.no_show_at === null ? null : toIso(booking.no_show_at),
    },
    permissions: deskPermissions(db, booking, ctx),
  };
}

/** Super users look on; every user of the venue works with its bookings (design §3). */
function deskPermissions(db: DbReader, booking: BookingRecord, ctx: DeskContext): Record<string, boolean> {
  const role = managementRole(db, ctx, booking.venue_id);
  const works = role !== null && role !== 'superuser';
  const isPending = works && booking.status === 'Pending';
  const isConfirmed = works && booking.status === 'Confirmed';
  const isOver = booking.ends_at <= ctx.now();
  const series = booking.series_id === null ? undefined : db.series.get(booking.series_id);
  return {
    confirm: isPending,
    decline: isPending,
    cancel: isConfirmed && !isOver,
    move: (isPending || isConfirmed) && !isOver,
    end_series: isConfirmed && !isOver && series?.status === 'active',
    note: isPending || isConfirmed,
    pay: isConfirmed,
    no_show: isConfirmed && booking.starts_at <= ctx.now(),
  };
}

/** Courts closed for some time. */
export const toBlock = (db: DbReader, block: BlockRecord, now: number) => ({
  id: block.id,
  court_ids: [...block.court_ids],
  date_from: block.date_from,
  date_to: block.date_to,
  time_slot_ids: block.time_slot_ids && [...block.time_slot_ids],
  reason: block.reason,
  created_by: toUserRef(db, block.created_by),
  open_questions: openQuestions(db, block.id, now).length,
});

/** Who did what with a booking, latest first. */
export function historyOf(db: DbReader, stored: BookingRecord, now: number) {
  const noted = db.bookingEvents.by('booking', stored.id);
  return [...noted, ...beforeTheLog(asOfNow(stored, now), noted)]
    .toSorted((a, b) => b.at - a.at || b.id - a.id)
    .map(({ id, action, at, actor_id, from, to_user_id, reason }) => ({
      id,
      action,
      at: toIso(at),
      by: toUserRef(db, actor_id),
      from: from && { court_name: from.court_name, date: from.date, start: wallTimeOf(from.starts_at) },
      to: toUserRef(db, to_user_id),
      reason,
    }));
}

/** What the booking itself tells of the time before its events were kept; these entries have ids that no event has. */
function beforeTheLog(booking: BookingRecord, noted: readonly BookingEventRecord[]): BookingEventRecord[] {
  const knows = (...actions: BookingEventRecord['action'][]) => noted.some(({ action }) => actions.includes(action));
  const entry = (place: number, action: BookingEventRecord['action'], at: number, actor_id: number | null = null) => ({
    id: Number.MAX_SAFE_INTEGER - 3 + place,
    booking_id: booking.id,
    action,
    at,
    actor_id,
    from: null,
    to_user_id: null,
    reason: null,
  });
  const found: BookingEventRecord[] = [];
  if (!knows('created')) found.push(entry(0, 'created', booking.created_at, booking.user_id));
  const { confirmed_at, cancelled_at, cancelled_by, cancel_reason: reason } = booking;
  if (confirmed_at !== null && confirmed_at > booking.created_at && !knows('confirmed'))
    found.push(entry(1, 'confirmed', confirmed_at));
  if (cancelled_at === null || knows('cancelled', 'declined')) return found;
  if (cancelled_by === 'system') return [...found, entry(2, 'expired', cancelled_at)];
  if (cancelled_by === 'user') return [...found, entry(2, 'cancelled', cancelled_at, booking.user_id)];
  return [...found, { ...entry(2, confirmed_at === null ? 'declined' : 'cancelled', cancelled_at), reason }];
}
