import { useUnit } from 'effector-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { deletePreset } from '../../models/confirmation/presets.ts';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { decideReport } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { DecideReportBody, Id, Report } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';

type Decision = DecideReportBody['decision'];

const removing = {
  ...deletePreset,
  title: { key: 'communitypeople:reports.remove.title' },
  message: { key: 'communitypeople:reports.remove.message' },
  positiveText: { key: 'communitypeople:reports.remove.confirm' },
} as const;
const banning = (name: string) =>
  ({
    ...deletePreset,
    title: { key: 'communitypeople:ban.title', params: { name } },
    message: { key: 'communitypeople:reports.ban.message' },
    positiveText: { key: 'communitypeople:ban.confirm' },
    icon: 'warning',
  }) as const;

/**
 * Decides about a reported post: it stays, it is removed, or its author is banned and it is removed. The last two are asked first.
 * A decision that comes too late changes nothing and is said (409 stale).
 */
export function useReportDecision(communityId: Id, { id, post: { author } }: Report, onDone: () => void) {
  const confirm = useConfirm();
  const say = useUnit(snackbarRequested);
  const deciding = useWrite<unknown, ApiError, Decision>({
    mutationKey: ['decideReport'],
    isFinal: true,
    mutationFn: (decision) => decideReport(communityId, id, { decision }),
    onError: (error) =>
      say(failureSaid(error, error.code === 'stale' ? { key: 'communitypeople:reports.stale' } : undefined)),
    onSuccess: (_, decision) => {
      say({ message: { key: `communitypeople:reports.${decision}.done` }, color: 'success' });
      onDone();
    },
  });
  const ask = (question: Parameters<typeof confirm>[0], decision: Decision) =>
    void confirm(question, () => deciding.mutateAsync(decision)).catch(() => {
      // `onError` has said it
    });
  return {
    keep: () => deciding.mutate('keep'),
    remove: () => ask(removing, 'remove'),
    ban: () => ask(banning(author?.name ?? ''), 'ban'),
    isDeciding: deciding.isBusy,
  };
}
