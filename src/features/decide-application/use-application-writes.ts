import { useUnit } from 'effector-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { colorPresets } from '../../models/confirmation/presets.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import {
  decideApplication,
  getApplication,
  withdrawApplication,
} from '../../shared/api/generated/endpoints/applications/applications.ts';
import type { Application, DecideApplicationBody } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useWrite } from '../../shared/api/use-write.ts';

type Decision = DecideApplicationBody['decision'];
const withdrawing = {
  ...colorPresets.warning,
  title: { key: 'applications:withdraw.title' },
  message: { key: 'applications:withdraw.message' },
  positiveText: { key: 'applications:withdraw.confirm' },
  negativeText: { key: 'actions.cancel' },
} as const;

/** Decides an application in one press, without a note; what came of it is said. A decision that comes too late changes nothing (409 stale). */
export function useDecision({ id, applicant }: Application, onDone: () => void) {
  const say = useUnit(snackbarRequested);
  const deciding = useWrite<unknown, ApiError, Decision>({
    mutationKey: ['decideApplication'],
    isFinal: true,
    mutationFn: (decision) =>
      settleLostAnswer(
        () => decideApplication(id, { decision }),
        async () => (await getApplication(id)).application.status === decision,
      ),
    onError: ({ code, message }) =>
      say({ message: code === 'stale' ? { key: 'applications:stale' } : { text: message }, color: 'error' }),
    onSuccess: (_, decision) => {
      say({
        message: { key: `applications:decide.${decision}.done`, params: { name: applicant.name } },
        color: 'success',
      });
      onDone();
    },
  });
  return { decide: deciding.mutate, deciding: deciding.isBusy ? (deciding.variables ?? null) : null };
}

/** Withdraws one's own application after a question. */
export function useWithdrawal({ id }: Application): () => void {
  const confirm = useConfirm();
  const say = useUnit(snackbarRequested);
  const withdrawal = useWrite<unknown, ApiError>({
    mutationKey: ['withdrawApplication'],
    mutationFn: () =>
      settleLostAnswer(
        () => withdrawApplication(id, {}),
        async () => (await getApplication(id)).application.status === 'withdrawn',
      ),
    onError: ({ code, message }) =>
      say({ message: code === 'stale' ? { key: 'applications:stale' } : { text: message }, color: 'error' }),
    onSuccess: () => say({ message: { key: 'applications:withdraw.done' }, color: 'success' }),
  });
  return () => {
    void confirm(withdrawing, () => withdrawal.mutateAsync()).catch(() => {
      // `onError` has said it
    });
  };
}
