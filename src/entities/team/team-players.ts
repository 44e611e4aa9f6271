import { useQuery } from '@tanstack/react-query';
import { getGetTeamQueryOptions } from '../../shared/api/generated/endpoints/teams/teams.ts';
import type { TeamMember } from '../../shared/api/generated/model';

export const teamQuery = (slug: string) => getGetTeamQueryOptions(slug);

/** The active members who play. */
export const playersOf = (members: readonly TeamMember[]): TeamMember[] =>
  members.filter(({ status, is_player }) => status === 'active' && is_player);

/** The players of a team; undefined until they are read. */
export const usePlayers = (slug: string) => {
  const query = useQuery(teamQuery(slug));
  return { query, players: query.data && playersOf(query.data.members) };
};
