import type { QueryClient } from '@tanstack/react-query';
import { getListCompetitionTeamsQueryKey } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Id, ListCompetitionTeamsData } from '../../shared/api/generated/model';
import { OptimisticUpdate } from '../../shared/api/optimistic.ts';

/** Shows the entry fee of a team as paid, or not, before the server has answered. */
export const showFee = (client: QueryClient, competitionId: Id, teamId: Id, isPaid: boolean): OptimisticUpdate =>
  new OptimisticUpdate(client).change<ListCompetitionTeamsData>(
    getListCompetitionTeamsQueryKey(competitionId),
    (list) =>
      list.teams.some(({ team, fee_paid }) => team.id === teamId && fee_paid !== isPaid)
        ? { data: withFee(list, teamId, isPaid), undo: (latest) => withFee(latest, teamId, !isPaid) }
        : undefined,
  );

const withFee = (list: ListCompetitionTeamsData, teamId: Id, fee_paid: boolean): ListCompetitionTeamsData => ({
  ...list,
  teams: list.teams.map((one) => (one.team.id === teamId ? { ...one, fee_paid } : one)),
});
