/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingCanceller } from './bookingCanceller.ts';
import type { BookingClosure } from './bookingClosure.ts';
import type { BookingDesk } from './bookingDesk.ts';
import type { BookingHandover } from './bookingHandover.ts';
import type { BookingSource } from './bookingSource.ts';
import type { BookingStatus } from './bookingStatus.ts';
import type { BookingVenue } from './bookingVenue.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { CourtRef } from './courtRef.ts';
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { Money } from './money.ts';
import type { Permissions } from './permissions.ts';
import type { SlotCount } from './slotCount.ts';
import type { TimeSlot } from './timeSlot.ts';
import type { UserRef } from './userRef.ts';

export interface Booking {
  id: Id;
  court: CourtRef;
  date: CalendarDate;
  /** The first slot */
  time_slot: TimeSlot;
  weekly: boolean;
  status: BookingStatus;
  series_id: Id | null;
  slot_count: SlotCount;
  starts_at: Instant;
  ends_at: Instant;
  /** The total of all its slots */
  price: Money;
  currency: 'ALL';
  venue: BookingVenue;
  source: BookingSource;
  booked_by: UserRef | null;
  /** @nullable */
  guest_name: string | null;
  /** @nullable */
  guest_phone: string | null;
  /** @nullable */
  note: string | null;
  event_id: Id | null;
  game_id: Id | null;
  /** Fixed when the booking is made */
  cancel_deadline_at: Instant;
  can_cancel: boolean;
  /** The last moment the player may cancel or move it: the deadline, or the end of the grace period, never after its start */
  cancel_until: Instant;
  cancelled_at: Instant | null;
  /** Who ended it: admin before it was confirmed means declined, system means expired */
  cancelled_by: BookingCanceller | null;
  /** @nullable */
  cancel_reason: string | null;
  confirmed_at: Instant | null;
  created_at: Instant;
  /** While its player is asked, or what came of it; for the player and the users of the venue */
  closure: BookingClosure | null;
  /** Its latest offer to somebody else; for giver, receiver and the users of the venue */
  handover: BookingHandover | null;
  /** Only for users of the venue */
  desk?: BookingDesk;
  /** For its player: cancel, move, make_event, end_series, answer_closure, hand_over, hand_over_series, cancel_handover; for whom it is offered to: accept_handover, decline_handover */
  permissions: Permissions;
}
