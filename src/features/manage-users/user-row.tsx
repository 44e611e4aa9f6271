import { LogOut, UserCog, UserMinus } from 'lucide-react';
import { since } from '../../entities/person/person-row.css.ts';
import { PersonRow } from '../../entities/person/person-row.tsx';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { isUncompleted, type RunBy, type RunningUser } from './people-of.ts';
import { useNameOf } from './use-name-of.ts';
import { mayOf } from './wordings.ts';

interface UserRowProps {
  type: RunBy['type'];
  one: RunningUser;
  isMe: boolean;
  isOnline: boolean;
  onChange: () => void;
  onRemove: () => void;
}

/** One user: who, in which role and what it allows, since when, whether online, and what may be done about it. */
export function UserRow({ type, one, isMe, isOnline, ...act }: UserRowProps) {
  const t = useT('admins');
  const { user, role, permissions } = one;
  const name = useNameOf()(one);
  const format = useFormat();
  const menu: MenuItem[] = [];
  if (permissions['change'])
    menu.push({ label: t('change.action'), icon: <UserCog size={20} />, onSelect: act.onChange });
  if (permissions['remove'])
    menu.push({
      label: t(`${type}.${isMe ? 'leave' : 'remove'}.action`),
      icon: isMe ? <LogOut size={20} /> : <UserMinus size={20} />,
      danger: true,
      onSelect: act.onRemove,
    });
  return (
    <PersonRow
      user={user}
      name={name}
      marks={
        <>
          <Badge tone={role === 'owner' ? 'info' : 'neutral'} icon="none">
            {t(`roles.${role}`)}
          </Badge>
          {isMe && <Badge>{t('you')}</Badge>}
          {isUncompleted(one) && user.name !== '' && <Badge tone="warning">{t('nameless')}</Badge>}
        </>
      }
      above={t(mayOf(type, role))}
      facts={<span className={since}>{t('since', { date: format.dateShort(tiraneDate(Date.parse(one.since))) })}</span>}
      online={isOnline && t('online')}
      below={isMe && !permissions['remove'] && t('lastOwner')}
      value={menu.length > 0 && <OverflowMenu label={t('menu', { name })} items={menu} />}
    />
  );
}
