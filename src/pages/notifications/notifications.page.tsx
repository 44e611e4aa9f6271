import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { useMarkRead } from '../../features/read-notifications/use-mark-read.ts';
import { NotificationResults } from './notification-results.tsx';
import { readPage } from './notifications-address.ts';
import { notificationsQuery } from './notifications.data.ts';
import * as css from './notifications.css.ts';

export { loader } from './notifications.data.ts';

/** What the user is told, for all of their profiles together (RT-52, NOT-05, design §11). */
export function Component() {
  const t = useT('notifications');
  const [search] = useSearchParams();
  const page = readPage(search);
  const { markOne, markAll, isMarkingAll } = useMarkRead();
  // another page: the last one stays until it is there
  const query = useQuery({ ...notificationsQuery(page), placeholderData: (last) => last });
  const unread = query.data?.unread_notifications_count ?? 0;
  const isEmpty = query.data?.pagination.total === 0;
  return (
    <div className={css.page}>
      <title>{`${t('title')} · ${t('common:app.name')}`}</title>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        {!isEmpty && (
          // `aria-disabled` keeps the focus on a button that has just become useless
          <Button
            variant="secondary"
            size="sm"
            icon={<CheckCheck size={18} aria-hidden />}
            loading={isMarkingAll}
            aria-disabled={unread === 0 || undefined}
            onClick={() => unread > 0 && markAll()}
          >
            {t('markAllRead')}
          </Button>
        )}
      </div>
      <NotificationResults query={query} page={page} onRead={markOne} />
    </div>
  );
}
