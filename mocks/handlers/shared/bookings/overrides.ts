import type { BookingRequest, Place } from '../../../rules/bookings/weekly-preview.ts';
import { sessionDates } from '../../../rules/bookings/weekly-preview.ts';
import { isInsider } from '../../../rules/venues/access.ts';
import type { ConflictContext } from './booker.ts';
import { texts } from './texts.ts';
import { checkDay } from './booking-request.ts';

export interface Override {
  readonly date: string;
  readonly court_id?: number;
  readonly time_slot_id?: number;
  readonly skip?: boolean;
}
export interface Choice {
  /** The court and slot of a date's session. */
  readonly placeOn: (date: string) => Place;
  readonly isSkipped: (date: string) => boolean;
}

/** The player's resolution of conflicts: another court or slot for a date, or no session on it. */
export function readOverrides(ctx: ConflictContext, requested: BookingRequest, overrides: readonly Override[]): Choice {
  const dates = sessionDates(requested);
  const chosen = new Map<string, Override>();
  overrides.forEach((override, index) => {
    const field = `overrides.${index}.date`;
    if (!dates.includes(override.date) || chosen.has(override.date)) {
      return ctx.refuse(422, 'validation', ctx.say(texts.noSuchSession), { field });
    }
    checkPlace(ctx, requested, override, index);
    chosen.set(override.date, override);
    return undefined;
  });
  return {
    isSkipped: (date) => chosen.get(date)?.skip === true,
    placeOn(date) {
      const { court_id = requested.court.id, time_slot_id = requested.time_slot_id } = chosen.get(date) ?? {};
      const court = ctx.db.courts.get(court_id) ?? requested.court;
      return { court, range: { date, time_slot_id, slot_count: requested.slot_count } };
    },
  };
}

function checkPlace(
  ctx: ConflictContext,
  requested: BookingRequest,
  { court_id, time_slot_id }: Override,
  index: number,
): void {
  if (court_id !== undefined) checkCourt(ctx, requested.court.venue_id, court_id, `overrides.${index}.court_id`);
  if (time_slot_id !== undefined) checkDay(ctx, time_slot_id, requested.slot_count);
}

/** A session may move to any court of the same venue that this user sees. */
export function checkCourt(ctx: ConflictContext, venueId: number, courtId: number, field: string): void {
  const court = ctx.db.courts.get(courtId);
  const isSeen = court?.is_public === true || isInsider(ctx.db, ctx, venueId);
  if (court?.venue_id !== venueId || !isSeen || court.deleted_at !== null) {
    ctx.refuse(422, 'validation', ctx.say(texts.otherVenue), { field });
  }
}
