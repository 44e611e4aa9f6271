import type { BookingPolicy, BookingRecord, CourtRecord } from '../../db/records.ts';
import { asOfNow } from './status.ts';
import { type Occupancy, isBlocked } from './occupancy.ts';
import { type SlotRange, isOpen, overlaps, rangeTimes, slotTimes } from '../shared/slots.ts';
import { MINUTE, addDays, dateOf } from '../shared/time.ts';
import { headStartOf } from './watch-queue.ts';

export type SlotState = 'available' | 'confirmed' | 'pending' | 'held' | 'blocked' | 'past' | 'too-soon' | 'too-far';

/** The viewer and time of a slot's state. */
export interface Viewer {
  readonly userId: number | null;
  readonly now: number;
  /** Lead time and advance window; null where they do not apply: later sessions (R18), bookings by the venue. */
  readonly window: BookingWindow | null;
  /** The booking being moved, which does not conflict with itself. */
  readonly ignoreBookingId?: number;
}
export interface BookingWindow extends Pick<BookingPolicy, 'min_lead_minutes' | 'max_advance_days'> {
  /** The time the lead time is checked against: when the slot was first held, else now. */
  readonly since?: number;
}

/** The state of one slot, or of several in a row as of one, in the order of design §14.1. Closed counts as blocked. */
export function slotState(court: CourtRecord, range: SlotRange, occupancy: Occupancy, viewer: Viewer): SlotState {
  const interval = rangeTimes(court, range);
  const { now, window, userId } = viewer;
  if (interval.starts_at <= now) return 'past';
  if (!isOpen(court, range) || isBlocked(occupancy.blocks, court, range.date, interval)) return 'blocked';
  const taken = occupancy.bookings.filter(
    (booking) => booking.id !== viewer.ignoreBookingId && overlaps(booking, interval),
  );
  const statuses = new Set(taken.map((booking) => asOfNow(booking, now).status));
  if (statuses.has('Confirmed')) return 'confirmed';
  if (statuses.has('Pending')) return 'pending';
  const held = occupancy.holds.some(
    (hold) => hold.user_id !== userId && hold.expires_at > now && overlaps(hold, interval),
  );
  // a head start binds everybody, the desk too, like a hold
  const reserved = occupancy.openings.some((opening) => {
    const first = headStartOf(opening, now);
    return (
      first !== null &&
      first.user_id !== userId &&
      overlaps(slotTimes(court, opening.date, opening.time_slot_id), interval)
    );
  });
  if (held || reserved) return 'held';
  if (window && interval.starts_at < (window.since ?? now) + window.min_lead_minutes * MINUTE) return 'too-soon';
  if (window && range.date > addDays(dateOf(now), window.max_advance_days)) return 'too-far';
  return 'available';
}

/** The active booking in the interval; venue users see its id. */
export function bookingIn(
  court: CourtRecord,
  range: SlotRange,
  { bookings }: Occupancy,
  now: number,
): BookingRecord | undefined {
  const interval = rangeTimes(court, range);
  return bookings.find((booking) => overlaps(booking, interval) && asOfNow(booking, now).status !== 'Unbooked');
}
