import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useLocation, useNavigate } from 'react-router';
import { $authenticated } from '../../models/session/session.model.ts';
import type { Booking } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { TabLinks, TabPanel } from '../../shared/ui/tab-links.tsx';
import { visuallyHidden } from '../../shared/ui/visually-hidden.css.ts';
import { bookAgainAddress } from '../../features/book-court/book-again.ts';
import { BookingDialogs } from '../../features/manage-booking/booking-dialogs.tsx';
import { useBookingDialog } from '../../features/manage-booking/use-booking-dialog.ts';
import { GuestPrompt } from '../../features/sign-in-prompt/guest-prompt.tsx';
import { BookingList, BookingListSkeleton } from './booking-list.tsx';
import {
  bookingsQuery,
  bookingsSearch,
  keepSameList,
  PAST_FILTERS,
  readBookingsAddress,
  type BookingsAddress,
} from './bookings.data.ts';
import * as css from './bookings.css.ts';

export { loader } from './bookings.data.ts';

const TABS_ID = 'bookings';

/** My bookings; guests are asked to sign in, in place (RT-16, AUTH-10, R6). */
export function Component() {
  const t = useT('bookings');
  const authenticated = useUnit($authenticated);
  return (
    <div className={css.page}>
      <PageHeader title={t('title')} />
      {authenticated ? <MyBookings /> : <GuestPrompt reason={t('common:dialogs.signIn.bookings')} />}
    </div>
  );
}

/** Tab, filter, page and open dialog live in the URL. */
function MyBookings() {
  const t = useT('bookings');
  const navigate = useNavigate();
  const address = readBookingsAddress(new URLSearchParams(useLocation().search));
  const show = (list: Partial<BookingsAddress>) =>
    void navigate({ search: bookingsSearch({ ...address, page: 1, ...list }) }, { preventScrollReset: true });
  const { tab } = address;
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
      <TabPanel id={TABS_ID} value={tab} className={css.page}>
        {tab === 'past' && (
          <ChipGroup label={t('pastFilter.label')}>
            {[null, ...PAST_FILTERS].map((status) => (
              <Chip key={status} pressed={status === address.status} onClick={() => show({ status })}>
                {t(`pastFilter.${status ?? 'all'}`)}
              </Chip>
            ))}
          </ChipGroup>
        )}
        <Results address={address} show={show} />
      </TabPanel>
    </>
  );
}

function Results({ address, show }: { address: BookingsAddress; show: (list: Partial<BookingsAddress>) => void }) {
  const t = useT('bookings');
  const { tab, status, page } = address;
  const dialog = useBookingDialog(again);
  const query = useQuery({ ...bookingsQuery(address), ...keepSameList(address) });
  const empty = tab === 'upcoming' ? t('empty') : t(status ? `pastFilter.${status}Empty` : 'emptyPast');
  return (
    <>
      {/* after a change of a booking the focus comes here: the button that was pressed may be gone */}
      <h2
        className={visuallyHidden}
        tabIndex={-1}
        key={dialog.changedAt}
        ref={dialog.changedAt ? takeFocus : undefined}
      >
        {t(tab)}
      </h2>
      <ListView
        query={query}
        errorTitle={t('notLoaded')}
        skeleton={<BookingListSkeleton tab={tab} />}
        empty={
          <EmptyState drawing="calendar" action={<LinkButton to={paths.venues()}>{t('findCourt')}</LinkButton>}>
            {empty}
          </EmptyState>
        }
        paging={{ page, onPage: (next) => show({ page: next }) }}
      >
        {(data, stale) => (
          <>
            <p role="status" className={visuallyHidden}>
              {t('count', { count: data.pagination.total })}
            </p>
            <BookingList {...{ data, address, dialog, stale }} />
          </>
        )}
      </ListView>
      <BookingDialogs navigation={dialog} />
    </>
  );
}

const again = (booking: Booking): string => bookAgainAddress(booking, tiraneDate(now()));

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}
