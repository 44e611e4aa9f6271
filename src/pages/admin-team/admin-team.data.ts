import { prefetchGames } from '../../entities/game/team-games.data.ts';
import { teamRequestsQuery } from '../../features/people/requests/team-requests.tsx';
import { getGetManagedTeamQueryOptions } from '../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import type { Id } from '../../shared/api/generated/model';
import { pageLoader } from '../../shared/routing/loader-context.ts';

export const VIEWS = ['overview', 'details', 'photos'] as const;
export type View = (typeof VIEWS)[number];

/** Reads `?view=details`; anything else is the overview. */
export const readView = (search: URLSearchParams): View =>
  VIEWS.find((view) => view === search.get('view')) ?? 'overview';

export const managedTeamQuery = (teamId: Id) => getGetManagedTeamQueryOptions(teamId);

export const loader = pageLoader(({ client, url, profile: { entity_id: id } }) => {
  if (id === null) return null;
  const found = client.ensureQueryData(managedTeamQuery(id));
  if (readView(url.searchParams) === 'overview') {
    void prefetchGames(client, id);
    found
      .then(({ team }) => (team.permissions['manage_members'] ? client.prefetchQuery(teamRequestsQuery(id)) : null))
      .catch(() => {});
  }
  return found.catch(() => {}); // the page tells it
});
