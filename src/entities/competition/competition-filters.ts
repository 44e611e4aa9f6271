import { CompetitionPhase } from '../../shared/api/generated/model';
import { type FiltersOf, listSearch } from '../../shared/routing/list-search.ts';
import { flag, oneOf, page, whole, words } from '../../shared/routing/search-params.ts';

/**
 * What is being looked for on /competitions: `?keywords=&sportId=&city_id=&phase=ongoing&mine=1&followed=1&page=2`. Source: RT-39,
 * ENT-177.
 */
export const competitionSearch = listSearch({
  keywords: words,
  sportId: whole(),
  city_id: whole(),
  phase: oneOf(Object.values(CompetitionPhase)),
  mine: flag,
  followed: flag,
  page,
});
export type CompetitionFilters = FiltersOf<typeof competitionSearch>;

/** These lists are somebody's own: a guest has none. */
export const asksForOwn = ({ mine, followed }: CompetitionFilters): boolean => Boolean(mine || followed);
