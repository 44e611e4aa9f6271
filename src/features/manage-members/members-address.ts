import type { ListTeamMembersParams, ProfileStatus, TeamMemberStatus } from '../../shared/api/generated/model';
import { searchDialogs } from '../../shared/routing/search-dialogs.ts';
import { oneOf } from '../../shared/routing/search-params.ts';
import { searchState } from '../../shared/routing/search-state.ts';

/** Filters by status: everybody in the team or invited, and one status (TEAM-10). */
export const STATUS_FILTERS = ['active', 'invited', 'left'] as const;
type StatusFilter = (typeof STATUS_FILTERS)[number];
/** Whether the profile of the person is complete (ENT-215). */
export const PROFILE_FILTERS = ['completed', 'uncompleted'] as const satisfies readonly ProfileStatus[];

const statuses: Record<StatusFilter, TeamMemberStatus[]> = {
  active: ['active'],
  invited: ['invited'],
  // neither is in the team
  left: ['left', 'declined'],
};

export interface MembersFilter {
  status: StatusFilter | null;
  profile: ProfileStatus | null;
}

/** `?status=invited&profile=uncompleted`. */
export const membersFilter = searchState<MembersFilter>({
  status: oneOf(STATUS_FILTERS),
  profile: oneOf(PROFILE_FILTERS),
});

export const membersParams = ({ status, profile }: MembersFilter): ListTeamMembersParams => ({
  ...(status && { status: statuses[status] }),
  ...(profile && { profile }),
});

/** What is open over the list: a new member, a member being changed, an invitation link. */
export const membersDialogs = searchDialogs({ do: ['add'], about: ['member', 'invitation'] });
