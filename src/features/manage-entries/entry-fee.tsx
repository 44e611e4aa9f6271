import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { updateCompetitionTeam } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { CompetitionTeam, Id } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import { showFee } from './fee-cache.ts';

interface EntryFeeProps {
  competitionId: Id;
  entry: CompetitionTeam;
}

/** Whether a team has paid its entry fee: ticked by who runs the competition, read by the team, nothing for others. */
export function EntryFee({ competitionId, entry }: EntryFeeProps) {
  const t = useT('entries');
  const tick = useFeeTick(competitionId);
  const { team, fee_paid: isPaid, permissions } = entry;
  if (isPaid === null) return null;
  if (!permissions['update'])
    return <Badge tone={isPaid ? 'success' : 'warning'}>{t(isPaid ? 'fee.paid' : 'fee.open')}</Badge>;
  return (
    <Chip pressed={isPaid} aria-label={t('fee.paidBy', { name: team.name })} onClick={() => tick(entry)}>
      {t('fee.paid')}
    </Chip>
  );
}

/** Shown before the answer; many are ticked one after the other. */
function useFeeTick(competitionId: Id): (entry: CompetitionTeam) => void {
  const client = useQueryClient();
  const say = useUnit(snackbarRequested);
  return useWrite<unknown, ApiError, CompetitionTeam>({
    mutationKey: ['updateCompetitionTeam'],
    scope: { id: `fee-${competitionId}` },
    target: ({ team }) => team.id,
    mutationFn: ({ team, fee_paid }) => updateCompetitionTeam(competitionId, team.id, { fee_paid: fee_paid !== true }),
    onMutate: ({ team, fee_paid }) => showFee(client, competitionId, team.id, fee_paid !== true),
    onError: (error) => say(failureSaid(error)),
  }).mutate;
}
