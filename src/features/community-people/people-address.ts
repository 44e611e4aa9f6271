import {
  CommunityMemberStatus,
  type Community,
  type ListCommunityMembersParams,
} from '../../shared/api/generated/model';
import { readPage, toSearch } from '../../shared/lib/search-params.ts';

/** How many fill a page. */
const PER_PAGE = 20;
const MAX_KEYWORDS = 100;

/** Whom the list shows: members, invited or banned people, and of them those of a name. */
export interface PeopleFilters {
  show: CommunityMemberStatus;
  keywords?: string;
  page: number;
}

/** Reads `?show=invited&keywords=ana&page=2`; anything else counts as missing. */
export function readPeople(search: URLSearchParams): PeopleFilters {
  const keywords = search.get('keywords')?.trim().slice(0, MAX_KEYWORDS);
  return {
    show: Object.values(CommunityMemberStatus).find((one) => one === search.get('show')) ?? 'active',
    ...(keywords && { keywords }),
    page: readPage(search),
  };
}

/** The search of an address, without defaults; an open dialog is closed. */
export const peopleSearch = ({ show, keywords, page }: PeopleFilters): string =>
  toSearch({ show: show !== 'active' && show, keywords, page: page > 1 && page });

/** Only who looks after the members is answered about invited and banned people (403). */
export const shownTo = ({ permissions }: Community, filters: PeopleFilters): PeopleFilters =>
  permissions['manage_members'] ? filters : { ...filters, show: 'active' };

/** The parameters of GET /community/{id}/members; page and page size are always said. */
export const peopleParams = ({ show, keywords, page }: PeopleFilters): ListCommunityMembersParams => ({
  ...(show !== 'active' && { status: show }),
  ...(keywords !== undefined && { keywords }),
  page,
  per_page: PER_PAGE,
});
