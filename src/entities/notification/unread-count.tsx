import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import { findProfile } from '../../models/profile/profile.ts';
import { $user } from '../../models/session/session.model.ts';
import { getListNotificationsQueryOptions } from '../../shared/api/generated/endpoints/notifications/notifications.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './unread-count.css.ts';

/** Fetched by initialization and refetched on realtime events, so not on mount. */
const notificationsQuery = getListNotificationsQueryOptions(undefined, {
  query: { staleTime: 5 * 60_000, meta: { showsFailure: false } }, // initialization reports it (INIT-10)
});
const MOST_SHOWN = 99;

/** The profile's number of unread notifications, until they are read that of its user's answer; nothing when it is zero or unknown (NOT-04). */
export function UnreadCount({ className }: { className?: string }) {
  const [user, active] = useUnit([$user, $activeProfile]);
  const { data, isPending } = useQuery(notificationsQuery);
  const known = isPending && user ? findProfile(user, active)?.unread_count : data?.unread_notifications_count;
  return <UnreadMark count={known ?? 0} className={className} />;
}

/** A number of unread notifications; nothing for zero. */
export function UnreadMark({ count, className }: { count: number; className?: string | undefined }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className={className ?? css.count}>
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden>{t('nav.unread', { count })}</VisuallyHidden>
    </span>
  );
}
