import type { Event } from '../../../shared/api/generated/model';
import { type FiltersOf, listSearch } from '../../../shared/routing/list-search.ts';
import { oneOfOr, page } from '../../../shared/routing/search-params.ts';

/** Who the page shows: those who come or may, or for who manages the event the invited, or those who do not come. */
export const SHOWN = ['coming', 'invited', 'declined'] as const;

/** `?show=invited&page=2`. */
export const peopleSearch = listSearch({ show: oneOfOr('coming', SHOWN), page });
export type PeopleFilters = FiltersOf<typeof peopleSearch>;

/** Only who manages the event is answered about the invited and those who do not come (403). */
export const shownTo = ({ permissions }: Pick<Event, 'permissions'>, filters: PeopleFilters): PeopleFilters =>
  permissions['manage'] ? filters : { ...filters, show: 'coming' };

/** The statuses whose list has the page of the address. */
export const pagedStatus = { coming: 'going', invited: 'invited', declined: 'declined' } as const;
