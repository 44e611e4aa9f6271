import { CalendarDays } from 'lucide-react';
import { bookingTimes } from '../../entities/booking/booking-times.ts';
import type { Booking, ListBookingsData } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { addDays } from '../../shared/lib/time/dates.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { paths } from '../../shared/routing/paths.ts';
import { CardLink } from '../../shared/ui/card-link.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Block, type BlockQuery } from './block.tsx';
import * as css from './explore.css.ts';

/** The user's next bookings, each a way to itself. */
export function UpcomingBlock({ query, today }: { query: BlockQuery<ListBookingsData>; today: string }) {
  const t = useT('home');
  const skeleton = (
    <>
      <div className={css.rows}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} shape="box" width="100%" height={82} />
        ))}
      </div>
      <Skeleton shape="box" width={140} height={48} className={css.more} />
    </>
  );
  return (
    <Block title={t('upcoming.title')}>
      <ListView
        query={query}
        failure={query.failure}
        skeleton={skeleton}
        empty={
          <EmptyState drawing="calendar" action={<LinkButton to={paths.venues()}>{t('upcoming.find')}</LinkButton>}>
            {t('upcoming.empty')}
          </EmptyState>
        }
      >
        {({ bookings, pagination }) => (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role away from a list without markers */}
            <ul role="list" className={css.rows}>
              {bookings.map((booking) => (
                <UpcomingRow key={booking.id} booking={booking} today={today} />
              ))}
            </ul>
            {pagination.last_page > 1 && (
              <LinkButton variant="secondary" to={paths.bookings()} className={css.more}>
                {t('upcoming.all')}
              </LinkButton>
            )}
          </>
        )}
      </ListView>
    </Block>
  );
}

function UpcomingRow({ booking, today }: { booking: Booking; today: string }) {
  const t = useT('home');
  const format = useFormat();
  const { id, court, venue, status } = booking;
  const date = tiraneDate(Date.parse(booking.starts_at));
  const day =
    date === today
      ? t('common:time.today')
      : date === addDays(today, 1)
        ? t('common:time.tomorrow')
        : format.dateMedium(date);
  return (
    <Card as="li" padded className={css.row}>
      <CalendarDays size={24} aria-hidden className={css.rowIcon} />
      <div>
        <CardLink to={paths.booking(id)} className={css.rowTitle}>
          {`${day}, ${bookingTimes(booking, format)}`}
        </CardLink>
        <p className={css.quiet}>{[court.name, venue.name, t(`common:bookingStatus.${status}`)].join(' · ')}</p>
      </div>
    </Card>
  );
}
