import type { OperationErrorOptions, RequestContext } from '../../contract/types.ts';
import type { BookingRecord, CourtRecord, UserRecord, VenueRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { managedVenue } from '../shared/managed-venue.ts';
import type { ErrorCode } from '../../texts.ts';
import { texts as bookingTexts } from '../shared/bookings/texts.ts';
import { texts } from './texts.ts';

/** The context that all operations on the bookings of a venue share. */
export interface DeskContext extends RequestContext {
  readonly db: DbReader;
  readonly user: UserRecord;
  refuse(status: 403 | 404 | 422, code: ErrorCode, message?: string, options?: OperationErrorOptions): never;
}

/** The venue, if the user works there: every role works with bookings, only owners and managers close courts; super users look on (design §3). */
export function venueToWorkIn(ctx: DeskContext, id: number, act: 'book' | 'block'): VenueRecord {
  const { venue, role } = managedVenue(ctx, id, act === 'block' ? 'change' : 'read');
  return role === 'superuser' ? ctx.refuse(403, 'forbidden') : venue;
}

/** A booking of this venue: 404 for one of another venue. */
export function bookingAt(ctx: DeskContext, path: { venueId: number; bookingId: number }): BookingRecord {
  const booking = ctx.db.bookings.get(path.bookingId);
  return booking?.venue_id === path.venueId ? booking : ctx.refuse(404, 'not_found');
}

/** A court of this venue, public or not. */
export function courtOf(ctx: DeskContext, venueId: number, courtId: number, field = 'court_id'): CourtRecord {
  const court = ctx.db.courts.get(courtId);
  if (court?.venue_id === venueId && court.deleted_at === null) return court;
  return ctx.refuse(422, 'validation', ctx.say(bookingTexts.otherVenue), { field });
}

/** Refuses days in the wrong order, and more than `most` of them. */
export function checkDays(ctx: DeskContext, [from, to]: readonly [string, string], field: string, most: number): void {
  if (to < from) ctx.refuse(422, 'validation', ctx.say(bookingTexts.endsBeforeStart), { field });
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (days > most) ctx.refuse(422, 'validation', ctx.say(texts.tooManyDays(most)), { field });
}
