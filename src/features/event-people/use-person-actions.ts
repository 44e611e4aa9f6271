import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { type ConfirmationPreset, deletePreset } from '../../models/confirmation/presets.ts';
import { $user } from '../../models/session/session.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { Wording } from '../../models/snackbars/wording.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { removeParticipant, updateParticipant } from '../../shared/api/generated/endpoints/events/events.ts';
import type { Event, Id, Participant } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import { showPaid } from './paid-cache.ts';

interface Write {
  /** Whom, or which invitation, it is about. */
  about: Id | string;
  send: () => Promise<unknown>;
  success: Wording;
}

const removing = (name: string) =>
  ({
    ...deletePreset,
    title: { key: 'eventpeople:remove.title', params: { name } },
    message: { key: 'eventpeople:remove.message' },
    positiveText: { key: 'eventpeople:remove.confirm' },
  }) as const satisfies Partial<ConfirmationPreset>;
const withdrawing = (name: string) =>
  ({
    ...deletePreset,
    title: { key: 'eventpeople:withdraw.title' },
    message: { key: 'eventpeople:withdraw.message', params: { name } },
    positiveText: { key: 'eventpeople:withdraw.confirm' },
  }) as const satisfies Partial<ConfirmationPreset>;

/** What is done about the people of an event; what ends something is asked first, and what came of it is said (COM-04, COM-08). */
export function usePersonActions({ id: eventId }: Pick<Event, 'id'>) {
  const client = useQueryClient();
  const confirm = useConfirm();
  const { say, user } = useUnit({ say: snackbarRequested, user: $user });
  const writing = useWrite<unknown, ApiError, Write>({
    mutationKey: ['updateParticipant', 'removeParticipant'],
    target: ({ about }) => about,
    mutationFn: ({ send }) => send(),
    onError: ({ message }) => say({ message: { text: message }, color: 'error' }),
    onSuccess: (_, { success }) => say({ message: success, color: 'success' }),
  });
  const paying = useWrite<unknown, ApiError, Participant>({
    mutationKey: ['updateParticipant'],
    // one after the other: many are ticked at the court
    scope: { id: `pay-${eventId}` },
    target: ({ id }) => id,
    mutationFn: ({ id, has_paid: paid }) => updateParticipant(eventId, id, { has_paid: paid !== true }),
    onMutate: ({ id, has_paid: paid }) => showPaid(client, eventId, id, paid !== true),
    onError: ({ message }) => say({ message: { text: message }, color: 'error' }),
  });
  return {
    isMe: (userId: Id): boolean => userId === user?.id,
    /** Ticks or unticks what they pay, open sums of earlier weeks included. */
    pay: paying.mutate,
    /** true: they came; false: they did not; null: not said any more. */
    checkIn: ({ id, user: { name } }: Participant, attended: boolean | null) =>
      writing.mutate({
        about: id,
        send: () => updateParticipant(eventId, id, { attended }),
        success: {
          key: `eventpeople:checkIn.${attended === null ? 'undone' : attended ? 'done' : 'noShow'}`,
          params: { name },
        },
      }),
    remove: ({ id, status, user: { name } }: Participant) => {
      const isInvited = status === 'invited';
      const write: Write = {
        about: id,
        send: () => removeParticipant(eventId, id),
        success: isInvited
          ? { key: 'eventpeople:withdraw.done' }
          : { key: 'eventpeople:remove.done', params: { name } },
      };
      void confirm(isInvited ? withdrawing(name) : removing(name), () => writing.mutateAsync(write)).catch(() => {
        // `onError` has said it
      });
    },
  };
}

export type PersonActions = ReturnType<typeof usePersonActions>;
