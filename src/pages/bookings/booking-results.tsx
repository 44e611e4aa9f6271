import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import type { ListBookingsParams } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { cx } from '../../shared/ui/cx.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { visuallyHidden } from '../../shared/ui/visually-hidden.css.ts';
import { BookingCardSkeleton } from '../../entities/booking/booking-card-skeleton.tsx';
import { BookingItem } from './booking-item.tsx';
import { bookingsSearch, type BookingsTab, type PastFilter } from './bookings-address.ts';
import { bookingsQuery } from './bookings.data.ts';
import { PastFilterChips } from './past-filter-chips.tsx';
import type { BookingsNavigation } from './use-bookings-address.ts';
import * as css from './bookings.css.ts';

/** Skeletons, failure, nothing, or one page of bookings. */
export function BookingResults({ navigation }: { navigation: BookingsNavigation }) {
  const t = useT('bookings');
  const { tab } = navigation.address;
  return (
    <Stack gap={4}>
      {/* after a change of a booking the focus comes here: the button that was pressed may be gone */}
      <h2
        className={visuallyHidden}
        tabIndex={-1}
        key={navigation.changedAt}
        ref={navigation.changedAt ? focusIt : undefined}
      >
        {t(tab)}
      </h2>
      {tab === 'past' && <PastFilterChips navigation={navigation} />}
      <Results navigation={navigation} />
    </Stack>
  );
}

function Results({ navigation }: { navigation: BookingsNavigation }) {
  const t = useT('bookings');
  const { tab, status, page } = navigation.address;
  const options = bookingsQuery(navigation.address);
  const query = useQuery({
    ...options,
    // another page of the same list: the last one stays until it is there
    placeholderData: (last, lastQuery) =>
      lastQuery && isSameList(lastQuery.queryKey, options.queryKey) ? last : undefined,
  });
  if (query.error) {
    return (
      <ErrorState
        title={t('notLoaded')}
        message={query.error.kind === 'unreachable' ? t('common:states.errorHint') : query.error.message}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (!query.data) {
    return (
      <>
        <p className={css.count} />
        <div className={css.list} aria-busy role="status" aria-label={t('common:states.loading')}>
          {[1, 2, 3, 4].map((card) => (
            <BookingCardSkeleton key={card} />
          ))}
        </div>
      </>
    );
  }
  const { bookings, pagination } = query.data;
  if (pagination.total === 0) {
    return (
      <EmptyState drawing="calendar" action={<LinkButton to={paths.venues()}>{t('findCourt')}</LinkButton>}>
        {emptyText(tab, status, t)}
      </EmptyState>
    );
  }
  if (bookings.length === 0) {
    // the last booking of the last page is gone
    return (
      <Navigate
        replace
        state={navigation.state}
        to={{ search: bookingsSearch({ ...navigation.address, page: pagination.last_page }) }}
      />
    );
  }
  return (
    <>
      <p role="status" className={css.count}>
        {t('count', { count: pagination.total })}
      </p>
      <ul className={cx(css.list, query.isPlaceholderData && css.stale)} aria-label={t(tab)}>
        {bookings.map((booking) => (
          <BookingItem key={booking.id} booking={booking} tab={tab} open={navigation.open} />
        ))}
      </ul>
      <Pagination current={page} last={pagination.last_page} onPage={(next) => navigation.show({ page: next })} />
    </>
  );
}

function emptyText(tab: BookingsTab, status: PastFilter | null, t: Translate<'bookings'>): string {
  if (tab === 'upcoming') return t('empty');
  return status ? t(`pastFilter.${status}Empty`) : t('emptyPast');
}

function isSameList([, last]: readonly unknown[], [, next]: readonly unknown[]): boolean {
  const list = (params: unknown) => JSON.stringify({ ...(params as ListBookingsParams), page: null }); // the second part of the key is what is asked for
  return list(last) === list(next);
}

function focusIt(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
