import { listVenuesWords } from '../../shared/api/generated/calls/venues.ts';
import type { ListVenuesParams } from '../../shared/api/generated/model';
import { type FiltersOf, listSearch, pageOf } from '../../shared/routing/list-search.ts';
import {
  day,
  flag,
  oneOf,
  oneOfOr,
  page,
  type Param,
  saying,
  someOf,
  whole,
  words,
} from '../../shared/routing/search-params.ts';
import { ownSearch } from './own-search.ts';

const coordinate = (limit: number): Param<number | null> => ({
  read: (text) =>
    text !== null && /^-?\d{1,3}(\.\d{1,6})?$/.test(text) && Math.abs(Number(text)) <= limit ? Number(text) : null,
  write: (value) => (value === null ? null : String(value)),
});
const LAST_SLOT = 18;
const search = listSearch({
  keywords: words,
  sport_id: whole(),
  city_id: whole(),
  date: day,
  available_time_slot_id: whole(LAST_SLOT),
  facilities: someOf(listVenuesWords.facilities),
  is_bookable: flag,
  price_max: whole(),
  bookmark: flag,
  status: someOf(listVenuesWords.status),
  sort: oneOf(listVenuesWords.sort),
  lat: coordinate(90),
  lng: coordinate(180),
  page,
  view: oneOfOr('list', ['map']),
  /** The dialog of further filters is open. */
  panel: saying('filters'),
});
/**
 * What is being looked for on /venues. The URL is its only owner and says it in the wire's own words:
 * `?keywords=&sport_id=&city_id=&date=yyyy-MM-dd&available_time_slot_id=&facilities=showers,wifi&is_bookable=1&price_max=`
 * `&bookmark=1&status=draft,in-review&sort=price&lat=&lng=&page=2&view=map&panel=filters`.
 * Source: ENT-35, design §4.
 */
export type VenueFilters = FiltersOf<typeof search>;

/** Page sizes: VEN-13 for the list; a map shows as many as the API gives at once. */
const PER_PAGE = { list: 10, map: 50 } as const;
/** Asks for nothing, and is no empty query. */
const ALL = 'all=1';

export const noFilters: VenueFilters = search.none;

export interface ParsedFilters {
  filters: VenueFilters;
  /** The URL asks for a day that is over; it was left out, and the page says so. */
  pastDate: boolean;
}

/** Reads the URL; `today` is Tirane's. */
export function parseVenueFilters(address: URLSearchParams, today: string): ParsedFilters {
  const filters = search.read(address);
  const { date, lat, lng, sort } = filters;
  const pastDate = date !== undefined && date < today;
  const isLocated = lat !== undefined && lng !== undefined;
  if (pastDate) delete filters.date;
  if (!isLocated) {
    delete filters.lat;
    delete filters.lng;
  }
  if (sort === 'name' || (sort === 'distance' && !isLocated)) delete filters.sort; // the usual order
  return { filters, pastDate };
}

/**
 * The query of an address, without `?`, in one order, so that one search has one address. A search for everything says so where an
 * address without a query is filled with the player's defaults.
 */
export const formatVenueFilters = (filters: Partial<VenueFilters>): string =>
  search.format(filters).replaceAll('%2C', ',') || (ownSearch() ? ALL : '');

/** The parameters of GET /venues; page and page size are always said (VEN-13, VEN-14). */
export const toListParams = ({ view, panel: _panel, ...filters }: VenueFilters): ListVenuesParams =>
  pageOf(filters, PER_PAGE[view]);

/** How many of the filters behind "More" are in use. */
export function countFurther(filters: VenueFilters): number {
  const { facilities = [], status = [], is_bookable, bookmark, sort } = filters;
  return facilities.length + status.length + [is_bookable, bookmark, sort].filter(Boolean).length;
}

/** True when anything narrows the list. */
export const isNarrowed = ({
  view: _view,
  panel: _panel,
  sort: _sort,
  lat: _lat,
  lng: _lng,
  ...filters
}: VenueFilters) => search.isNarrowed({ ...filters, view: 'list' });

/** In or out of a list of choices; an empty list is no filter. */
export function toggled<T>(list: readonly T[] | undefined, item: T): T[] | undefined {
  const rest = (list ?? []).filter((other) => other !== item);
  const next = rest.length === (list ?? []).length ? [...rest, item] : rest;
  return next.length > 0 ? next : undefined;
}
