import { type MembersFilter, membersParams } from '../../features/manage-members/members-address.ts';
import {
  getGetManagedTeamQueryOptions,
  getListTeamMembersQueryOptions,
} from '../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import type { Id } from '../../shared/api/generated/model';
import { pageLoader } from '../../shared/routing/loader-context.ts';

export const managedTeamQuery = (teamId: Id) => getGetManagedTeamQueryOptions(teamId);

/** The members of a filter, with the open invitation links where no filter leaves them out. */
export const membersQuery = (teamId: Id, filter: MembersFilter) =>
  getListTeamMembersQueryOptions(teamId, membersParams(filter));

// the team is known once the profile is: nothing to start before
export const loader = pageLoader(() => {});
