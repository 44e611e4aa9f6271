import { Bell } from 'lucide-react';
import { Link } from '../../shared/routing/link.tsx';
import { UnreadCount } from '../../entities/notification/unread-count.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './notifications-link.css.ts';

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
