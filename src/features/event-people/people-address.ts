import type { Event } from '../../shared/api/generated/model';
import { oneOfOr, page } from '../../shared/routing/search-params.ts';
import { searchState } from '../../shared/routing/search-state.ts';

/** Who the page shows: those who come or may, or for who manages the event the invited, or those who do not come. */
export const SHOWN = ['coming', 'invited', 'declined'] as const;
export interface PeopleFilters {
  show: (typeof SHOWN)[number];
  page: number;
}

/** `?show=invited&page=2`. */
export const peopleSearch = searchState<PeopleFilters>({ show: oneOfOr('coming', SHOWN), page });

/** Only who manages the event is answered about the invited and those who do not come (403). */
export const shownTo = ({ permissions }: Pick<Event, 'permissions'>, filters: PeopleFilters): PeopleFilters =>
  permissions['manage'] ? filters : { ...filters, show: 'coming' };

/** The statuses whose list has the page of the address. */
export const pagedStatus = { coming: 'going', invited: 'invited', declined: 'declined' } as const;
