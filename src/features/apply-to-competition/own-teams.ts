import { useQuery } from '@tanstack/react-query';
import { getGetTeamQueryOptions, getListTeamsQueryOptions } from '../../shared/api/generated/endpoints/teams/teams.ts';
import type { Id, Team, TeamMember } from '../../shared/api/generated/model';

/** The teams of a sport that the reader belongs to, in one page. */
export const ownTeamsQuery = (sportId: Id) => getListTeamsQueryOptions({ sportId, mine: true, page: 1, per_page: 50 });
export const teamQuery = (slug: string) => getGetTeamQueryOptions(slug);

/** Those for which the reader speaks: as admin or manager. */
export const runByReader = (teams: readonly Team[]): Team[] =>
  teams.filter(({ my_membership: mine }) => mine?.roles.some((role) => role === 'admin' || role === 'manager'));

export const playersOf = (members: readonly TeamMember[]): TeamMember[] =>
  members.filter(({ status, is_player }) => status === 'active' && is_player);

/** The players of a team; undefined until they are read. */
export const usePlayers = (slug: string) => {
  const query = useQuery(teamQuery(slug));
  return { query, players: query.data && playersOf(query.data.members) };
};
