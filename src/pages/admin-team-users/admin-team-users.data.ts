import { teamRequestsQuery } from '../../features/decide-application/team-requests.tsx';
import { type MembersFilter, membersFilter, membersParams } from '../../features/manage-members/members-address.ts';
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

export const loader = pageLoader(({ client, url, profile: { entity_id: id } }) => {
  if (id === null) return null;
  return client
    .ensureQueryData(managedTeamQuery(id))
    .then(({ team }) =>
      team.permissions['manage_members']
        ? Promise.all([
            client.prefetchQuery(membersQuery(id, membersFilter.read(url.searchParams))),
            client.prefetchQuery(teamRequestsQuery(id)),
          ])
        : undefined,
    )
    .catch(() => {}); // the page tells it
});
