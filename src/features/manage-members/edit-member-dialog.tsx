import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { updateTeamMember } from '../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import type { Id, TeamMember } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { MemberFields } from './member-fields.tsx';
import { kitBody, kitSchema, kitValues } from './member-schema.ts';
import { useOwnMembership } from './use-own-membership.ts';

interface EditMemberDialogProps {
  teamId: Id;
  member: TeamMember;
  mayMakeAdmin: boolean;
  onClose: () => void;
}

/** Roles, number and position of a member. The last admin stays one: 409 `last_admin` (design §6). */
export function EditMemberDialog({ teamId, member, mayMakeAdmin, onClose }: EditMemberDialogProps) {
  const t = useT('members');
  const { isMe, follow } = useOwnMembership();
  const form = useApiForm({
    operation: 'updateTeamMember',
    schema: kitSchema,
    defaults: kitValues(member),
    send: async (kit) => {
      const answer = await updateTeamMember(teamId, member.id, kitBody(kit));
      // before the lists are refetched, which may no longer be one's own
      if (isMe(member.user_id)) await follow(answer.member);
      return answer;
    },
    success: { key: 'members:edit.done' },
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t('edit.title', { name: member.user.name })}
      onClose={onClose}
      closeButton
      form={form}
      submitLabel={t('edit.submit')}
      failureDetail={({ code }) => (code === 'last_admin' ? t('lastAdmin') : undefined)}
    >
      <MemberFields form={form} mayMakeAdmin={mayMakeAdmin} />
    </DialogForm>
  );
}
