import { Bell, Check } from 'lucide-react';
import { notificationIcons } from '../../entities/notification/notification-icon.ts';
import { whenText } from '../../entities/notification/notification-times.ts';
import type { Id, Notification } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { toInsideAddress } from '../../shared/routing/inside-address.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { CardLink } from '../../shared/ui/card-link.tsx';
import { aboveCardLink } from '../../shared/ui/card.css.ts';
import { Card } from '../../shared/ui/card.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './notifications.css.ts';

interface NotificationItemProps {
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
  const target = toInsideAddress(notification.data.url, location.origin);
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

/** The first day of the list while it loads, in its own size. */
export function NotificationsSkeleton() {
  return (
    <>
      <p className={css.count} />
      <div className={css.day}>
        <div className={css.dayName}>
          <Skeleton width="5em" />
        </div>
        <div className={css.list}>
          {[1, 2, 3, 4, 5].map((item) => (
            <Card key={item} className={css.item} aria-hidden>
              <Skeleton shape="circle" width={44} height={44} />
              <div className={css.texts}>
                <div className={css.heading}>
                  <Skeleton width="55%" />
                </div>
                <div>
                  <Skeleton width="85%" />
                </div>
                <div className={css.when}>
                  <Skeleton width="9em" />
                </div>
              </div>
            </Card>
          ))}
        </div>
      </div>
    </>
  );
}
