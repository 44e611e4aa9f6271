import { type FiltersOf, listSearch } from '../../shared/routing/list-search.ts';
import { flag, page, whole, words } from '../../shared/routing/search-params.ts';

/** What is being looked for on /communities: `?keywords=&sport_id=&city_id=&mine=1&page=2`. Source: RT-31, COM-07. */
export const communitySearch = listSearch({ keywords: words, sport_id: whole(), city_id: whole(), mine: flag, page });
export type CommunityFilters = FiltersOf<typeof communitySearch>;
