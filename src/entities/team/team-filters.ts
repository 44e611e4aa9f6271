import { TeamLevel, type ListTeamsParams } from '../../shared/api/generated/model';
import { readPage, toSearch, toWhole } from '../../shared/lib/search-params.ts';

/**
 * What is being looked for on /teams. The URL is its only owner and says it in the wire's own words:
 * `?keywords=&sportId=&city_id=&level=&bookmark=1&mine_as_admin=1&page=2`. Source: RT-09, API list of teams, design §6.
 */
export type TeamFilters = Omit<ListTeamsParams, 'per_page' | 'page'> & { page: number };

/** How many fill a page. */
const PER_PAGE = 12;
const MAX_KEYWORDS = 100;

export const noTeamFilters: TeamFilters = { page: 1 };

/** Reads the URL. What the API would not understand is dropped, so that an old or mistyped link still shows teams. */
export function parseTeamFilters(search: URLSearchParams): TeamFilters {
  const level = Object.values(TeamLevel).find((one) => one === search.get('level'));
  const keywords = search.get('keywords')?.trim().slice(0, MAX_KEYWORDS);
  const sportId = toWhole(search.get('sportId'));
  const city_id = toWhole(search.get('city_id'));
  // without the keys that say nothing: two equal searches are one query in the cache
  return {
    ...(keywords && { keywords }),
    ...(sportId !== undefined && { sportId }),
    ...(city_id !== undefined && { city_id }),
    ...(level && { level }),
    ...(search.get('bookmark') === '1' && { bookmark: true }),
    ...(search.get('mine_as_admin') === '1' && { mine_as_admin: true }),
    page: readPage(search),
  };
}

/** The query of an address, without `?`, in one order, so that one search has one address. */
export const formatTeamFilters = (filters: Partial<TeamFilters>): string =>
  toSearch({
    keywords: filters.keywords,
    sportId: filters.sportId,
    city_id: filters.city_id,
    level: filters.level,
    bookmark: filters.bookmark && 1,
    mine_as_admin: filters.mine_as_admin && 1,
    page: filters.page !== 1 && filters.page,
  });

/** The parameters of GET /teams; page and page size are always said. */
export const toTeamParams = ({ page, ...filters }: TeamFilters): ListTeamsParams => ({
  page,
  per_page: PER_PAGE,
  ...filters,
});

/** True when anything narrows the list. */
export const isTeamSearch = ({ page: _page, ...narrowing }: TeamFilters): boolean => Object.keys(narrowing).length > 0;

/** These lists are somebody's own: a guest has none. */
export const asksForOwn = ({ bookmark, mine_as_admin }: TeamFilters): boolean => Boolean(bookmark || mine_as_admin);
