import type { Viewer } from '../contract/types.ts';
import type { EventRecord, LocalText, ParticipantRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { isKnownTo } from '../rules/communities/access.ts';
import {
  eventPermissions,
  managesEvent,
  participantPermissions,
  participationOf,
  phaseOf,
} from '../rules/events/access.ts';
import { dueOf, goingTo, headsOf, lineOf, pricePerHead, withStatus } from '../rules/events/figures.ts';
import { courtOf } from '../rules/events/place.ts';
import { toIso } from '../rules/shared/time.ts';
import { toCourtRef } from './court.ts';
import { existing, toCity, toImage, toSport, toUserRef } from '../rules/shared/lookups.ts';

const tooFew: LocalText = { en: 'Too few people came together.', sq: 'U mblodhën shumë pak veta.' };

/** An event as this user sees it (design §8). */
export function toEvent(ctx: Viewer, event: EventRecord) {
  const { db, user } = ctx;
  const now = ctx.now();
  const place = toPlace(ctx, event);
  const going = headsOf(goingTo(db, event.id));
  const mine = participationOf(db, event.id, user?.id);
  const permissions = eventPermissions(db, ctx, event);
  return {
    id: event.id,
    title: event.title,
    description: event.description ? ctx.say(event.description) : '',
    kind: event.kind,
    sport: toSport(existing(db.sports.get(event.sport_id), 'sport'), ctx),
    city: toCity(existing(db.cities.get(event.city_id), 'city')),
    owner: toOwner(db, event),
    community: toAnnouncingCommunity(ctx, event),
    host: toUserRef(db, event.host_id),
    image: toImage(db, event.image_id),
    place,
    location: event.location && { ...event.location },
    starts_at: toIso(event.starts_at),
    ends_at: toIso(event.ends_at),
    capacity: event.capacity,
    min_participants: event.min_participants,
    min_check_at: event.min_check_at === null ? null : toIso(event.min_check_at),
    price_total: event.price_total,
    price_per_person: pricePerHead(event, going),
    level: event.level,
    gender: event.gender,
    visibility: event.visibility,
    join_policy: event.join_policy,
    rsvp_until: toIso(event.rsvp_until),
    recurrence: event.recurrence,
    series_id: event.series_id,
    phase: phaseOf(event, now),
    cancel_reason: event.cancel_cause === 'too-few' ? ctx.say(tooFew) : event.cancel_reason,
    going_count: going,
    maybe_count: withStatus(db, event.id, 'maybe').length,
    waitlist_count: lineOf(db, event.id).length,
    requests_count: managesEvent(db, ctx, event) ? withStatus(db, event.id, 'requested').length : 0,
    my_participation: mine && mine.status !== 'removed' ? toParticipant(ctx, event, mine) : null,
    game_id: db.games.by('event', event.id)[0]?.id ?? null,
    permissions,
  };
}

/** Somebody in an event; their rating, and what they pay, are not for everybody. */
export function toParticipant(ctx: Viewer, event: EventRecord, one: ParticipantRecord) {
  const { db, user } = ctx;
  const manages = managesEvent(db, ctx, event);
  const seesMoney = manages || one.user_id === user?.id;
  const place = one.status === 'waitlisted' ? lineOf(db, event.id).findIndex(({ id }) => id === one.id) + 1 : null;
  return {
    id: one.id,
    user: existing(toUserRef(db, one.user_id) ?? undefined, 'user'),
    role: one.role,
    status: one.status,
    waitlist_position: place,
    guests: one.guests,
    side: one.side,
    is_locked: one.is_locked,
    rating: manages ? one.rating : null,
    position: one.position,
    due: seesMoney ? dueOf(db, event, one) : null,
    owes: seesMoney ? one.owes : null,
    has_paid: seesMoney ? one.has_paid : null,
    attended: one.attended,
    invited_by: toUserRef(db, one.invited_by),
    permissions: participantPermissions(db, ctx, event, one),
  };
}

/** The booked court, while the booking stands (R37), and after the event was cancelled. */
function toPlace(ctx: Viewer, event: EventRecord) {
  const { db, user } = ctx;
  const found = courtOf(db, event, ctx.now());
  const court = found && db.courts.get(found.courtId);
  if (!court) return null;
  const { booking } = found;
  const venue = existing(db.venues.get(court.venue_id), 'venue');
  const { id, slug, name, address, latitude, longitude } = venue;
  return {
    state: booking?.status === 'Pending' ? ('pending' as const) : ('confirmed' as const),
    booking_id: booking !== null && booking.user_id === user?.id ? booking.id : null,
    venue: { id, slug, name, address, latitude, longitude },
    court: toCourtRef(db, court, ctx),
  };
}

function toOwner(db: DbReader, { owner_type, owner_id }: EventRecord) {
  if (owner_type === 'base') {
    // an account that is gone has no name any more
    const user = toUserRef(db, owner_id) ?? { id: owner_id, name: '', image: null };
    return { type: owner_type, ...user, slug: null };
  }
  const { id, slug, name, image_id } =
    owner_type === 'community'
      ? existing(db.communities.get(owner_id), 'community')
      : owner_type === 'team'
        ? existing(db.teams.get(owner_id), 'team')
        : existing(db.organizations.get(owner_id), 'organization');
  return { type: owner_type, id, slug, name, image: toImage(db, image_id) };
}

/** The community an event is announced in, if the reader may know of that one. */
export function toAnnouncingCommunity({ db, user }: Pick<Viewer, 'db' | 'user'>, { community_id }: EventRecord) {
  const community = community_id === null ? undefined : db.communities.get(community_id);
  if (!community || !isKnownTo(db, community, user?.id)) return null;
  const { id, slug, name, image_id } = community;
  return { id, slug, name, image: toImage(db, image_id) };
}
