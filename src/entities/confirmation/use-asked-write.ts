import { useUnit } from 'effector-react';
import type { ConfirmationPreset } from '../../models/confirmation/presets.ts';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { Wording } from '../../models/snackbars/wording.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import type { WriteOperation } from '../../shared/api/outdated-reads.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { useConfirm } from './use-confirm.ts';

/** Something a press does, perhaps after a question. */
export interface AskedWrite {
  /** What it is about: nothing else is sent about that until the answer. */
  about: string | number;
  /** Asked first, where it ends something. */
  asks?: Partial<ConfirmationPreset>;
  send: () => Promise<unknown>;
  /** Said once it is done. */
  says: Wording;
}

export interface AskedWrites {
  /** What may be sent: what these outdate is refetched. */
  operations: readonly WriteOperation[];
  /** What is said for refusals with these codes, in place of the server's words. */
  refusals?: Readonly<Record<string, Wording>>;
}

/** Asks where that is needed, sends (decision 047), and says what came of it. A failure is said as well, and changes nothing. */
export function useAskedWrite({ operations, refusals = {} }: AskedWrites): (write: AskedWrite) => void {
  const confirm = useConfirm();
  const say = useUnit(snackbarRequested);
  const writing = useWrite<unknown, ApiError, AskedWrite>({
    mutationKey: operations,
    target: ({ about }) => about,
    mutationFn: ({ send }) => send(),
    onError: (error) => say(failureSaid(error, error.code === undefined ? undefined : refusals[error.code])),
    onSuccess: (_, { says }) => say({ message: says, color: 'success' }),
  });
  return (write) => {
    if (!write.asks) return writing.mutate(write);
    void confirm(write.asks, () => writing.mutateAsync(write)).catch(() => {
      // `onError` has said it
    });
  };
}
