import { Link } from 'react-router';
import type { BookingSeries, GetBookingData } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Stack } from '../../shared/ui/stack.tsx';
import { BookingStatusBadge } from '../../entities/booking/booking-status.tsx';
import { bookingTimes } from '../../entities/booking/booking-times.ts';
import * as css from './bookings.css.ts';

/** The sessions of a weekly booking and the days that were left out. */
export function BookingSessions({ data }: { data: GetBookingData & { series: BookingSeries } }) {
  const t = useT('bookings');
  const format = useFormat();
  const { booking, sessions, series } = data;
  return (
    <Stack gap={3}>
      <h3 className={css.partTitle}>{t('sessions.title')}</h3>
      <ul className={css.sessions}>
        {sessions.map((session) => {
          const text = `${format.dateShort(session.date)}, ${bookingTimes(session, format)}`;
          return (
            <li key={session.id} className={css.session}>
              {session.id === booking.id ? (
                <strong aria-current="true">{text}</strong>
              ) : (
                <Link className={css.sessionLink} to={paths.booking(session.id)} replace preventScrollReset>
                  {text}
                </Link>
              )}
              <BookingStatusBadge booking={session} />
            </li>
          );
        })}
      </ul>
      {series.skipped_dates.length > 0 && (
        <p>
          {t('detail.skippedDates')}: {format.list(series.skipped_dates.map((date) => format.dateShort(date)))}
        </p>
      )}
    </Stack>
  );
}
