import { getListCompetitionFixturesQueryOptions } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { GameStatus, Id } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { type FiltersOf, listSearch } from '../../shared/routing/list-search.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { page, whole, MAX_ID } from '../../shared/routing/search-params.ts';
import { readCompetitionId } from './competition.data.ts';

/** What is looked at of the games: `?team=4&page=2`. */
export const gameSearch = listSearch({ team_id: whole(MAX_ID), page });
export type GameFilters = FiltersOf<typeof gameSearch>;

/** Games that are to come or on, and those that are over. */
const shown = {
  fixtures: ['live', 'break', 'suspended', 'scheduled', 'postponed', 'unscheduled'],
  results: ['finished', 'walkover', 'abandoned', 'cancelled'],
} as const satisfies Record<string, readonly GameStatus[]>;
export type GamesPage = keyof typeof shown;

/** A season of eight teams is three pages. */
const PER_PAGE = 24;

/** The next game first; of those that are over the last. */
export const gamesQuery = (id: Id, which: GamesPage, { page: number, ...filters }: GameFilters) =>
  keepPage(
    getListCompetitionFixturesQueryOptions(id, {
      page: number,
      per_page: PER_PAGE,
      status: [...shown[which]],
      sort: which === 'results' ? '-starts_at' : 'starts_at',
      ...filters,
    }),
  );

const loaderOf = (which: GamesPage) =>
  pageLoader(({ client, params, url }) => {
    const id = readCompetitionId(params);
    return id === null ? null : client.prefetchQuery(gamesQuery(id, which, gameSearch.read(url.searchParams)));
  });
export const fixturesLoader = loaderOf('fixtures');
export const resultsLoader = loaderOf('results');
