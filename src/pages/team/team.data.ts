import type { QueryClient } from '@tanstack/react-query';
import { replace } from 'react-router';
import { prefetchGames } from '../../entities/game/team-games.data.ts';
import { hasScorers } from '../../features/standings/scorer-words.ts';
import { getListCompetitionsQueryOptions } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Id } from '../../shared/api/generated/model';
import {
  getGetTeamInvitationQueryOptions,
  getGetTeamQueryOptions,
  getGetTeamStatsQueryOptions,
} from '../../shared/api/generated/endpoints/teams/teams.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { paths } from '../../shared/routing/paths.ts';
import { readPage } from '../../shared/routing/search-params.ts';
import { ownAddress } from '../../shared/routing/slug-address.ts';

/** What the API accepts as a token; anything else invites nobody. */
const TOKEN = /^[A-Za-z0-9_-]{16,64}$/;

export const teamQuery = (slug: string) => getGetTeamQueryOptions(slug);
export const invitationQuery = (token: string) => getGetTeamInvitationQueryOptions(token);

/** How many fill a page. */
const COMPETITIONS = 5;
/** Where a team plays. */
export const competitionsQuery = (teamId: Id, page: number) =>
  getListCompetitionsQueryOptions({ team_id: teamId, page, per_page: COMPETITIONS });

/** The token of an invitation link (`?invitation=…`); null without one, and `broken` for one that cannot be right. */
export function readInvitation(search: URLSearchParams): { token: string } | 'broken' | null {
  const token = search.get('invitation');
  if (token === null) return null;
  return TOKEN.test(token) ? { token } : 'broken';
}

/** Asked for of sports whose players score by themselves. */
export const statsQuery = (teamId: Id) => getGetTeamStatsQueryOptions(teamId);

/** Starts the team, its games, competitions and scorers as soon as its number is known, and what an invitation link offers. Failures are the page's to tell. */
export function startTeam(client: QueryClient, search: URLSearchParams, slug: string): Promise<unknown> {
  const invitation = readInvitation(search);
  if (invitation && invitation !== 'broken') void client.prefetchQuery(invitationQuery(invitation.token));
  const found = client.ensureQueryData(teamQuery(slug));
  found
    .then(({ team }) =>
      team.permissions['view']
        ? Promise.all([
            prefetchGames(client, team.id),
            client.prefetchQuery(competitionsQuery(team.id, readPage(search))),
            hasScorers(team.sport.key) ? client.prefetchQuery(statsQuery(team.id)) : null,
          ])
        : null,
    )
    .catch(() => {});
  return found.catch(() => {});
}

const start = pageLoader(({ client, url, params }) => startTeam(client, url.searchParams, params['slug'] ?? ''));

export async function loader(args: Parameters<typeof start>[0]): Promise<Response | null> {
  const own = ownAddress(args.request.url, args.params['slug'] ?? '', paths.team);
  return own === null ? start(args) : replace(own);
}
