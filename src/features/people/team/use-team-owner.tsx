import { Link2, LogOut, MessageCircle, RotateCcw, UserCog } from 'lucide-react';
import { destructivePreset } from '../../../models/confirmation/presets.ts';
import {
  addTeamMember,
  deleteTeamInvitation,
  removeTeamMember,
} from '../../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import type { TeamInvitation, TeamMember } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { phoneText } from '../../../shared/lib/phone-number.ts';
import { tiraneDate } from '../../../shared/lib/time/tirane.ts';
import { useSearchDialogs } from '../../../shared/routing/search-dialogs.ts';
import type { PeopleOwner, Person, PersonAction } from '../kit/people-owner.ts';
import { removal, withdrawal } from '../kit/person-actions.tsx';
import { useOwnProfiles } from '../kit/use-own-profiles.ts';
import { membersDialogs } from './members-address.ts';
import type { MembersOfTeam } from './members-of-team.ts';

/** A team's people: its members (TEAM-08), and the numbers with an open invitation link. One leaves on the team's own page. */
export function useTeamOwner(
  { id: teamId, permissions }: Pick<MembersOfTeam, 'id' | 'permissions'>,
  leaveAddress: string,
): PeopleOwner<TeamMember | TeamInvitation> {
  const t = useT('members');
  const words = useT('people');
  const format = useFormat();
  const { isMe } = useOwnProfiles();
  const { open } = useSearchDialogs(membersDialogs);
  const dateOf = (instant: string) => format.dateShort(tiraneDate(Date.parse(instant)));
  return {
    label: t('list'),
    notLoaded: t('notLoaded'),
    operations: ['removeTeamMember', 'deleteTeamInvitation', 'addTeamMember'],
    refusals: { last_admin: { key: 'members:lastAdmin' } },
    personOf: (one) => ('user' in one ? member(one) : invitation(one)),
  };

  function member(one: TeamMember): Person {
    const { id, user, roles, is_player, jersey_number, status, joined_at, position } = one;
    const isIn = status === 'active';
    const states = { invited: words('facts.waits'), declined: t('declined'), left: t('hasLeft') };
    const part = t(is_player ? 'player' : roles.length > 0 ? 'notPlayer' : 'plain');
    const isLastAdmin = isIn && roles.includes('admin') && one.permissions['change'] && !one.permissions['remove'];
    return {
      id,
      user,
      name: user.name || t('unnamed'),
      number: is_player && jersey_number !== null && t('jersey', { number: jersey_number }),
      roles: roles.map((role) => ({ text: t(`roles.${role}`), leads: role === 'admin' })),
      states: [status === 'invited' && { text: t('status.invited'), tone: 'warning' }],
      part: (isIn || status === 'invited') && [part, position].filter(Boolean).join(' · '),
      facts: [
        isIn ? joined_at && words('facts.since', { date: dateOf(joined_at) }) : states[status],
        one.profile_status === 'uncompleted' && t('uncompletedProfile'),
      ],
      isOnline: isIn ? one.is_online : undefined,
      below: isLastAdmin && isMe(user.id) && t('lastAdmin'),
      actions: actionsOf(one),
    };
  }

  /** Only what the server allows. */
  function actionsOf({
    id,
    user,
    status,
    roles,
    is_player,
    position,
    permissions: own,
  }: TeamMember): Person['actions'] {
    const { name } = user;
    const mayLeave = isMe(user.id) && status === 'active' && (own['remove'] || !roles.includes('admin'));
    const ends: PersonAction =
      status === 'invited'
        ? withdrawal(words, { name, send: () => removeTeamMember(teamId, id) })
        : removal({
            name,
            label: t('remove.action'),
            message: { key: 'members:remove.message' },
            preset: destructivePreset,
            send: () => removeTeamMember(teamId, id),
          });
    return [
      own['change'] && {
        label: t('edit.action'),
        icon: <UserCog size={20} />,
        onSelect: () => open('member', id),
      },
      permissions['add'] === true &&
        (status === 'left' || status === 'declined') && {
          label: t('again.action'),
          icon: <RotateCcw size={20} />,
          send: () => addTeamMember(teamId, { user_id: user.id, is_player, position }),
          says: { key: 'members:again.done', params: { name } },
        },
      mayLeave && { label: t('seeTeam'), icon: <LogOut size={20} />, href: leaveAddress, danger: true },
      !isMe(user.id) && own['remove'] && ends,
    ];
  }

  function invitation(one: TeamInvitation): Person {
    const { id, roles, is_player, jersey_number, expires_at } = one;
    const phone = phoneText(one);
    return {
      id: `link ${id}`,
      name: phone,
      icon: <Link2 size={22} />,
      number: is_player && jersey_number !== null && t('jersey', { number: jersey_number }),
      roles: roles.map((role) => ({ text: t(`roles.${role}`) })),
      states: [{ text: t('status.invited'), tone: 'warning' }],
      part: t('link.row', { date: dateOf(expires_at) }),
      actions: permissions['invite']
        ? [
            { label: t('link.open'), icon: <MessageCircle size={20} />, onSelect: () => open('invitation', id) },
            withdrawal(words, { name: phone, send: () => deleteTeamInvitation(teamId, id) }),
          ]
        : [],
    };
  }
}
