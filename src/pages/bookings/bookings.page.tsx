import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { getListHandoversQueryOptions } from '../../shared/api/generated/endpoints/handovers/handovers.ts';
import { $authenticated } from '../../models/session/session.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { useDeadlines } from '../../shared/platform/use-deadlines.ts';
import { paths } from '../../shared/routing/paths.ts';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { areAnswered, ListView } from '../../shared/ui/query-view.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { TabLinks, TabPanel } from '../../shared/ui/tab-links.tsx';
import { visuallyHidden } from '../../shared/ui/visually-hidden.css.ts';
import { deadlinesOf } from '../../entities/booking/open-matters.ts';
import { bookAgainAddress } from '../../features/book-court/book-again.ts';
import { ManagedBookings } from '../../features/manage-booking/booking-dialogs.tsx';
import { BookingList, BookingListSkeleton } from '../../features/manage-booking/booking-list.tsx';
import { Offers } from '../../features/manage-booking/handover/offers.tsx';
import { GuestPrompt } from '../../features/sign-in-prompt/guest-prompt.tsx';
import { WaitingFor } from '../../features/watch-slot/waiting-for.tsx';
import { watchesQuery } from '../../features/watch-slot/watches-query.ts';
import { bookingsQuery, bookingsSearch, PAST_FILTERS, type BookingsAddress } from './bookings.data.ts';

export { loader } from './bookings.data.ts';

const TABS_ID = 'bookings';

/** My bookings; guests are asked to sign in, in place (RT-16, AUTH-10, R6). */
export function Component() {
  const t = useT('bookings');
  const authenticated = useUnit($authenticated);
  return (
    <Stack>
      <PageHeader title={t('title')} />
      {authenticated ? <MyBookings /> : <GuestPrompt drawing="calendar" reason={t('guest')} />}
    </Stack>
  );
}

/** Tab, filter, page and open dialog live in the URL. */
function MyBookings() {
  const t = useT('bookings');
  const { filters, change } = useFilters(bookingsSearch);
  const show = (list: Partial<BookingsAddress>) => void change(list);
  const { tab, status: chosen, page } = filters;
  const query = useQuery(bookingsQuery(filters));
  const offers = useQuery(getListHandoversQueryOptions());
  const watches = useQuery(watchesQuery());
  const { bookings = [], series = [] } = query.data ?? {};
  useDeadlines(deadlinesOf([...bookings, ...series.map((one) => one.open_session)]), query.refetch);
  const isBelow = tab === 'upcoming' && !areAnswered(offers, watches);
  return (
    <>
      <TabLinks
        id={TABS_ID}
        label={t('tabs')}
        tabs={[
          { value: 'upcoming', label: t('upcoming') },
          { value: 'past', label: t('past') },
        ]}
        value={tab}
        onChange={(value) => show({ tab: value, status: null })}
      />
      <TabPanel id={TABS_ID} value={tab}>
        {tab === 'past' && (
          <ChipGroup label={t('pastFilter.label')}>
            {[null, ...PAST_FILTERS].map((status) => (
              <Chip key={status} pressed={status === chosen} onClick={() => show({ status })}>
                {t(`pastFilter.${status ?? 'all'}`)}
              </Chip>
            ))}
          </ChipGroup>
        )}
        <ManagedBookings title={t(tab)} bookAgain={(booking) => bookAgainAddress(booking, tiraneDate(now()))}>
          {(dialog) => (
            <>
              {tab === 'upcoming' && <Offers query={offers} isToldBelow={query.error !== null} dialog={dialog} />}
              {tab === 'upcoming' && areAnswered(offers) && <WaitingFor />}
              <ListView
                query={isBelow ? { ...query, data: undefined, error: null } : query}
                errorTitle={t('notLoaded')}
                skeleton={<BookingListSkeleton tab={tab} />}
                empty={
                  <EmptyState drawing="calendar" action={<LinkButton to={paths.venues()}>{t('findCourt')}</LinkButton>}>
                    {tab === 'upcoming' ? t('empty') : t(chosen ? `pastFilter.${chosen}Empty` : 'emptyPast')}
                  </EmptyState>
                }
                paging={{ page, onPage: (next) => show({ page: next }) }}
              >
                {(data, stale) => (
                  <>
                    <p role="status" className={visuallyHidden}>
                      {t('count', { count: data.pagination.total })}
                    </p>
                    <BookingList {...{ data, tab, dialog, stale }} />
                  </>
                )}
              </ListView>
            </>
          )}
        </ManagedBookings>
      </TabPanel>
    </>
  );
}
