import type { Event } from '../../shared/api/generated/model';
import { readPage, toSearch } from '../../shared/lib/search-params.ts';

/** Who the page shows: those who come or may, or for who manages the event the invited, or those who do not come. */
export const SHOWN = ['coming', 'invited', 'declined'] as const;
export interface PeopleFilters {
  show: (typeof SHOWN)[number];
  page: number;
}

/** Reads `?show=invited&page=2`; anything else counts as missing. */
export const readPeople = (search: URLSearchParams): PeopleFilters => ({
  show: SHOWN.find((one) => one === search.get('show')) ?? 'coming',
  page: readPage(search),
});

/** The search of an address, without defaults; an open dialog is closed. */
export const peopleSearch = ({ show, page }: PeopleFilters): string =>
  toSearch({ show: show !== 'coming' && show, page: page > 1 && page });

/** Only who manages the event is answered about the invited and those who do not come (403). */
export const shownTo = ({ permissions }: Pick<Event, 'permissions'>, filters: PeopleFilters): PeopleFilters =>
  permissions['manage'] ? filters : { ...filters, show: 'coming' };

/** The statuses whose list has the page of the address. */
export const pagedStatus = { coming: 'going', invited: 'invited', declined: 'declined' } as const;
