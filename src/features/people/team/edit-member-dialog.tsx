import { DialogForm } from '../../../entities/form/form.tsx';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { updateTeamMember } from '../../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import type { Id, TeamMember } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { useOwnProfiles } from '../kit/use-own-profiles.ts';
import { MemberFields } from './member-fields.tsx';
import { memberBody, memberSchema, memberValues } from './member-schema.ts';

interface EditMemberDialogProps {
  teamId: Id;
  member: TeamMember;
  mayMakeAdmin: boolean;
  onClose: () => void;
}

/** Roles, number and position of a member. The last admin stays one: 409 `last_admin` (design §6). */
export function EditMemberDialog({ teamId, member, mayMakeAdmin, onClose }: EditMemberDialogProps) {
  const t = useT('members');
  const { isMe, reread, goHome } = useOwnProfiles();
  const form = useApiForm({
    operation: 'updateTeamMember',
    schema: memberSchema,
    defaults: memberValues(member),
    send: async (body) => {
      const answer = await updateTeamMember(teamId, member.id, { ...memberBody(body), user_id: member.user_id });
      // before the lists are refetched, which may no longer be one's own
      const isProfile = answer.member.roles.length > 0;
      if (isMe(member.user_id)) await (isProfile ? reread() : goHome({ type: 'team', entity_id: teamId }));
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
