import { ownSearch } from '../../entities/venue/own-search.ts';
import { formatVenueFilters } from '../../entities/venue/venue-filters.ts';
import type { Id } from '../../shared/api/generated/model';
import { toWhole } from '../../shared/routing/search-params.ts';

/** What the page is narrowed to. */
export interface ExploreWish {
  sportId: Id | undefined;
  cityId: Id | undefined;
  /** The city is the user's own: neither the address nor the settings name one. */
  isHomeCity: boolean;
}

const KEYWORDS = 'keywords';

/**
 * An address with a query shows what it says (`?city_id=2&sport_id=1`, `?all=1`: everything); one without is filled with the player's
 * defaults; without a default city with the user's own. The
 * words of the search for teams and organizations narrow nothing else. Source: design §12, decision 038.
 */
export function readWish(search: string, homeCity: Id | undefined): ExploreWish {
  const said = new URLSearchParams(search);
  said.delete(KEYWORDS);
  const isBare = said.size === 0;
  const asked = isBare ? new URLSearchParams(ownSearch() ?? '') : said;
  const [sportId, cityId] = [toWhole(asked.get('sport_id')), toWhole(asked.get('city_id'))];
  const isHomeCity = isBare && cityId === undefined && homeCity !== undefined;
  return { sportId, cityId: isHomeCity ? homeCity : cityId, isHomeCity };
}

/** The search of the address without one of the two. */
export const without = ({ sportId, cityId }: ExploreWish, what: 'sport' | 'city'): string =>
  formatVenueFilters({
    ...(what === 'city' && sportId !== undefined && { sport_id: sportId }),
    ...(what === 'sport' && cityId !== undefined && { city_id: cityId }),
  }) || 'all=1';

/** The same search with these words, or without any. */
export function withKeywords(search: string, keywords: string | undefined): string {
  const next = new URLSearchParams(search);
  next.delete(KEYWORDS);
  if (keywords !== undefined) next.set(KEYWORDS, keywords);
  return next.toString();
}
