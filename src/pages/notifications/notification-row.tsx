import { Bell } from 'lucide-react';
import { useId } from 'react';
import { noticeRow } from '../../entities/notification/notices.ts';
import { notificationTexts } from '../../entities/notification/notification-texts.ts';
import { whenText } from '../../entities/notification/notification-times.ts';
import type { Id, Notification } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { toInsideAddress } from '../../shared/routing/inside-address.ts';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { NotificationActions } from './notification-actions.tsx';
import * as css from './notifications.css.ts';

interface NotificationRowProps {
  notification: Notification;
  /** Epoch ms. */
  now: number;
  onRead: (id: Id) => void;
}

/** One notification; opening it marks it as read. If its target is outside the app, a press only marks it as read (R7). */
export function NotificationRow({ notification, now, onRead }: NotificationRowProps) {
  const t = useT('notifications');
  const format = useFormat();
  const linkId = useId();
  const { id, type, count, created_at } = notification;
  const { title, body } = notificationTexts(notification, t, format, now);
  const isUnread = notification.read_at === null;
  const target = toInsideAddress(notification.data.url, location.origin);
  const Icon = noticeRow(type)?.icon ?? Bell;
  const read = () => isUnread && onRead(id);
  const content = {
    icon: <Icon className={isUnread ? css.unreadIcon : undefined} size={22} />,
    title: <span className={isUnread ? css.unread : undefined}>{title}</span>,
    meta: (
      <span className={css.meta}>
        {isUnread && (
          <span className={css.mark}>
            <VisuallyHidden>{t('new')}</VisuallyHidden>
          </span>
        )}
        <time dateTime={created_at}>{whenText(created_at, now, format)}</time>
        {[body, count > 1 && t('inAll', { count })].filter(Boolean).map((text) => ` · ${text}`)}
      </span>
    ),
  };
  if (target !== null)
    return (
      <ListRow {...content} to={target} link={{ id: linkId, onClick: read }}>
        <NotificationActions {...{ notification, target, linkId, now }} onDone={read} />
      </ListRow>
    );
  const label = isUnread ? t('markRead', { title }) : undefined;
  // `aria-disabled` keeps the focus on a row that has just been read
  return <ListRow {...content} acts onClick={read} button={{ 'aria-label': label, 'aria-disabled': !isUnread }} />;
}

/** The first day of the list while it loads, in its own size. */
export function NotificationsSkeleton() {
  return (
    <Stack gap={2} className={css.day} aria-hidden>
      <div className={css.dayName}>
        <Skeleton width="5em" />
      </div>
      <ListRows>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <ListRow
            key={row}
            icon={<Skeleton shape="circle" width={22} height={22} />}
            title={<Skeleton width="75%" />}
            meta={<Skeleton width="55%" />}
          />
        ))}
      </ListRows>
    </Stack>
  );
}
