import { type MembersFilters, membersParams } from '../../features/people/team/members-address.ts';
import {
  getGetManagedTeamQueryOptions,
  getListTeamMembersQueryOptions,
} from '../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import type { Id } from '../../shared/api/generated/model';
import { pageLoader } from '../../shared/routing/loader-context.ts';

export const managedTeamQuery = (teamId: Id) => getGetManagedTeamQueryOptions(teamId);

/** The members that the filters ask for, with the open invitation links where none leaves them out. */
export const membersQuery = (teamId: Id, filters: MembersFilters) =>
  getListTeamMembersQueryOptions(teamId, membersParams(filters));

// the team is known once the profile is: nothing to start before
export const loader = pageLoader(() => {});
