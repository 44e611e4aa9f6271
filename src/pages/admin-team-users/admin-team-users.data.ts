import { teamRequestsQuery } from '../../features/people/requests/team-requests.tsx';
import { type MembersFilters, membersParams, membersSearch } from '../../features/people/team/members-address.ts';
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

export const loader = pageLoader(({ client, url, profile: { entity_id: id } }) => {
  if (id === null) return null;
  return client
    .ensureQueryData(managedTeamQuery(id))
    .then(({ team }) =>
      team.permissions['manage_members']
        ? Promise.all([
            client.prefetchQuery(membersQuery(id, membersSearch.read(url.searchParams))),
            client.prefetchQuery(teamRequestsQuery(id)),
          ])
        : undefined,
    )
    .catch(() => {}); // the page tells it
});
