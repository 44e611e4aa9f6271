import { LogOut, RotateCcw, UserCog, UserMinus } from 'lucide-react';
import { since } from '../../entities/person/person-row.css.ts';
import { PersonRow } from '../../entities/person/person-row.tsx';
import type { TeamMember } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import * as css from './members.css.ts';

interface MemberRowProps {
  member: TeamMember;
  isMe: boolean;
  isOnline: boolean;
  /** One's own way out, on the team's page. */
  leaveAddress: string;
  act: {
    edit: () => void;
    remove: () => void;
    withdraw: () => void;
    /** Absent: the viewer adds nobody. */
    inviteAgain?: (() => void) | undefined;
  };
}

/** One member of a team: who, number, roles, since when, whether online, and what may be done about it (TEAM-08). */
export function MemberRow(props: MemberRowProps) {
  const { member, isMe, isOnline } = props;
  const { user, roles, is_player, jersey_number, status, permissions } = member;
  const t = useT('members');
  const menu = useMenu(props);
  const name = user.name || t('unnamed');
  const isLastAdmin = status === 'active' && roles.includes('admin') && permissions['change'] && !permissions['remove'];
  return (
    <PersonRow
      user={user}
      name={name}
      marks={
        <>
          {is_player && jersey_number !== null && (
            <span className={css.jersey}>{t('jersey', { number: jersey_number })}</span>
          )}
          {roles.map((role) => (
            <Badge key={role} tone={role === 'admin' ? 'info' : 'neutral'} icon="none">
              {t(`roles.${role}`)}
            </Badge>
          ))}
          {isMe && <Badge>{t('you')}</Badge>}
          {status === 'invited' && <Badge tone="warning">{t('status.invited')}</Badge>}
        </>
      }
      facts={<Facts member={member} />}
      online={isOnline && status === 'active' && t('online')}
      below={isLastAdmin && isMe && t('lastAdmin')}
      value={menu.length > 0 && <OverflowMenu label={t('menu', { name })} items={menu} />}
    />
  );
}

function Facts({ member }: Pick<MemberRowProps, 'member'>) {
  const t = useT('members');
  const format = useFormat();
  const { status, joined_at, profile_status, is_player, roles, position } = member;
  const states = { invited: t('waits'), declined: t('declined'), left: t('hasLeft') };
  const joined = joined_at && t('since', { date: format.dateShort(tiraneDate(Date.parse(joined_at))) });
  const part = t(is_player ? 'player' : roles.length > 0 ? 'notPlayer' : 'plain');
  return (
    <>
      {(status === 'active' || status === 'invited') && <span>{[part, position].filter(Boolean).join(' · ')}</span>}
      <span className={since}>{status === 'active' ? joined : states[status]}</span>
      {profile_status === 'uncompleted' && <span className={since}>{t('uncompletedProfile')}</span>}
    </>
  );
}

/** Only what the server allows. One leaves on the team's own page, as every member does. */
function useMenu({ member: { status, roles, permissions }, isMe, leaveAddress, act }: MemberRowProps): MenuItem[] {
  const t = useT('members');
  const items: MenuItem[] = [];
  if (permissions['change']) items.push({ label: t('edit.action'), icon: <UserCog size={20} />, onSelect: act.edit });
  if ((status === 'left' || status === 'declined') && act.inviteAgain)
    items.push({ label: t('again.action'), icon: <RotateCcw size={20} />, onSelect: act.inviteAgain });
  const mayLeave = isMe && status === 'active' && (permissions['remove'] || !roles.includes('admin'));
  if (mayLeave)
    return [...items, { label: t('seeTeam'), icon: <LogOut size={20} />, href: leaveAddress, danger: true }];
  if (isMe || !permissions['remove']) return items;
  const isInvited = status === 'invited';
  return [
    ...items,
    {
      label: t(isInvited ? 'withdraw.action' : 'remove.action'),
      icon: <UserMinus size={20} />,
      danger: true,
      onSelect: isInvited ? act.withdraw : act.remove,
    },
  ];
}
