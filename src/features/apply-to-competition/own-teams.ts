import { getListTeamsQueryOptions } from '../../shared/api/generated/endpoints/teams/teams.ts';
import type { Id, Team } from '../../shared/api/generated/model';

/** The teams of a sport that the reader belongs to, in one page. */
export const ownTeamsQuery = (sportId: Id) => getListTeamsQueryOptions({ sportId, mine: true, page: 1, per_page: 50 });

/** Those for which the reader speaks: as admin or manager. */
export const runByReader = (teams: readonly Team[]): Team[] =>
  teams.filter(({ my_membership: mine }) => mine?.roles.some((role) => role === 'admin' || role === 'manager'));
