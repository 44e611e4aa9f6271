import { useOnlineUsers } from '../../entities/person/use-online-users.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { AddMemberDialog } from './add-member-dialog.tsx';
import { EditMemberDialog } from './edit-member-dialog.tsx';
import { InvitationDialog } from './invitation-dialog.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { MemberRow } from './member-row.tsx';
import { membersDialogs } from './members-address.ts';
import type { MembersOfTeam, ShareButton } from './members-of-team.ts';
import { useMemberActions } from './use-member-actions.ts';
import { useOwnMembership } from './use-own-membership.ts';

interface MemberListProps {
  team: MembersOfTeam;
  leaveAddress: string;
  share: ShareButton;
  /** The list is a part of the people: an empty one says so. */
  isFiltered: boolean;
}

/** The people of a team and the open invitations, with what the viewer may do about them (TEAM-10, design §3). */
export function MemberList({ team, leaveAddress, share, isFiltered }: MemberListProps) {
  const { id: teamId, members, invitations, permissions } = team;
  const t = useT('members');
  const { open } = useSearchDialogs(membersDialogs);
  const { isMe } = useOwnMembership();
  const act = useMemberActions(teamId);
  const online = useOnlineUsers(members.map(({ user_id, is_online: isOnline }) => ({ id: user_id, isOnline })));
  const mayAdd = permissions['add'] === true;
  return (
    <Stack>
      {members.length + invitations.length === 0 ? (
        <EmptyState drawing="people" hint={t('noneHint')}>
          {t('none')}
        </EmptyState>
      ) : (
        <ListRows label={t('list')}>
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isMe={isMe(member.user_id)}
              isOnline={online.has(member.user_id)}
              leaveAddress={leaveAddress}
              act={{
                edit: () => open('member', member.id),
                remove: () => act.remove(member),
                withdraw: () => act.withdraw(member),
                inviteAgain: mayAdd ? () => act.inviteAgain(member) : undefined,
              }}
            />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow
              key={`link-${invitation.id}`}
              invitation={invitation}
              act={
                permissions['invite']
                  ? {
                      send: () => open('invitation', invitation.id),
                      withdraw: () => act.withdrawLink(invitation),
                    }
                  : undefined
              }
            />
          ))}
        </ListRows>
      )}
      {mayAdd && !isFiltered && members.length === 1 && invitations.length === 0 && (
        <EmptyState drawing="people" hint={t('onlyMeHint')}>
          {t('onlyMe')}
        </EmptyState>
      )}
      <Dialogs team={team} share={share} />
    </Stack>
  );
}

/** What the address opens, as far as it is in this list and the viewer may do it. */
function Dialogs({ team, share }: Pick<MemberListProps, 'team' | 'share'>) {
  const { id: teamId, members, invitations, permissions } = team;
  const { shown, close } = useSearchDialogs(membersDialogs);
  if (shown === null) return null;
  if (shown.name === 'add')
    return permissions['add'] ? <AddMemberDialog team={team} share={share} onClose={close} /> : null;
  if (shown.name === 'invitation') {
    const invitation = invitations.find(({ id }) => id === shown.id);
    return invitation ? <InvitationDialog team={team} invitation={invitation} share={share} onClose={close} /> : null;
  }
  const member = members.find(({ id, permissions: own }) => id === shown.id && own['change']);
  return member ? (
    <EditMemberDialog
      key={member.id}
      teamId={teamId}
      member={member}
      mayMakeAdmin={permissions['grant_admin'] === true}
      onClose={close}
    />
  ) : null;
}
