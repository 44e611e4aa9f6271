import { EventKind, EventTime } from '../../shared/api/generated/model';
import { type FiltersOf, listSearch } from '../../shared/routing/list-search.ts';
import { day, flag, oneOf, page, whole, words } from '../../shared/routing/search-params.ts';

const search = listSearch({
  keywords: words,
  sport_id: whole(),
  city_id: whole(),
  kind: oneOf(Object.values(EventKind)),
  when: oneOf([EventTime.past]),
  from: day,
  to: day,
  mine: flag,
  page,
});
export type EventFilters = FiltersOf<typeof search>;

/**
 * What is being looked for on /events: `?keywords=&sport_id=&city_id=&kind=open-game&when=past&from=yyyy-MM-dd&to=&mine=1&page=2`.
 * Source: RT-12, COM-08.
 */
export const eventSearch = {
  ...search,
  read: (address: URLSearchParams): EventFilters => {
    const { to, ...filters } = search.read(address);
    // a last day before the first would find nothing
    return { ...filters, ...(to && (!filters.from || filters.from <= to) && { to }) };
  },
};
