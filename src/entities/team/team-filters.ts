import { TeamLevel } from '../../shared/api/generated/model';
import { type FiltersOf, listSearch } from '../../shared/routing/list-search.ts';
import { flag, oneOf, page, whole, words } from '../../shared/routing/search-params.ts';

/**
 * What is being looked for on /teams: `?keywords=&sportId=&city_id=&level=&bookmark=1&mine_as_admin=1&page=2`. Source: RT-09, API
 * list of teams, design §6.
 */
export const teamSearch = listSearch({
  keywords: words,
  sportId: whole(),
  city_id: whole(),
  level: oneOf(Object.values(TeamLevel)),
  bookmark: flag,
  mine_as_admin: flag,
  page,
});
export type TeamFilters = FiltersOf<typeof teamSearch>;

/** These lists are somebody's own: a guest has none. */
export const asksForOwn = ({ bookmark, mine_as_admin }: TeamFilters): boolean => Boolean(bookmark || mine_as_admin);
