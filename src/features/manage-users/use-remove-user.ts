import { useMutation } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { destructivePreset } from '../../models/confirmation/presets.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { removeVenueUser } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { Id, UserRef } from '../../shared/api/generated/model';
import { useOwnRole } from './use-own-role.ts';

const leaving = {
  ...destructivePreset,
  title: { key: 'admins:leave.title' },
  message: { key: 'admins:leave.message' },
  positiveText: { key: 'admins:leave.confirm' },
} as const;
const removing = (name: string) =>
  ({
    ...destructivePreset,
    title: { key: 'admins:remove.title', params: { name } },
    message: { key: 'admins:remove.message' },
    positiveText: { key: 'admins:remove.confirm' },
  }) as const;

/** Removes a user from the venue after a question, or oneself, which leads to one's own home (decision 033). */
export function useRemoveUser(venueId: Id): (user: UserRef) => void {
  const confirm = useConfirm();
  const say = useUnit(snackbarRequested);
  const { isMe, goHome } = useOwnRole();
  const removal = useMutation<unknown, ApiError, UserRef>({
    mutationKey: ['removeVenueUser'],
    mutationFn: async ({ id }) => {
      await removeVenueUser(venueId, id);
      // before the lists are refetched, which are no longer one's own
      if (isMe(id)) await goHome(venueId);
    },
    onError: ({ code, message }) =>
      void say({
        message: code === 'last_admin' ? { key: 'admins:lastOwner' } : { text: message },
        color: 'error',
      }),
    onSuccess: (_, { id, name }) =>
      say({
        message: isMe(id) ? { key: 'admins:leave.done' } : { key: 'admins:remove.done', params: { name } },
        color: 'success',
      }),
  });
  return (user) => {
    const question = isMe(user.id) ? leaving : removing(user.name);
    void confirm(question, () => removal.mutateAsync(user)).catch(() => {
      // `onError` has said it
    });
  };
}
