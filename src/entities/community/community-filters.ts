import type { ListCommunitiesParams } from '../../shared/api/generated/model';
import { readPage, toSearch, toWhole } from '../../shared/lib/search-params.ts';

/**
 * What is being looked for on /communities. The URL is its only owner and says it in the wire's own words:
 * `?keywords=&sport_id=&city_id=&mine=1&page=2`. Source: RT-31, COM-07.
 */
export type CommunityFilters = Omit<ListCommunitiesParams, 'per_page' | 'page'> & { page: number };

/** How many fill a page. */
const PER_PAGE = 12;
const MAX_KEYWORDS = 100;

export const noCommunityFilters: CommunityFilters = { page: 1 };

/** Reads the URL. What the API would not understand is dropped, so that an old or mistyped link still shows communities. */
export function parseCommunityFilters(search: URLSearchParams): CommunityFilters {
  const keywords = search.get('keywords')?.trim().slice(0, MAX_KEYWORDS);
  const sport_id = toWhole(search.get('sport_id'));
  const city_id = toWhole(search.get('city_id'));
  // without the keys that say nothing: two equal searches are one query in the cache
  return {
    ...(keywords && { keywords }),
    ...(sport_id !== undefined && { sport_id }),
    ...(city_id !== undefined && { city_id }),
    ...(search.get('mine') === '1' && { mine: true }),
    page: readPage(search),
  };
}

/** The query of an address, without `?`, in one order, so that one search has one address. */
export const formatCommunityFilters = ({
  keywords,
  sport_id,
  city_id,
  mine,
  page,
}: Partial<CommunityFilters>): string =>
  toSearch({ keywords, sport_id, city_id, mine: mine && 1, page: page !== 1 && page });

/** The parameters of GET /communities; page and page size are always said. */
export const toCommunityParams = ({ page, ...filters }: CommunityFilters): ListCommunitiesParams => ({
  page,
  per_page: PER_PAGE,
  ...filters,
});

/** True when anything narrows the list. */
export const isCommunitySearch = ({ page: _page, ...narrowing }: CommunityFilters): boolean =>
  Object.keys(narrowing).length > 0;
