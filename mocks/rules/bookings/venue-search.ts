import { fold } from '../shared/fold.ts';
import { distanceBetween } from '../shared/points.ts';
import type { CourtRecord, Facility, PublicationStatus, VenueRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { isSlotFree, playerViewer } from './free-slots.ts';
import { lowestPrice } from '../venues/prices.ts';
import { facilitiesOf } from '../venues/courts.ts';

/** The filters of a venue list, with its access rules applied. */
export interface VenueSearch {
  readonly userId: number | null;
  readonly now: number;
  /** Statuses listed for all venues, and those only for venues in `ownIds`; null: all venues. */
  readonly statuses: readonly PublicationStatus[];
  readonly ownIds: ReadonlySet<number> | null;
  readonly bookmarkedIds: ReadonlySet<number> | null;
  readonly sportId?: number;
  readonly cityId?: number;
  readonly keywords?: string;
  readonly isBookable?: boolean;
  readonly facilities: readonly Facility[];
  readonly priceMax?: number;
  readonly slot: { readonly id: number; readonly date: string } | null;
  readonly near: { readonly lat: number; readonly lng: number } | null;
  readonly radiusKm?: number;
  readonly sort: 'name' | 'distance' | 'price' | 'submitted';
}
/** A matching venue with its sort keys. */
export interface Found {
  readonly venue: VenueRecord;
  readonly distance: number | null;
}

/** Matching venues in order; cheap filters first, since a list may hold ten thousand. */
export function searchVenues(db: DbReader, search: VenueSearch): Found[] {
  const words = fold(search.keywords ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const found: (Found & { readonly price: number })[] = [];
  for (const status of new Set(search.statuses)) {
    for (const venue of db.venues.by('status', status)) {
      if (!meetsFields(venue, search) || !words.every((word) => searchTextOf(db, venue).includes(word))) continue;
      const distance = search.near ? distanceBetween(search.near, { lat: venue.latitude, lng: venue.longitude }) : null;
      if (distance !== null && search.radiusKm !== undefined && distance > search.radiusKm * 1000) continue;
      const courts = needsCourts(search) ? publicCourts(db, venue, search.sportId) : [];
      if (!meetsCourts(db, venue, courts, search)) continue;
      found.push({ venue, distance, price: search.sort === 'price' ? (lowestPrice(courts) ?? Infinity) : 0 });
    }
  }
  return found.toSorted(
    (a, b) =>
      (search.sort === 'price' ? compare(a.price, b.price) : 0) ||
      (search.sort === 'distance' ? compare(a.distance ?? 0, b.distance ?? 0) : 0) ||
      (search.sort === 'submitted' ? compare(submittedAt(a.venue), submittedAt(b.venue)) : 0) ||
      compare(nameKeyOf(a.venue), nameKeyOf(b.venue)) ||
      a.venue.id - b.venue.id,
  );
}

/** Venues that were never submitted come last. */
const submittedAt = ({ review }: VenueRecord): number => review?.submitted_at ?? Infinity;

const compare = <T extends number | string>(a: T, b: T): number => (a === b ? 0 : a < b ? -1 : 1);

function meetsFields(venue: VenueRecord, search: VenueSearch): boolean {
  if (venue.status !== 'published' && search.ownIds && !search.ownIds.has(venue.id)) return false;
  if (search.bookmarkedIds && !search.bookmarkedIds.has(venue.id)) return false;
  if (search.cityId !== undefined && venue.city_id !== search.cityId) return false;
  return search.isBookable === undefined || venue.is_bookable === search.isBookable;
}

const needsCourts = (search: VenueSearch): boolean =>
  search.sportId !== undefined ||
  search.facilities.length > 0 ||
  search.priceMax !== undefined ||
  search.slot !== null ||
  search.sort === 'price';

const publicCourts = (db: DbReader, venue: VenueRecord, sportId: number | undefined): CourtRecord[] =>
  db.courts
    .by('venue', venue.id)
    .filter(
      (court) => court.is_public && court.deleted_at === null && (sportId === undefined || court.sport_id === sportId),
    );

function meetsCourts(db: DbReader, venue: VenueRecord, courts: readonly CourtRecord[], search: VenueSearch): boolean {
  const { sportId, facilities, priceMax, slot } = search;
  if (sportId !== undefined && courts.length === 0) return false;
  if (facilities.length > 0) {
    const offered = facilitiesOf(courts);
    if (!facilities.every((facility) => offered.includes(facility))) return false;
  }
  if (priceMax !== undefined && (lowestPrice(courts) ?? Infinity) > priceMax) return false;
  if (slot === null) return true;
  return (
    venue.is_bookable && isSlotFree(db, courts, slot.date, slot.id, playerViewer(venue, search.userId, search.now))
  );
}

// Records never change in place, so values derived from one may be cached by it.
const nameKeys = new WeakMap<VenueRecord, string>();
function nameKeyOf(venue: VenueRecord): string {
  const key = nameKeys.get(venue) ?? fold(venue.name);
  nameKeys.set(venue, key);
  return key;
}

const searchTexts = new WeakMap<VenueRecord, string>();
/** The text that keywords search: name, address and city. */
function searchTextOf(db: DbReader, venue: VenueRecord): string {
  const text =
    searchTexts.get(venue) ?? fold(`${venue.name} ${venue.address} ${db.cities.get(venue.city_id)?.name ?? ''}`);
  searchTexts.set(venue, text);
  return text;
}
