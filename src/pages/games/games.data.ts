import { apiContext } from '../../shared/api/context.ts';
import { keepPage } from '../../shared/api/keep-page.ts';
import { getListGamesQueryOptions } from '../../shared/api/generated/endpoints/games/games.ts';
import { GameTime } from '../../shared/api/generated/model';
import { prefetchVenueLookups } from '../../entities/venue/venue-lookups.ts';
import { type FiltersOf, listSearch, pageOf } from '../../shared/routing/list-search.ts';
import { oneOfOr, page, whole } from '../../shared/routing/search-params.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

/** What is being looked at on /games, in the wire's own words: `?when=past&sport_id=1&page=2` (RT-07). */
export const gameSearch = listSearch({
  when: oneOfOr<GameTime>('upcoming', Object.values(GameTime)),
  sport_id: whole(),
  page,
});
export type GameFilters = FiltersOf<typeof gameSearch>;

const PER_PAGE = 12;

export const gamesQuery = (filters: GameFilters) => keepPage(getListGamesQueryOptions(pageOf(filters, PER_PAGE)));

/** Past games begin with the results that wait for this person. */
export const waitingQuery = gamesQuery({ when: 'past', page: 1 });

export const loader = pageLoader(({ client, url }) => {
  void prefetchVenueLookups(client);
  if (!apiContext().isComplete()) return null;
  return client.prefetchQuery(gamesQuery(gameSearch.read(url.searchParams)));
});
