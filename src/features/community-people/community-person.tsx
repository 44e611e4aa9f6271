import { Ban, Crown, RotateCcw, ShieldCheck, ShieldMinus, UserMinus } from 'lucide-react';
import { since } from '../../entities/person/person-row.css.ts';
import { PersonRow } from '../../entities/person/person-row.tsx';
import type { CommunityMember } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import type { PeopleActions } from './use-people-actions.ts';

interface CommunityPersonProps {
  person: CommunityMember;
  isOnline: boolean;
  act: PeopleActions;
}

/** One of the people of a community: who, in which role, since when, whether online, and what the reader may do about it. */
export function CommunityPerson({ person, isOnline, act }: CommunityPersonProps) {
  const t = useT('communitypeople');
  const format = useFormat();
  const menu = useMenu(person, act);
  const { user, role, status, joined_at } = person;
  const isMe = act.isMe(user.id);
  const facts = {
    active: joined_at && t('since', { date: format.dateShort(tiraneDate(Date.parse(joined_at))) }),
    invited: t('waits'),
    banned: t('isBanned'),
  };
  return (
    <PersonRow
      user={user}
      marks={
        <>
          {status === 'active' && role !== 'member' && (
            <Badge tone={role === 'owner' ? 'info' : 'neutral'} icon="none">
              {t(`roles.${role}`)}
            </Badge>
          )}
          {isMe && <Badge>{t('you')}</Badge>}
        </>
      }
      facts={<span className={since}>{facts[status]}</span>}
      online={isOnline && status === 'active' && t('online')}
      below={isMe && role === 'owner' && t('ownerStays')}
      value={menu.length > 0 && <OverflowMenu label={t('menu', { name: user.name })} items={menu} />}
    />
  );
}

/** Exactly what the server allows. */
function useMenu(person: CommunityMember, act: PeopleActions): MenuItem[] {
  const t = useT('communitypeople');
  const { role, status, permissions } = person;
  const ends = {
    active: {
      label: t('remove.action'),
      icon: <UserMinus size={20} />,
      danger: true,
      onSelect: () => act.remove(person),
    },
    invited: {
      label: t('withdraw.action'),
      icon: <UserMinus size={20} />,
      danger: true,
      onSelect: () => act.withdraw(person),
    },
    banned: { label: t('lift.action'), icon: <RotateCcw size={20} />, onSelect: () => act.liftBan(person) },
  } satisfies Record<CommunityMember['status'], MenuItem>;
  const items: (MenuItem | false | undefined)[] = [
    permissions['change_role'] && {
      label: t(role === 'admin' ? 'role.makeMember' : 'role.makeAdmin'),
      icon: role === 'admin' ? <ShieldMinus size={20} /> : <ShieldCheck size={20} />,
      onSelect: () => act.changeRole(person),
    },
    permissions['transfer'] && {
      label: t('transfer.action'),
      icon: <Crown size={20} />,
      onSelect: () => act.transfer(person),
    },
    permissions['remove'] && ends[status],
    permissions['ban'] && {
      label: t('ban.action'),
      icon: <Ban size={20} />,
      danger: true,
      onSelect: () => act.ban(person),
    },
  ];
  return items.filter((item) => item !== false && item !== undefined);
}
