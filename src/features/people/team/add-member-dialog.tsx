import { useState } from 'react';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { splitPhone } from '../../../shared/lib/phone-number.ts';
import { useUserSearch } from '../../../entities/person/use-user-search.ts';
import { addTeamMember, createTeamInvitation } from '../../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import type { LinkRole, TeamInvitation, TeamRole, UserRef } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { snackbarRequested } from '../../../models/snackbars/snackbar-requests.model.ts';
import { useUnit } from 'effector-react';
import { Banner } from '../../../shared/ui/banner.tsx';
import { AddPersonDialog } from '../kit/add-person-dialog.tsx';
import { InvitationDialog } from './invitation-dialog.tsx';
import { MemberFields } from './member-fields.tsx';
import { memberBody, memberValues, newMemberSchema } from './member-schema.ts';
import type { MembersOfTeam, ShareButton } from './members-of-team.ts';

interface AddMemberDialogProps {
  team: MembersOfTeam;
  share: ShareButton;
  onClose: () => void;
}

/**
 * Invites somebody found by name or number, who then answers; a number that is nobody's gets an invitation link to send by WhatsApp
 * (TEAM-10, design §6).
 */
export function AddMemberDialog({ team, share, onClose }: AddMemberDialogProps) {
  const { id: teamId, members, permissions } = team;
  const t = useT('members');
  const say = useUnit(snackbarRequested);
  const [made, setMade] = useState<TeamInvitation | null>(null);
  const search = useUserSearch();
  const phone = search.nobodysPhone;
  const mayInvite = permissions['invite'] === true;
  const byLink = phone !== null && mayInvite;
  const form = useApiForm({
    operation: 'addTeamMember',
    schema: newMemberSchema(byLink),
    defaults: { user_id: undefined, ...memberValues(null) },
    send: async ({ user_id, ...member }, once) => {
      const body = memberBody(member);
      if (user_id !== undefined) return addTeamMember(teamId, { user_id, ...body });
      return createTeamInvitation(
        teamId,
        {
          ...splitPhone(phone ?? ''),
          ...body,
          roles: body.roles.filter(isForLinks),
        },
        once,
      );
    },
    onDone: (answer) => {
      if ('invitation' in answer) return setMade(answer.invitation);
      say({ message: { key: 'members:add.done' }, color: 'success' });
      return onClose();
    },
    fieldOf: (field) => (field === 'phone_number' || field === 'phone_prefix' ? 'user_id' : field),
  });
  const metaOf = (user: UserRef) => {
    const status = members.find((one) => one.user_id === user.id)?.status;
    if (status === 'active') return t('add.here');
    return status === 'invited' ? t('add.waits') : undefined;
  };
  if (made) return <InvitationDialog team={team} invitation={made} share={share} onClose={onClose} />;
  return (
    <AddPersonDialog
      title={t('add.title')}
      submitLabel={t('add.submit')}
      form={form}
      search={search}
      // who pressed before the search had answered is not told to choose somebody once a link will do
      isOptional={byLink && form.formState.errors.user_id?.type !== 'server'}
      metaOf={metaOf}
      onClose={onClose}
    >
      {phone !== null && (
        <Banner>{mayInvite ? `${t('add.byLink')} ${t('add.byLinkAdmin')}` : t('add.notFound')}</Banner>
      )}
      <MemberFields form={form} mayMakeAdmin={permissions['grant_admin'] === true && !byLink} />
    </AddPersonDialog>
  );
}

/** A link may be passed on, so it makes nobody an admin. */
const isForLinks = (role: TeamRole): role is LinkRole => role !== 'admin';
