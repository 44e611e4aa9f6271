import { Facility, PublicationStatus, VenueSort, type ListVenuesParams } from '../../shared/api/generated/model';
import { isAskable } from '../../shared/lib/time/dates.ts';
import { readPage, toSearch, toWhole } from '../../shared/lib/search-params.ts';
import { ownSearch } from './own-search.ts';

/**
 * What is being looked for on /venues. The URL is its only owner and says it in the wire's own words:
 * `?keywords=&sport_id=&city_id=&date=yyyy-MM-dd&available_time_slot_id=&facilities=showers,wifi&is_bookable=1&price_max=`
 * `&bookmark=1&status=draft,in-review&sort=price&lat=&lng=&page=2&view=map&panel=filters`.
 * Source: ENT-35, design §4.
 */
export interface VenueFilters extends Omit<ListVenuesParams, 'per_page' | 'radius_km' | 'page'> {
  page: number;
  view: 'list' | 'map';
  /** The dialog of further filters is open. */
  panel: boolean;
}

/** Page sizes: VEN-13 for the list; a map shows as many as the API gives at once. */
const PER_PAGE = { list: 10, map: 50 } as const;
const MAX_KEYWORDS = 100;
/** Asks for nothing, and is no empty query. */
const ALL = 'all=1';

export const noFilters: VenueFilters = { page: 1, view: 'list', panel: false };

export interface ParsedFilters {
  filters: VenueFilters;
  /** The URL asks for a day that is over; it was left out, and the page says so. */
  pastDate: boolean;
}

/** Reads the URL. What the API would not understand is dropped, so that an old or mistyped link still shows venues. */
export function parseVenueFilters(search: URLSearchParams, today: string): ParsedFilters {
  const date = search.get('date');
  const known = date !== null && isAskable(date);
  const pastDate = known && date < today;
  const lat = toCoordinate(search.get('lat'), 90);
  const lng = toCoordinate(search.get('lng'), 180);
  const located = lat !== undefined && lng !== undefined;
  const sort = toMember(search.get('sort'), Object.values(VenueSort));
  const slot = toWhole(search.get('available_time_slot_id'), 18);
  const filters: VenueFilters = {
    keywords: search.get('keywords')?.trim().slice(0, MAX_KEYWORDS) || undefined,
    sport_id: toWhole(search.get('sport_id')),
    city_id: toWhole(search.get('city_id')),
    date: known && !pastDate ? date : undefined,
    available_time_slot_id: slot,
    facilities: toMembers(search.get('facilities'), Object.values(Facility)),
    is_bookable: search.get('is_bookable') === '1' || undefined,
    price_max: toWhole(search.get('price_max')),
    bookmark: search.get('bookmark') === '1' || undefined,
    status: toMembers(search.get('status'), Object.values(PublicationStatus)),
    ...(located ? { lat, lng } : {}),
    sort: sort === 'name' || (sort === 'distance' && !located) ? undefined : sort,
    page: readPage(search),
    view: search.get('view') === 'map' ? 'map' : 'list',
    panel: search.get('panel') === 'filters',
  };
  return { filters: compact(filters), pastDate };
}

/**
 * The query of an address, without `?`, in one order, so that one search has one address. A search for everything says so where an
 * address without a query is filled with the player's defaults.
 */
export function formatVenueFilters(filters: Partial<VenueFilters>): string {
  const search = toSearch({
    keywords: filters.keywords,
    sport_id: filters.sport_id,
    city_id: filters.city_id,
    date: filters.date,
    available_time_slot_id: filters.available_time_slot_id,
    facilities: filters.facilities?.join(','),
    is_bookable: filters.is_bookable && 1,
    price_max: filters.price_max,
    bookmark: filters.bookmark && 1,
    status: filters.status?.join(','),
    sort: filters.sort,
    lat: filters.lat,
    lng: filters.lng,
    page: filters.page !== 1 && filters.page,
    view: filters.view === 'map' && 'map',
    panel: filters.panel && 'filters',
  });
  return search.replaceAll('%2C', ',') || (ownSearch() ? ALL : '');
}

/** The parameters of GET /venues; page and page size are always said (VEN-13, VEN-14). */
export function toListParams(search: VenueFilters): ListVenuesParams {
  const { view, panel: _panel, page, ...filters } = search;
  return { page, per_page: PER_PAGE[view], ...filters };
}

/** How many of the filters behind "More" are in use. */
export function countFurther(filters: VenueFilters): number {
  const { facilities = [], status = [], is_bookable, bookmark, sort } = filters;
  return facilities.length + status.length + [is_bookable, bookmark, sort].filter(Boolean).length;
}

/** True when anything narrows the list. */
export function isNarrowed(filters: VenueFilters): boolean {
  const { page: _page, view: _view, panel: _panel, sort: _sort, lat: _lat, lng: _lng, ...narrowing } = filters;
  return Object.values(narrowing).some((value) => value !== undefined && value !== false);
}

/** In or out of a list of choices; an empty list is no filter. */
export function toggled<T>(list: readonly T[] | undefined, item: T): T[] | undefined {
  const rest = (list ?? []).filter((other) => other !== item);
  const next = rest.length === (list ?? []).length ? [...rest, item] : rest;
  return next.length > 0 ? next : undefined;
}

function toCoordinate(text: string | null, limit: number): number | undefined {
  if (text === null || !/^-?\d{1,3}(\.\d{1,6})?$/.test(text)) return undefined;
  return Math.abs(Number(text)) <= limit ? Number(text) : undefined;
}

const toMember = <T extends string>(text: string | null, members: readonly T[]): T | undefined =>
  members.find((member) => member === text);

/** In the order of the contract, each once. */
function toMembers<T extends string>(text: string | null, members: readonly T[]): T[] | undefined {
  const named = text?.split(',') ?? [];
  const found = members.filter((member) => named.includes(member));
  return found.length > 0 ? found : undefined;
}

/** Without the keys that say nothing: two equal searches are one query in the cache. */
function compact(filters: VenueFilters): VenueFilters {
  const said = Object.entries(filters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as unknown as VenueFilters; // only absent optional keys were left out
}
