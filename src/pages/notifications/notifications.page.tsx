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
import { ListRows } from '../../shared/ui/list-row.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { NotificationRow, NotificationsSkeleton } from './notification-row.tsx';
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
  // keeps the previous page on screen while the next one loads
  const query = useQuery({ ...notificationsQuery(page), placeholderData: (last) => last });
  const unread = query.data?.unread_notifications_count ?? 0;
  const total = query.data?.pagination.total;
  const summary = unread > 0 ? t('unread', { count: unread }) : t('allRead');
  const at = now();
  return (
    <div className={css.page}>
      <PageHeader
        title={t('title')}
        meta={total === undefined ? '\u00a0' : total > 0 ? <span role="status">{summary}</span> : null}
        action={
          total !== 0 && (
            // `aria-disabled` keeps the focus on the button when nothing is left to mark
            <Button
              variant="ghost"
              size="sm"
              icon={<CheckCheck size={18} aria-hidden />}
              loading={isMarkingAll}
              aria-disabled={unread === 0 || undefined}
              onClick={() => unread > 0 && markAll()}
            >
              {t('markAllRead')}
            </Button>
          )
        }
      />
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
          <div className={css.days} {...stale}>
            {groupByDay(notifications).map((day) => (
              <section key={day.date} className={css.day} aria-labelledby={`day-${day.date}`}>
                <h2 className={css.dayName} id={`day-${day.date}`}>
                  {dayName(day.date, at, t, format)}
                </h2>
                <ListRows>
                  {day.notifications.map((one) => (
                    <NotificationRow key={one.id} notification={one} now={at} onRead={markOne} />
                  ))}
                </ListRows>
              </section>
            ))}
          </div>
        )}
      </ListView>
    </div>
  );
}
