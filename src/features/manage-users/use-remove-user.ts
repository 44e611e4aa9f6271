import { useUnit } from 'effector-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { destructivePreset } from '../../models/confirmation/presets.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { kinds, type RunBy, type RunningUser } from './people-of.ts';
import { useNameOf } from './use-name-of.ts';
import { useOwnRole } from './use-own-role.ts';
import { wordings } from './wordings.ts';

const leaving = (type: RunBy['type']) =>
  ({
    ...destructivePreset,
    title: { key: wordings[type].leaving },
    message: { key: 'admins:leave.message' },
    positiveText: { key: 'admins:leave.confirm' },
  }) as const;
const removing = (type: RunBy['type'], name: string) =>
  ({
    ...destructivePreset,
    title: { key: 'admins:remove.title', params: { name } },
    message: { key: wordings[type].removing },
    positiveText: { key: 'admins:remove.confirm' },
  }) as const;

/** Removes a user after a question, or oneself, which leads to one's own home (decisions 033 and 039). */
export function useRemoveUser(runBy: RunBy): (one: RunningUser) => void {
  const { type, entity_id: entityId } = runBy;
  const nameOf = useNameOf();
  const confirm = useConfirm();
  const say = useUnit(snackbarRequested);
  const { isMe, goHome } = useOwnRole();
  const removal = useWrite<unknown, ApiError, RunningUser>({
    mutationKey: [kinds[type].operations.remove],
    target: ({ user: { id } }) => id,
    mutationFn: async ({ user: { id } }) => {
      await kinds[type].remove(entityId, id);
      // before the lists are refetched, which are no longer one's own
      if (isMe(id)) await goHome(runBy);
    },
    onError: ({ code, message }) =>
      void say({
        message: code === 'last_admin' ? { key: 'admins:lastOwner' } : { text: message },
        color: 'error',
      }),
    onSuccess: (_, one) =>
      say({
        message: isMe(one.user.id)
          ? { key: wordings[type].left }
          : { key: 'admins:remove.done', params: { name: nameOf(one) } },
        color: 'success',
      }),
  });
  return (one) => {
    const question = isMe(one.user.id) ? leaving(type) : removing(type, nameOf(one));
    void confirm(question, () => removal.mutateAsync(one)).catch(() => {
      // `onError` has said it
    });
  };
}
