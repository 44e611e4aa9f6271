/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingCanceller } from './bookingCanceller.zod.ts';
import { BookingClosure } from './bookingClosure.zod.ts';
import { BookingDesk } from './bookingDesk.zod.ts';
import { BookingHandover } from './bookingHandover.zod.ts';
import { BookingSource } from './bookingSource.zod.ts';
import { BookingStatus } from './bookingStatus.zod.ts';
import { BookingVenue } from './bookingVenue.zod.ts';
import { CalendarDate } from './calendarDate.zod.ts';
import { CompetitionRef } from './competitionRef.zod.ts';
import { CourtRef } from './courtRef.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Money } from './money.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { SlotCount } from './slotCount.zod.ts';
import { TimeSlot } from './timeSlot.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const Booking = zod.strictObject({
  "id": Id,
  "court": CourtRef,
  "date": CalendarDate,
  "time_slot": TimeSlot.describe('The first slot'),
  "weekly": zod.boolean(),
  "status": BookingStatus,
  "series_id": zod.union([Id,zod.null()]),
  "slot_count": SlotCount,
  "starts_at": Instant,
  "ends_at": Instant,
  "price": Money.describe('The total of all its slots'),
  "currency": zod.literal("ALL"),
  "venue": BookingVenue,
  "source": BookingSource,
  "booked_by": zod.union([UserRef,zod.null()]),
  "guest_name": zod.string().nullable(),
  "guest_phone": zod.string().nullable(),
  "note": zod.string().nullable(),
  "event_id": zod.union([Id,zod.null()]),
  "competition": zod.union([CompetitionRef,zod.null()]).describe('For whose game it is'),
  "game_id": zod.union([Id,zod.null()]),
  "cancel_deadline_at": Instant.describe('Fixed when the booking is made'),
  "can_cancel": zod.boolean(),
  "cancel_until": Instant.describe('The last moment the player may cancel or move it: the deadline, or the end of the grace period, never after its start'),
  "cancelled_at": zod.union([Instant,zod.null()]),
  "cancelled_by": zod.union([BookingCanceller,zod.null()]).describe('Who ended it: admin before it was confirmed means declined, system means expired'),
  "cancel_reason": zod.string().nullable(),
  "confirmed_at": zod.union([Instant,zod.null()]),
  "created_at": Instant,
  "closure": zod.union([BookingClosure,zod.null()]).describe('While its player is asked, or what came of it; for the player and the users of the venue'),
  "handover": zod.union([BookingHandover,zod.null()]).describe('Its latest offer to somebody else; for giver, receiver and the users of the venue'),
  "desk": BookingDesk.optional().describe('Only for users of the venue'),
  "permissions": Permissions.describe('For its player: cancel, move, make_event, end_series, answer_closure, hand_over, hand_over_series, cancel_handover; for whom it is offered to: accept_handover, decline_handover')
});

export type Booking = zod.input<typeof Booking>;
export type BookingOutput = zod.output<typeof Booking>;
