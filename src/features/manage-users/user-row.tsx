import { LogOut, UserCog, UserMinus } from 'lucide-react';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { dot } from '../../shared/ui/badge.css.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { ListRow } from '../../shared/ui/list-row.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { isUncompleted, type RunBy, type RunningUser } from './people-of.ts';
import { useNameOf } from './use-name-of.ts';
import * as css from './users.css.ts';
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
  const { user, role, since, permissions } = one;
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
    <ListRow
      icon={<Avatar id={user.id} name={user.name || '·'} image={user.image?.url} />}
      title={
        <span className={css.title}>
          {name}
          <Badge tone={role === 'owner' ? 'info' : 'neutral'} icon="none">
            {t(`roles.${role}`)}
          </Badge>
          {isMe && <Badge>{t('you')}</Badge>}
          {isUncompleted(one) && user.name !== '' && <Badge tone="warning">{t('nameless')}</Badge>}
        </span>
      }
      meta={
        <>
          <span className={css.line}>{t(mayOf(type, role))}</span>
          <span className={css.facts}>
            <span className={css.since}>{t('since', { date: format.dateShort(tiraneDate(Date.parse(since))) })}</span>
            {isOnline && (
              <span className={css.online}>
                <span className={dot.success} aria-hidden />
                {t('online')}
              </span>
            )}
          </span>
          {isMe && !permissions['remove'] && <span className={css.line}>{t('lastOwner')}</span>}
        </>
      }
      value={menu.length > 0 && <OverflowMenu label={t('menu', { name })} items={menu} />}
    />
  );
}
