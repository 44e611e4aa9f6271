import { Bell, Check } from 'lucide-react';
import type { Id, Notification } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { CardLink } from '../../shared/ui/card-link.tsx';
import { aboveCardLink } from '../../shared/ui/card.css.ts';
import { Card } from '../../shared/ui/card.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { whenText } from './notification-days.ts';
import { notificationIcons } from './notification-icon.ts';
import { targetOf } from './notifications-address.ts';
import * as css from './notifications.css.ts';

export interface NotificationItemProps {
  notification: Notification;
  now: number;
  onRead: (id: Id) => void;
}

/** One notification: what, when, unread or not; opening it marks it read. A target outside the app is no link (R7). */
export function NotificationItem({ notification, now, onRead }: NotificationItemProps) {
  const t = useT('notifications');
  const format = useFormat();
  const { id, type, title, body, count, created_at } = notification;
  const isUnread = notification.read_at === null;
  const target = targetOf(notification.data.url, location.origin);
  const Icon = notificationIcons[type] ?? Bell;
  const headingId = `notification-${id}`;
  const markRead = () => {
    document.getElementById(headingId)?.focus({ preventScroll: true }); // the button goes away
    onRead(id);
  };
  return (
    <Card as="li" className={cx(css.item, isUnread && css.unread)}>
      <span className={cx(css.icon, isUnread && css.unreadIcon)}>
        <Icon size={22} aria-hidden />
      </span>
      <div className={css.texts}>
        <h3 className={cx(css.heading, isUnread && css.strong)}>
          {target === null ? (
            <span id={headingId} tabIndex={-1}>
              {title}
            </span>
          ) : (
            <CardLink id={headingId} to={target} onClick={() => isUnread && onRead(id)}>
              {title}
            </CardLink>
          )}
        </h3>
        <p>{body}</p>
        <p className={css.when}>
          {isUnread && <Badge tone="info">{t('new')}</Badge>}
          {count > 1 && <Badge>{t('inAll', { count })}</Badge>}
          <time dateTime={created_at}>{whenText(created_at, now, format)}</time>
        </p>
      </div>
      {isUnread && (
        <IconButton className={aboveCardLink} aria-label={t('markRead', { title })} onClick={markRead}>
          <Check size={20} aria-hidden />
        </IconButton>
      )}
    </Card>
  );
}
