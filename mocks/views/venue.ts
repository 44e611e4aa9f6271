import { courtsOf, facilitiesOf } from '../rules/venues/courts.ts';
import type { CourtRecord, UserRecord, VenueRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import type { RequestContext } from '../contract/types.ts';
import { MAX_SERIES } from '../rules/bookings/limits.ts';
import { type FreeSlot, freeSlots, nextFree, playerViewer } from '../rules/bookings/free-slots.ts';
import { lowestPrice } from '../rules/venues/prices.ts';
import { dateOf, toIso } from '../rules/shared/time.ts';
import { isInsider, venuePermissions } from '../rules/venues/access.ts';
import { toCourt } from './court.ts';
import { existing, toCity, toImage, toImages, toSport } from '../rules/shared/lookups.ts';

type ViewContext = Pick<RequestContext, 'module' | 'say' | 'now'> & { readonly user: UserRecord | null };
/** Parameters of a list that affect the view of a venue. */
export interface VenueListQuery {
  /** In metres, when a position was given. */
  readonly distance?: number | null;
  readonly date?: string;
  readonly sportId?: number;
  readonly slotId?: number;
}

/** A venue as its viewer may see it (design §4). */
export function toVenue(db: DbReader, venue: VenueRecord, ctx: ViewContext, listQuery: VenueListQuery = {}) {
  const insider = isInsider(db, ctx, venue.id);
  const all = courtsOf(db, venue.id);
  const open = all.filter((court) => court.is_public);
  const sportIds = [...new Set(open.map((court) => court.sport_id))];
  return {
    id: venue.id,
    slug: venue.slug,
    name: venue.name,
    status: venue.status,
    image: toImage(db, venue.image_id),
    images: toImages(db, venue.image_ids),
    city: toCity(existing(db.cities.get(venue.city_id), 'city')),
    address: venue.address,
    latitude: venue.latitude,
    longitude: venue.longitude,
    description: venue.description ? ctx.say(venue.description) : '',
    phone_prefix: venue.phone_prefix,
    phone_number: venue.phone_number,
    is_bookable: venue.is_bookable,
    sports: sportIds.map((id) => toSport(existing(db.sports.get(id), 'sport'), ctx)),
    courts: (insider ? all : open).map((court) => toCourt(db, court, ctx)),
    courts_count: (insider ? all : open).length,
    price_from: lowestPrice(open),
    facilities: facilitiesOf(open),
    is_bookmarked: ctx.user !== null && db.bookmarks.one('pair', ctx.user.id, venue.id) !== undefined,
    booking_policy: { ...venue.booking_policy, max_series_per_user: MAX_SERIES },
    ...freeTimes(db, venue, open, ctx, listQuery),
    review: insider && venue.review ? reviewOf(venue.review, revisionOf(db, venue.id)) : null,
    disabled: insider && venue.disabled ? { ...venue.disabled, at: toIso(venue.disabled.at) } : null,
    permissions: venuePermissions(db, ctx, venue),
  };
}

/** The id of the venue's last log entry: edits, courts and changes of status all write one. */
export const revisionOf = (db: DbReader, venueId: number): number => db.venueLog.by('venue', venueId).at(-1)?.id ?? 0;

const reviewOf = (review: NonNullable<VenueRecord['review']>, revision: number) => ({
  ...review,
  revision,
  submitted_at: toIso(review.submitted_at),
  decided_at: review.decided_at === null ? null : toIso(review.decided_at),
});

/** A venue that takes no bookings has no free times. */
function freeTimes(
  db: DbReader,
  venue: VenueRecord,
  open: readonly CourtRecord[],
  ctx: ViewContext,
  listQuery: VenueListQuery,
) {
  const { distance, date, sportId, slotId } = listQuery;
  const courts = sportId === undefined ? open : open.filter((court) => court.sport_id === sportId);
  const viewer = playerViewer(venue, ctx.user?.id ?? null, ctx.now());
  const bookable = venue.is_bookable && venue.status === 'published';
  const free_slots: FreeSlot[] | undefined =
    date === undefined ? undefined : bookable ? freeSlots(db, courts, date, viewer, slotId) : [];
  return {
    ...(typeof distance === 'number' ? { distance_m: Math.round(distance) } : {}),
    ...(free_slots ? { free_slots } : {}),
    next_free: bookable ? nextFree(db, courts, date ?? dateOf(ctx.now()), viewer) : null,
  };
}
