import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { dayName, groupByDay } from '../../entities/notification/notification-times.ts';
import { useMarkRead } from '../../features/read-notifications/use-mark-read.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { NotificationItem, NotificationsSkeleton } from './notification-item.tsx';
import { notificationsQuery, readPage } from './notifications.data.ts';
import * as css from './notifications.css.ts';

export { loader } from './notifications.data.ts';

/** Notifications of all the user's profiles together, by days (RT-52, NOT-05, design §11). */
export function Component() {
  const t = useT('notifications');
  const format = useFormat();
  const [search] = useSearchParams();
  const page = readPage(search);
  const { markOne, markAll, isMarkingAll } = useMarkRead();
  // another page: the last one stays until it is there
  const query = useQuery({ ...notificationsQuery(page), placeholderData: (last) => last });
  const unread = query.data?.unread_notifications_count ?? 0;
  const at = now();
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        {query.data?.pagination.total !== 0 && (
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
      <ListView
        query={query}
        errorTitle={t('notLoaded')}
        skeleton={<NotificationsSkeleton />}
        empty={
          <EmptyState
            drawing="court"
            action={<LinkButton to={paths.home()}>{t('common:errors.goBackHome')}</LinkButton>}
          >
            {t('empty')}
          </EmptyState>
        }
        paging={{ page }}
      >
        {({ notifications }, stale) => (
          <>
            <p role="status" className={css.count}>
              {unread > 0 ? t('unread', { count: unread }) : t('allRead')}
            </p>
            <div className={css.days} {...stale}>
              {groupByDay(notifications).map((day) => (
                <section key={day.date} className={css.day} aria-labelledby={`day-${day.date}`}>
                  <h2 className={css.dayName} id={`day-${day.date}`}>
                    {dayName(day.date, at, t, format)}
                  </h2>
                  <ul className={css.list}>
                    {day.notifications.map((one) => (
                      <NotificationItem key={one.id} notification={one} now={at} onRead={markOne} />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </>
        )}
      </ListView>
    </div>
  );
}
