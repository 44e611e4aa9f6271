import { ConfirmationDialog } from '../../../entities/confirmation/confirmation-dialog.tsx';
import { FormBody, isPending } from '../../../entities/form/form.tsx';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { colorPresets } from '../../../models/confirmation/presets.ts';
import { leaveProfile } from '../../../models/profile/own-profiles.ts';
import { getTeam, leaveTeam } from '../../../shared/api/generated/endpoints/teams/teams.ts';
import type { Team } from '../../../shared/api/generated/model';
import { TeamMembershipBody } from '../../../shared/api/generated/zod/schemas/teamMembershipBody.zod.ts';
import { settleLostAnswer } from '../../../shared/api/lost-answer.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { useOwnSession } from './use-membership-writes.ts';

/** Nothing is filled in. */
const schema = TeamMembershipBody.pick({});

interface LeaveDialogProps {
  team: Team;
  onClose: () => void;
}

/** Asks before one leaves. The last admin stays: the server says so, and what helps (design §3). */
export function LeaveDialog({ team: { id, slug, name }, onClose }: LeaveDialogProps) {
  const t = useT('team');
  const session = useOwnSession();
  const form = useApiForm({
    operation: 'leaveTeam',
    schema,
    defaults: {},
    send: () =>
      settleLostAnswer(
        () => leaveTeam(id, {}),
        async () => (await getTeam(slug)).team.my_membership === null,
      ),
    success: { key: 'team:leave.done', params: { name } },
    onDone: async () => {
      onClose();
      await leaveProfile(session, { type: 'team', entity_id: id });
    },
  });
  return (
    <ConfirmationDialog
      preset={{
        ...colorPresets.danger,
        title: { key: 'team:leave.title', params: { name } },
        message: { key: 'team:leave.message' },
        positiveText: { key: 'team:leave.action' },
        negativeText: { key: 'actions.cancel' },
      }}
      formId={form.id}
      isRunning={isPending(form)}
      onCancel={onClose}
    >
      <FormBody form={form} failureDetail={({ code }) => (code === 'last_admin' ? t('leave.lastAdminHint') : null)} />
    </ConfirmationDialog>
  );
}
