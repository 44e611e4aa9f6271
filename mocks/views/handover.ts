import type { BookingRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { handoverAt } from '../rules/bookings/handover.ts';
import { handedSessions, lastHandover } from '../rules/bookings/handovers.ts';
import { toIso } from '../rules/shared/time.ts';
import { toUserRef } from '../rules/shared/lookups.ts';

interface Viewing {
  now(): number;
  readonly user: { readonly id: number };
}

/** The latest offer of a booking (R24). */
export function toHandover(db: DbReader, booking: BookingRecord, ctx: Viewing) {
  const offer = lastHandover(db, booking);
  const from = offer && toUserRef(db, offer.from_user_id);
  const to = offer && toUserRef(db, offer.to_user_id);
  if (!offer || !from || !to) return null;
  const now = ctx.now();
  const state = handoverAt(offer, now);
  const first = db.bookings.get(offer.booking_id);
  const isOpen = state === 'offered' && first !== undefined;
  const settled = state === 'expired' ? offer.expires_at : offer.settled_at;
  return {
    state,
    scope: offer.series_id === null ? ('session' as const) : ('series' as const),
    from,
    to,
    // a weekly booking goes on while it is offered
    session_count: isOpen ? Math.max(1, handedSessions(db, offer, first, now).length) : offer.session_count,
    offered_at: toIso(offer.offered_at),
    expires_at: toIso(offer.expires_at),
    settled_at: settled === null ? null : toIso(settled),
  };
}

/** What giver and receiver may do; `booking` with its status as of now. */
export function handoverPermissions(db: DbReader, booking: BookingRecord, ctx: Viewing) {
  const now = ctx.now();
  const offer = lastHandover(db, booking);
  const isOffered = offer !== undefined && handoverAt(offer, now) === 'offered' && booking.status !== 'Unbooked';
  const hand_over = !isOffered && mayHandOver(booking, ctx);
  const series = booking.series_id === null ? undefined : db.series.get(booking.series_id);
  const isReceiver = isOffered && offer.to_user_id === ctx.user.id && offer.booking_id === booking.id;
  return {
    hand_over,
    hand_over_series: hand_over && series?.status === 'active' && series.user_id === ctx.user.id,
    cancel_handover: isOffered && offer.from_user_id === ctx.user.id && offer.booking_id === booking.id,
    accept_handover: isReceiver,
    decline_handover: isReceiver,
  };
}

/** Its player, while it is confirmed, to come, and no question about a closed time is open (decision 036). */
const mayHandOver = ({ user_id, status, starts_at, asked }: BookingRecord, ctx: Viewing): boolean =>
  user_id === ctx.user.id && status === 'Confirmed' && starts_at > ctx.now() && asked === null;
