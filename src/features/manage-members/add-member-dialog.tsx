import { useState } from 'react';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { splitPhone } from '../../shared/lib/phone-number.ts';
import { useUserSearch } from '../../entities/person/use-user-search.ts';
import { SearchedUserField } from '../../entities/person/user-field.tsx';
import { addTeamMember, createTeamInvitation } from '../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import type { Id, LinkRole, TeamInvitation, TeamRole, UserRef } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { useUnit } from 'effector-react';
import { Banner } from '../../shared/ui/banner.tsx';
import { InvitationDialog } from './invitation-dialog.tsx';
import { MemberFields } from './member-fields.tsx';
import { kitBody, kitValues, newMemberSchema } from './member-schema.ts';
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
    defaults: { user_id: undefined, ...kitValues(null) },
    send: async ({ user_id, ...kit }) => {
      const body = kitBody(kit);
      if (user_id !== undefined) return addTeamMember(teamId, { user_id, ...body });
      return createTeamInvitation(teamId, {
        ...splitPhone(phone ?? ''),
        ...body,
        roles: body.roles.filter(isForLinks),
      });
    },
    onDone: (answer) => {
      if ('invitation' in answer) return setMade(answer.invitation);
      say({ message: { key: 'members:add.done' }, color: 'success' });
      return onClose();
    },
    fieldOf: (field) => (field === 'phone_number' || field === 'phone_prefix' ? 'user_id' : field),
  });
  const { id, error } = form.field('user_id');
  // who pressed before the search had answered is not told to choose somebody once a link will do
  const isOverdue = byLink && form.formState.errors.user_id?.type !== 'server';
  const choose = (userId: Id | undefined) => {
    form.clearErrors('user_id');
    if (userId !== undefined) form.setValue('user_id', userId, { shouldDirty: true });
    else form.resetField('user_id');
  };
  const metaOf = (user: UserRef) => {
    const status = members.find((one) => one.user_id === user.id)?.status;
    if (status === 'active') return t('add.here');
    return status === 'invited' ? t('add.waits') : undefined;
  };
  if (made) return <InvitationDialog team={team} invitation={made} share={share} onClose={onClose} />;
  return (
    <DialogForm title={t('add.title')} onClose={onClose} closeButton form={form} submitLabel={t('add.submit')}>
      <SearchedUserField
        id={id}
        error={isOverdue ? undefined : error}
        onChange={choose}
        metaOf={metaOf}
        search={search}
      />
      {phone !== null && (
        <Banner>{mayInvite ? `${t('add.byLink')} ${t('add.byLinkAdmin')}` : t('add.notFound')}</Banner>
      )}
      <MemberFields form={form} mayMakeAdmin={permissions['grant_admin'] === true && !byLink} />
    </DialogForm>
  );
}

/** A link may be passed on, so it makes nobody an admin. */
const isForLinks = (role: TeamRole): role is LinkRole => role !== 'admin';
