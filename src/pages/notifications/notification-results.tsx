import type { UseQueryResult } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router';
import type { ApiError } from '../../shared/api/errors.ts';
import type { Id, ListNotificationsData } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { cx } from '../../shared/ui/cx.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { dayName, groupByDay } from './notification-days.ts';
import { NotificationItem } from './notification-item.tsx';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import { pageSearch } from './notifications-address.ts';
import * as css from './notifications.css.ts';

export interface NotificationResultsProps {
  query: UseQueryResult<ListNotificationsData, ApiError>;
  page: number;
  onRead: (id: Id) => void;
}

/** Skeletons, failure, nothing, or one page of notifications by days. */
export function NotificationResults({ query, page, onRead }: NotificationResultsProps) {
  const t = useT('notifications');
  const format = useFormat();
  const navigate = useNavigate();
  // of a list that is there already, a failed second reading says nothing new
  if (query.error && !query.data) {
    return (
      <ErrorState
        title={t('notLoaded')}
        message={query.error.kind === 'unreachable' ? t('common:states.errorHint') : query.error.message}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (!query.data) return <NotificationsSkeleton />;
  const { notifications, pagination, unread_notifications_count: unread } = query.data;
  if (pagination.total === 0) {
    return (
      <EmptyState drawing="court" action={<LinkButton to={paths.home()}>{t('common:errors.goBackHome')}</LinkButton>}>
        {t('empty')}
      </EmptyState>
    );
  }
  if (notifications.length === 0) return <Navigate replace to={{ search: pageSearch(pagination.last_page) }} />;
  const at = now();
  return (
    <>
      <p role="status" className={css.count}>
        {unread > 0 ? t('unread', { count: unread }) : t('allRead')}
      </p>
      <div className={cx(css.days, query.isPlaceholderData && css.stale)}>
        {groupByDay(notifications).map((day) => (
          <section key={day.date} className={css.day} aria-labelledby={`day-${day.date}`}>
            <h2 className={css.dayName} id={`day-${day.date}`}>
              {dayName(day.date, at, t, format)}
            </h2>
            <ul className={css.list}>
              {day.notifications.map((one) => (
                <NotificationItem key={one.id} notification={one} now={at} onRead={onRead} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Pagination
        current={page}
        last={pagination.last_page}
        onPage={(next) => void navigate({ search: pageSearch(next) })}
      />
    </>
  );
}
