import type { ListTeamMembersParams, ProfileStatus, TeamMemberStatus } from '../../../shared/api/generated/model';
import { type FiltersOf, listSearch } from '../../../shared/routing/list-search.ts';
import { searchDialogs } from '../../../shared/routing/search-dialogs.ts';
import { oneOf, page } from '../../../shared/routing/search-params.ts';

/** Filters by status: everybody in the team or invited, and one status (TEAM-10). */
export const STATUS_FILTERS = ['active', 'invited', 'left'] as const;
/** Whether the profile of the person is complete (ENT-215). */
export const PROFILE_FILTERS = ['completed', 'uncompleted'] as const satisfies readonly ProfileStatus[];

const statuses: Record<(typeof STATUS_FILTERS)[number], TeamMemberStatus[]> = {
  active: ['active'],
  invited: ['invited'],
  // neither is in the team
  left: ['left', 'declined'],
};

/** `?status=invited&profile=uncompleted`; all of them are on one page. */
export const membersSearch = listSearch({ status: oneOf(STATUS_FILTERS), profile: oneOf(PROFILE_FILTERS), page });
export type MembersFilters = FiltersOf<typeof membersSearch>;

export const membersParams = ({ status, profile }: MembersFilters): ListTeamMembersParams => ({
  ...(status && { status: statuses[status] }),
  ...(profile && { profile }),
});

/** What is open over the list: a new member, a member being changed, an invitation link. */
export const membersDialogs = searchDialogs({ do: ['add'], about: ['member', 'invitation'] });
