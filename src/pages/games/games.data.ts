import { apiContext } from '../../shared/api/context.ts';
import { keepPage } from '../../shared/api/keep-page.ts';
import { getListGamesQueryOptions } from '../../shared/api/generated/endpoints/games/games.ts';
import { GameTime, type Id } from '../../shared/api/generated/model';
import { prefetchVenueLookups } from '../../entities/venue/venue-lookups.ts';
import { readPage, toSearch, toWhole } from '../../shared/lib/search-params.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

/** What is being looked at on /games, in the wire's own words: `?when=past&sport_id=1&page=2` (RT-07). */
export interface GameFilters {
  when: GameTime;
  sport_id?: Id | undefined;
  page: number;
}

const PER_PAGE = 12;

/** Reads the URL. What the API would not understand is dropped. */
export function parseGameFilters(search: URLSearchParams): GameFilters {
  const sport_id = toWhole(search.get('sport_id'));
  return {
    when: Object.values(GameTime).find((one) => one === search.get('when')) ?? 'upcoming',
    ...(sport_id !== undefined && { sport_id }),
    page: readPage(search),
  };
}

/** The query of an address, without `?`. */
export const formatGameFilters = ({ when, sport_id, page }: GameFilters): string =>
  toSearch({ when: when !== 'upcoming' && when, sport_id, page: page !== 1 && page });

export const gamesQuery = ({ when, sport_id, page }: GameFilters) =>
  keepPage(getListGamesQueryOptions({ when, page, per_page: PER_PAGE, ...(sport_id !== undefined && { sport_id }) }));

/** Past games begin with the results that wait for this person. */
export const waitingQuery = gamesQuery({ when: 'past', page: 1 });

export const loader = pageLoader((client, url) => {
  prefetchVenueLookups(client);
  if (!apiContext().isComplete()) return undefined;
  return client.prefetchQuery(gamesQuery(parseGameFilters(url.searchParams)));
});
