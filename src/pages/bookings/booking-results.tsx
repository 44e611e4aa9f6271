import { useQuery } from '@tanstack/react-query';
import type { ListBookingsParams } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { visuallyHidden } from '../../shared/ui/visually-hidden.css.ts';
import { BookingCardSkeleton } from '../../entities/booking/booking-card-skeleton.tsx';
import { BookingItem } from './booking-item.tsx';
import { PAST_FILTERS } from './bookings-address.ts';
import { bookingsQuery } from './bookings.data.ts';
import type { BookingsNavigation } from './use-bookings-address.ts';
import * as css from './bookings.css.ts';

interface BookingResultsProps {
  navigation: BookingsNavigation;
}

/** One page of upcoming or past bookings; the past can be narrowed. */
export function BookingResults({ navigation }: BookingResultsProps) {
  const t = useT('bookings');
  const { tab, status: chosen } = navigation.address;
  return (
    <Stack gap={4}>
      {/* after a change of a booking the focus comes here: the button that was pressed may be gone */}
      <h2
        className={visuallyHidden}
        tabIndex={-1}
        key={navigation.changedAt}
        ref={navigation.changedAt ? takeFocus : undefined}
      >
        {t(tab)}
      </h2>
      {tab === 'past' && (
        <ChipGroup label={t('pastFilter.label')}>
          {[null, ...PAST_FILTERS].map((status) => (
            <Chip key={status} pressed={status === chosen} onClick={() => navigation.show({ status })}>
              {t(`pastFilter.${status ?? 'all'}`)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <Results navigation={navigation} />
    </Stack>
  );
}

function Results({ navigation }: BookingResultsProps) {
  const t = useT('bookings');
  const { tab, status, page } = navigation.address;
  const options = bookingsQuery(navigation.address);
  const query = useQuery({
    ...options,
    // keeps the previous page of the same list until the next one is loaded
    placeholderData: (last, lastQuery) =>
      lastQuery && isSameList(lastQuery.queryKey, options.queryKey) ? last : undefined,
  });
  const nothing = tab === 'upcoming' ? t('empty') : t(status ? `pastFilter.${status}Empty` : 'emptyPast');
  return (
    <ListView
      query={query}
      errorTitle={t('notLoaded')}
      skeleton={
        <>
          <p className={css.count} />
          <div className={css.list}>
            {[1, 2, 3, 4].map((card) => (
              <BookingCardSkeleton key={card} />
            ))}
          </div>
        </>
      }
      empty={
        <EmptyState drawing="calendar" action={<LinkButton to={paths.venues()}>{t('findCourt')}</LinkButton>}>
          {nothing}
        </EmptyState>
      }
      paging={{ page, onPage: (next) => navigation.show({ page: next }) }}
    >
      {({ bookings, pagination }, stale) => (
        <>
          <p role="status" className={css.count}>
            {t('count', { count: pagination.total })}
          </p>
          <ul className={css.list} aria-label={t(tab)} {...stale}>
            {bookings.map((booking) => (
              <BookingItem key={booking.id} booking={booking} tab={tab} open={navigation.open} />
            ))}
          </ul>
        </>
      )}
    </ListView>
  );
}

function isSameList([, last]: readonly unknown[], [, next]: readonly unknown[]): boolean {
  const list = (params: unknown) => JSON.stringify({ ...(params as ListBookingsParams), page: null }); // the second part of the key is what is asked for
  return list(last) === list(next);
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}
