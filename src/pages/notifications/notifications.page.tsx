import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { dayName, groupByDay } from '../../entities/notification/notification-times.ts';
import { ResultDialogs } from '../../features/game-result/result-dialogs.tsx';
import { MarkAllRead } from '../../features/read-notifications/mark-all-read.tsx';
import { useMarkRead } from '../../features/read-notifications/use-mark-read.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { readPage } from '../../shared/routing/search-params.ts';
import { now } from '../../shared/platform/clock.ts';
import { useDeadlines } from '../../shared/platform/use-deadlines.ts';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { deadlinesOf } from './notification-deadlines.ts';
import { NotificationRow, NotificationsSkeleton } from './notification-row.tsx';
import { notificationsQuery } from './notifications.data.ts';
import * as css from './notifications.css.ts';

export { loader } from './notifications.data.ts';

/** Notifications of all the user's profiles together, by days (RT-52, NOT-05, design §11). */
export function Component() {
  const t = useT('notifications');
  const format = useFormat();
  const [search] = useSearchParams();
  const page = readPage(search);
  const { markOne } = useMarkRead();
  const query = useQuery(notificationsQuery(page));
  const unread = query.data?.unread_notifications_count ?? 0;
  const total = query.data?.pagination.total;
  const isUnknown = query.data === undefined && query.error !== null;
  const summary = unread > 0 ? t('unread', { count: unread }) : t('allRead');
  useDeadlines(deadlinesOf(query.data?.notifications ?? []));
  const at = now();
  return (
    <Stack gap={5} className={css.page}>
      <PageHeader
        title={t('title')}
        meta={total === undefined ? '\u00a0' : total > 0 ? <span role="status">{summary}</span> : null}
        action={total !== 0 && !isUnknown && <MarkAllRead unread={unread} />}
      />
      <ListView
        query={query}
        errorTitle={t('notLoaded')}
        skeleton={<NotificationsSkeleton />}
        empty={
          <EmptyState action={<LinkButton to={paths.home()}>{t('common:errors.goBackHome')}</LinkButton>}>
            {t('empty')}
          </EmptyState>
        }
        paging={{ page }}
      >
        {({ notifications }, stale) => (
          <Stack gap={6} {...stale}>
            {groupByDay(notifications).map((day) => (
              <Section
                key={day.date}
                title={dayName(day.date, at, t, format)}
                titleClass={css.dayName}
                gap={2}
                className={css.day}
              >
                <ListRows>
                  {day.notifications.map((one) => (
                    <NotificationRow key={one.id} notification={one} now={at} onRead={markOne} />
                  ))}
                </ListRows>
              </Section>
            ))}
          </Stack>
        )}
      </ListView>
      <ResultDialogs />
    </Stack>
  );
}
