import { useUnit } from 'effector-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { colorPresets, type ConfirmationPreset, deletePreset } from '../../models/confirmation/presets.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { Wording } from '../../models/snackbars/wording.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import {
  banFromCommunity,
  removeCommunityMember,
  transferCommunity,
  updateCommunityMember,
} from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { CommunityMember, Id } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';
import { $user } from '../../models/session/session.model.ts';

interface Write {
  /** Whom, or which invitation, it is about. */
  about: Id | string;
  send: () => Promise<unknown>;
  success: Wording;
}
type Question = Partial<ConfirmationPreset>;

const removing = (name: string) =>
  ({
    ...deletePreset,
    title: { key: 'communitypeople:remove.title', params: { name } },
    message: { key: 'communitypeople:remove.message' },
    positiveText: { key: 'communitypeople:remove.confirm' },
  }) as const satisfies Question;
const banning = (name: string) =>
  ({
    ...deletePreset,
    title: { key: 'communitypeople:ban.title', params: { name } },
    message: { key: 'communitypeople:ban.message' },
    positiveText: { key: 'communitypeople:ban.confirm' },
    icon: 'warning',
  }) as const satisfies Question;
const withdrawing = (name: string) =>
  ({
    ...deletePreset,
    title: { key: 'communitypeople:withdraw.title' },
    message: { key: 'communitypeople:withdraw.message', params: { name } },
    positiveText: { key: 'communitypeople:withdraw.confirm' },
  }) as const satisfies Question;
const handingOver = (name: string) =>
  ({
    ...colorPresets.warning,
    title: { key: 'communitypeople:transfer.title', params: { name } },
    message: { key: 'communitypeople:transfer.message', params: { name } },
    positiveText: { key: 'communitypeople:transfer.confirm' },
    negativeText: { key: 'actions.cancel' },
  }) as const satisfies Question;

/** What is done about the people of a community; what ends something is asked first, and what came of it is said (COM-07). */
export function usePeopleActions(communityId: Id) {
  const confirm = useConfirm();
  const { say, user } = useUnit({ say: snackbarRequested, user: $user });
  const writing = useWrite<unknown, ApiError, Write>({
    mutationKey: ['updateCommunityMember', 'transferCommunity', 'removeCommunityMember', 'banFromCommunity'],
    target: ({ about }) => about,
    mutationFn: ({ send }) => send(),
    onError: ({ message }) => say({ message: { text: message }, color: 'error' }),
    onSuccess: (_, { success }) => say({ message: success, color: 'success' }),
  });
  const ask = (question: Question, write: Write) =>
    void confirm(question, () => writing.mutateAsync(write)).catch(() => {
      // `onError` has said it
    });
  return {
    isMe: (userId: Id): boolean => userId === user?.id,
    changeRole: ({ id, role, user: { name } }: CommunityMember) =>
      writing.mutate({
        about: id,
        send: () => updateCommunityMember(communityId, id, { role: role === 'admin' ? 'member' : 'admin' }),
        success: {
          key: role === 'admin' ? 'communitypeople:role.isMember' : 'communitypeople:role.isAdmin',
          params: { name },
        },
      }),
    transfer: ({ user: { id, name } }: CommunityMember) =>
      ask(handingOver(name), {
        about: id,
        send: () => transferCommunity(communityId, { user_id: id }),
        success: { key: 'communitypeople:transfer.done', params: { name } },
      }),
    remove: ({ id, user: { name } }: CommunityMember) =>
      ask(removing(name), {
        about: id,
        send: () => removeCommunityMember(communityId, id),
        success: { key: 'communitypeople:remove.done', params: { name } },
      }),
    ban: ({ user: { id, name } }: CommunityMember) =>
      ask(banning(name), {
        about: id,
        send: () => banFromCommunity(communityId, { user_id: id }),
        success: { key: 'communitypeople:ban.done', params: { name } },
      }),
    withdraw: ({ id, user: { name } }: CommunityMember) =>
      ask(withdrawing(name), {
        about: id,
        send: () => removeCommunityMember(communityId, id),
        success: { key: 'communitypeople:withdraw.done' },
      }),
    liftBan: ({ id, user: { name } }: CommunityMember) =>
      writing.mutate({
        about: id,
        send: () => removeCommunityMember(communityId, id),
        success: { key: 'communitypeople:lift.done', params: { name } },
      }),
  };
}

export type PeopleActions = ReturnType<typeof usePeopleActions>;
