import { pageOf } from '../../contract/paging.ts';
import type { Context, Handlers, Input } from '../../contract/types.ts';
import type { PublicationStatus } from '../../db/records.ts';
import { dateOf } from '../../rules/shared/time.ts';
import { isSuperUser } from '../../rules/venues/access.ts';
import { toVenue } from '../../views/venue.ts';
import { type VenueSearch, searchVenues } from '../../rules/bookings/venue-search.ts';

type Ctx = Context<'listVenues'>;
type Query = Input<'listVenues'>['query'];
const placeNeeded = { en: 'Give a place: lat and lng.', sq: 'Jep një vend: lat dhe lng.' };

export const listHandlers: Handlers<'listVenues'> = {
  /** Filters and sorts all venues, computes free times for the page only (design §4). */
  listVenues({ query }, ctx) {
    const { page, perPage } = pageOf(query);
    const found = searchVenues(ctx.db, readSearch(query, ctx));
    const listQuery = { date: query.date, sportId: query.sport_id, slotId: query.available_time_slot_id };
    return {
      venues: found
        .slice((page - 1) * perPage, page * perPage)
        .map(({ venue, distance }) => toVenue(ctx.db, venue, ctx, { ...listQuery, distance })),
      pagination: {
        current_page: page,
        last_page: Math.max(1, Math.ceil(found.length / perPage)),
        per_page: perPage,
        total: found.length,
      },
    };
  },
};

function readSearch(query: Query, ctx: Ctx): VenueSearch {
  const near = placeOf(query, ctx);
  const slotId = query.available_time_slot_id;
  return {
    userId: ctx.user?.id ?? null,
    now: ctx.now(),
    ...readStatuses(query['status[]'] ?? [], ctx),
    bookmarkedIds: query.bookmark === true ? bookmarksOf(ctx) : null,
    sportId: query.sport_id,
    cityId: query.city_id,
    keywords: query.keywords,
    isBookable: query.is_bookable,
    facilities: query['facilities[]'] ?? [],
    priceMax: query.price_max,
    slot: slotId === undefined ? null : { id: slotId, date: query.date ?? dateOf(ctx.now()) },
    near,
    radiusKm: query.radius_km,
    sort: sortOf(query.sort ?? (near ? 'distance' : 'name'), ctx),
  };
}

/** Reviews are not public: for others the order of submission is that by name (R33). */
const sortOf = (sort: VenueSearch['sort'], ctx: Ctx): VenueSearch['sort'] =>
  sort === 'submitted' && !isSuperUser(ctx) ? 'name' : sort;

function placeOf({ lat, lng, sort, radius_km }: Query, ctx: Ctx): VenueSearch['near'] {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  const isNeeded = sort === 'distance' || radius_km !== undefined || lat !== undefined || lng !== undefined;
  if (isNeeded)
    return ctx.refuse(422, 'validation', ctx.say(placeNeeded), { field: lat === undefined ? 'lat' : 'lng' });
  return null;
}

/** Everyone sees published venues; super users see all, venue users their own (design §4). */
function readStatuses(asked: readonly PublicationStatus[], ctx: Ctx): Pick<VenueSearch, 'statuses' | 'ownIds'> {
  const statuses = asked.length > 0 ? asked : (['published'] as const);
  if (isSuperUser(ctx)) return { statuses, ownIds: null };
  const onlyPublished = statuses.every((status) => status === 'published');
  if (onlyPublished) return { statuses, ownIds: new Set() };
  if (!ctx.user) return ctx.refuse(401, 'unauthenticated');
  const ownIds = new Set(ctx.db.venueUsers.by('user', ctx.user.id).map(({ venue_id }) => venue_id));
  return ownIds.size > 0 ? { statuses, ownIds } : ctx.refuse(403, 'forbidden');
}

function bookmarksOf(ctx: Ctx): ReadonlySet<number> {
  if (!ctx.user) return ctx.refuse(401, 'unauthenticated');
  return new Set(ctx.db.bookmarks.by('user', ctx.user.id).map(({ venue_id }) => venue_id));
}
