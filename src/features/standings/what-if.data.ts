import { getListTableGamesQueryOptions } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Id, StandingTable } from '../../shared/api/generated/model';

/** The games of one table, read when a what-if begins. */
export const tableGamesQuery = (competitionId: Id, { stage_id, group }: StandingTable) =>
  getListTableGamesQueryOptions(competitionId, { stage_id, ...(group && { group_id: group.id }) });
