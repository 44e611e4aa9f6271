/** What the contract cannot say of an event's own fields, for making and changing it. */
import type { FieldErrorInput } from '../../contract/types.ts';
import type { BookingRecord, CommunityRecord, EventRecord, LocalText, TeamRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { asOfNow } from '../../rules/bookings/status.ts';
import { isActive, placeIn } from '../../rules/communities/access.ts';
import { eventOfBooking } from '../../rules/events/place.ts';
import { HOUR } from '../../rules/shared/time.ts';
import { existing } from '../../rules/shared/lookups.ts';
import type { EventDrafter } from './access.ts';
import { texts } from './texts.ts';

const LONGEST = 12 * HOUR;
export type Draft = Pick<
  EventRecord,
  | 'owner_type'
  | 'owner_id'
  | 'community_id'
  | 'location'
  | 'starts_at'
  | 'ends_at'
  | 'capacity'
  | 'min_participants'
  | 'min_check_at'
  | 'visibility'
  | 'rsvp_until'
>;

/** Which entries do not fit together; `before`: what it was, null for a new one. Times that were chosen now are to come. */
export function draftErrors(ctx: EventDrafter, draft: Draft, before: Draft | null): FieldErrorInput[] {
  const { location, starts_at, ends_at, capacity, min_participants, min_check_at, rsvp_until } = draft;
  const now = ctx.now();
  const timed = starts_at !== before?.starts_at;
  // answers that close as long before the start as they did move along
  const closedAnew = before === null || rsvp_until - starts_at !== before.rsvp_until - before.starts_at;
  const checks: readonly (readonly [field: string, text: LocalText, isWrong: boolean])[] = [
    ['starts_at', texts.past, timed && starts_at <= now],
    ['ends_at', texts.endBeforeStart, ends_at <= starts_at],
    ['ends_at', texts.tooLong, ends_at - starts_at > LONGEST],
    [
      'location.latitude',
      texts.position,
      location !== null && (location.latitude === null) !== (location.longitude === null),
    ],
    ['min_participants', texts.minimum, min_participants !== null && min_participants > capacity],
    ['min_check_at', texts.check, min_check_at !== null && min_check_at > starts_at],
    [
      'min_check_at',
      texts.passed,
      min_check_at !== null && min_check_at !== before?.min_check_at && min_check_at <= now,
    ],
    ['rsvp_until', texts.check, rsvp_until > starts_at],
    ['rsvp_until', texts.passed, closedAnew && rsvp_until < starts_at && rsvp_until <= now],
    ...visibilityChecks(ctx.db, draft),
  ];
  return checks.flatMap(([field, text, isWrong]) => (isWrong ? [errorAt(ctx, field, text)] : []));
}

export const errorAt = (ctx: Pick<EventDrafter, 'say'>, field: string, text: LocalText): FieldErrorInput => ({
  field,
  message: ctx.say(text),
  code: 'validation',
});

/** What is private does not become known by an event in its name. */
function visibilityChecks(db: DbReader, { visibility, community_id, ...owner }: Draft) {
  return [
    ['visibility', texts.noCommunity, visibility === 'community' && community_id === null],
    ['visibility', texts.privateOwner, visibility === 'public' && isPrivate(db, owner)],
  ] as const;
}

function isPrivate(db: DbReader, { owner_type, owner_id }: Pick<EventRecord, 'owner_type' | 'owner_id'>): boolean {
  const community: CommunityRecord | undefined = owner_type === 'community' ? db.communities.get(owner_id) : undefined;
  const team: TeamRecord | undefined = owner_type === 'team' ? db.teams.get(owner_id) : undefined;
  return community?.visibility === 'private' || team?.is_public === false;
}

/** The community it is announced in: that of its owner, or one of the user's. */
export function announcingCommunity(
  ctx: EventDrafter,
  { owner_type, owner_id }: Pick<EventRecord, 'owner_type' | 'owner_id'>,
  chosen: number | null | undefined,
): number | null {
  const own = owner_type === 'community' ? owner_id : null;
  if (chosen === undefined || chosen === null) return own;
  if (own !== null && chosen !== own)
    return ctx.refuse(422, 'validation', ctx.say(texts.ownersCommunity), { field: 'community_id' });
  return isActive(placeIn(ctx.db, chosen, ctx.user.id))
    ? chosen
    : ctx.refuse(422, 'validation', ctx.say(texts.community), { field: 'community_id' });
}

/** A coming booking of the user, for this sport, that no other event has. */
export function bookingFor(
  ctx: EventDrafter,
  bookingId: number,
  { sport_id, eventId }: { readonly sport_id: number; readonly eventId?: number },
): BookingRecord {
  const stored = ctx.db.bookings.get(bookingId);
  const booking = stored && asOfNow(stored, ctx.now());
  const isUsable = booking?.user_id === ctx.user.id && booking.status !== 'Unbooked' && booking.starts_at > ctx.now();
  if (!booking || !isUsable) return ctx.refuse(422, 'validation', ctx.say(texts.booking), { field: 'booking_id' });
  const other = eventOfBooking(ctx.db, booking);
  if (other && other.id !== eventId) return ctx.refuse(409, 'booking_in_use', undefined, { field: 'booking_id' });
  const court = existing(ctx.db.courts.get(booking.court_id), 'court');
  if (court.sport_id !== sport_id)
    return ctx.refuse(422, 'validation', ctx.say(texts.otherSport), { field: 'sport_id' });
  return booking;
}

/** Columns of the court that a booking gives; its times and its city are those of the event. */
export function courtColumns(
  db: DbReader,
  booking: BookingRecord,
): Pick<EventRecord, 'booking_id' | 'booked' | 'location' | 'starts_at' | 'ends_at' | 'city_id'> {
  return {
    booking_id: booking.id,
    booked: { court_id: booking.court_id, user_id: booking.user_id },
    location: null,
    starts_at: booking.starts_at,
    ends_at: booking.ends_at,
    city_id: existing(db.venues.get(booking.venue_id), 'venue').city_id,
  };
}

/** A place without a booking, without the blanks around its words. */
export const placeOf = (location: NonNullable<EventRecord['location']>): NonNullable<EventRecord['location']> => ({
  ...location,
  name: location.name,
  address: location.address || null,
});

export const noCourt = { booking_id: null, booked: null } as const;
/** Nothing to pay is free. */
export const priceOf = (price: number | null): number | null => (price === 0 ? null : price);
