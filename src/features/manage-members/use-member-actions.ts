import { useUnit } from 'effector-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { phoneText } from '../../shared/lib/phone-number.ts';
import { deletePreset, destructivePreset } from '../../models/confirmation/presets.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { Wording } from '../../models/snackbars/wording.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import {
  addTeamMember,
  deleteTeamInvitation,
  removeTeamMember,
} from '../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import type { Id, TeamInvitation, TeamMember } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';

interface Write {
  /** Whom, or which invitation, it is about. */
  about: Id | string;
  send: () => Promise<unknown>;
  success: Wording;
}

const removing = (name: string) =>
  ({
    ...destructivePreset,
    title: { key: 'members:remove.title', params: { name } },
    message: { key: 'members:remove.message' },
    positiveText: { key: 'members:remove.confirm' },
  }) as const;
const withdrawing = (name: string) =>
  ({
    ...deletePreset,
    title: { key: 'members:withdraw.title' },
    message: { key: 'members:withdraw.message', params: { name } },
    positiveText: { key: 'members:withdraw.confirm' },
  }) as const;

/** What is done about people and invitations outside a form: removed, withdrawn, invited again; what came of it is said (TEAM-10). */
export function useMemberActions(teamId: Id) {
  const confirm = useConfirm();
  const say = useUnit(snackbarRequested);
  const writing = useWrite<unknown, ApiError, Write>({
    mutationKey: ['removeTeamMember', 'deleteTeamInvitation', 'addTeamMember'],
    target: ({ about }) => about,
    mutationFn: ({ send }) => send(),
    onError: ({ code, message }) =>
      say({ message: code === 'last_admin' ? { key: 'members:lastAdmin' } : { text: message }, color: 'error' }),
    onSuccess: (_, { success }) => say({ message: success, color: 'success' }),
  });
  const ask = (question: Parameters<typeof confirm>[0], write: Write) =>
    void confirm(question, () => writing.mutateAsync(write)).catch(() => {
      // `onError` has said it
    });
  return {
    remove: ({ id, user: { name } }: TeamMember) =>
      ask(removing(name), {
        about: id,
        send: () => removeTeamMember(teamId, id),
        success: { key: 'members:remove.done', params: { name } },
      }),
    withdraw: ({ id, user: { name } }: TeamMember) =>
      ask(withdrawing(name), {
        about: id,
        send: () => removeTeamMember(teamId, id),
        success: { key: 'members:withdraw.done' },
      }),
    withdrawLink: (invitation: TeamInvitation) =>
      ask(withdrawing(phoneText(invitation)), {
        about: `link ${invitation.id}`,
        send: () => deleteTeamInvitation(teamId, invitation.id),
        success: { key: 'members:withdraw.done' },
      }),
    inviteAgain: ({ id, user, is_player, position }: TeamMember) =>
      writing.mutate({
        about: id,
        send: () => addTeamMember(teamId, { user_id: user.id, is_player, position }),
        success: { key: 'members:again.done', params: { name: user.name } },
      }),
  };
}
