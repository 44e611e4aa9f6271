import type { CourtRecord, VenueRecord } from '../../../db/records.ts';
import { LAST_SLOT } from '../../../rules/shared/slots.ts';
import { dateOf } from '../../../rules/shared/time.ts';
import { isInsider, maySeeVenue } from '../../../rules/venues/access.ts';
import type { BookingRequest } from '../../../rules/bookings/weekly-preview.ts';
import type { ConflictContext } from './booker.ts';
import { texts } from './texts.ts';

export interface Target {
  readonly court: CourtRecord;
  readonly venue: VenueRecord;
}
export interface BookingRequestBody {
  readonly court_id: number;
  readonly date: string;
  readonly time_slot_id: number;
  readonly slot_count: number;
  readonly weekly?: boolean;
  readonly ends_on?: string;
}

/** The court to book, if this user may book it. */
export function findTarget(ctx: ConflictContext, courtId: number): Target {
  const court = ctx.db.courts.get(courtId);
  const venue = court && ctx.db.venues.get(court.venue_id);
  if (!venue || court.deleted_at !== null) return ctx.refuse(404, 'not_found');
  // A disabled venue was public, so its visitors get the reason; other unpublished venues are a 404.
  const isKnown = maySeeVenue(ctx.db, ctx, venue) || venue.status === 'disabled';
  if (!isKnown || (!court.is_public && !isInsider(ctx.db, ctx, venue.id))) return ctx.refuse(404, 'not_found');
  if (venue.status !== 'published' || !venue.is_bookable) return ctx.refuse(409, 'stale', ctx.say(texts.notBookable));
  return { court, venue };
}

/** Checks what the schemas cannot express, for a player: not every venue takes weekly bookings. */
export function readBookingRequest(
  ctx: ConflictContext,
  { court, venue }: Target,
  body: BookingRequestBody,
): BookingRequest {
  if (body.weekly && !venue.booking_policy.weekly_allowed)
    return ctx.refuse(422, 'validation', ctx.say(texts.noWeekly), { field: 'weekly' });
  return readRequestedTime(ctx, court, body);
}

/** Checks days and slots, for players and venues alike. */
export function readRequestedTime(ctx: ConflictContext, court: CourtRecord, body: BookingRequestBody): BookingRequest {
  const { date, time_slot_id, slot_count, weekly = false } = body;
  if (date < dateOf(ctx.now())) return ctx.refuse(422, 'validation', ctx.say(texts.datePast), { field: 'date' });
  checkDay(ctx, time_slot_id, slot_count);
  const ends_on = weekly ? (body.ends_on ?? null) : null;
  if (ends_on !== null && ends_on < date) {
    return ctx.refuse(422, 'validation', ctx.say(texts.endsBeforeStart), { field: 'ends_on' });
  }
  return { court, date, time_slot_id, slot_count, weekly, ends_on };
}

/** A booking ends on its own day: its last slot is one of the eighteen. */
export function checkDay(ctx: ConflictContext, slotId: number, slotCount: number): void {
  if (slotId + slotCount - 1 > LAST_SLOT)
    ctx.refuse(422, 'validation', ctx.say(texts.pastMidnight), { field: 'slot_count' });
}
