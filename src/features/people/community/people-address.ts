import {
  CommunityMemberStatus,
  type Community,
  type ListCommunityMembersParams,
} from '../../../shared/api/generated/model';
import { type FiltersOf, listSearch } from '../../../shared/routing/list-search.ts';
import { oneOfOr, page, words } from '../../../shared/routing/search-params.ts';

/** How many fill a page. */
const PER_PAGE = 20;

/** Whom the list shows: members, invited or banned people, and of them those of a name: `?show=invited&keywords=ana&page=2`. */
export const peopleSearch = listSearch({
  show: oneOfOr<CommunityMemberStatus>('active', Object.values(CommunityMemberStatus)),
  keywords: words,
  page,
});
export type PeopleFilters = FiltersOf<typeof peopleSearch>;

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
