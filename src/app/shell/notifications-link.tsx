import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { getListNotificationsQueryOptions } from '../../shared/api/generated/endpoints/notifications/notifications.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './notifications-link.css.ts';

/** Fetched by initialization and refetched on realtime events, so not on mount. */
const notificationsQuery = getListNotificationsQueryOptions(undefined, { query: { staleTime: 5 * 60_000 } });
const MOST_SHOWN = 99;

/** The bell of the top bar. */
export function NotificationsLink() {
  const t = useT();
  return (
    <Link to={paths.notifications()} className={css.bell}>
      <Bell size={22} aria-hidden />
      <VisuallyHidden>{t('nav.notifications')}</VisuallyHidden>
      <UnreadCount className={css.overBell} />
    </Link>
  );
}

/** The number of unread notifications; nothing when it is zero or unknown (NOT-04). */
export function UnreadCount({ className }: { className?: string }) {
  const t = useT();
  const count = useQuery(notificationsQuery).data?.unread_notifications_count ?? 0;
  if (count === 0) return null;
  return (
    <span className={className ?? css.count}>
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden>{t('nav.unread', { count })}</VisuallyHidden>
    </span>
  );
}
