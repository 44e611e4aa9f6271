import type { Booking } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { addDays } from '../../shared/lib/time/dates.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { bookingTimes } from './booking-times.ts';

/** Bookings in short, when and where, each a way to itself. `today` is a Tirane date. */
export function UpcomingRows({ bookings, today }: { bookings: readonly Booking[]; today: string }) {
  const t = useT();
  const format = useFormat();
  const dayName = (date: string): string => {
    if (date === today) return t('time.today');
    return date === addDays(today, 1) ? t('time.tomorrow') : format.dateBrief(date, now());
  };
  return (
    <ListRows>
      {bookings.map((booking) => (
        <ListRow
          key={booking.id}
          to={paths.booking(booking.id)}
          title={`${dayName(tiraneDate(Date.parse(booking.starts_at)))}, ${bookingTimes(booking, format)}`}
          meta={[
            booking.court.name,
            booking.venue.name,
            ...(booking.status === 'Confirmed' ? [] : [t(`bookingStatus.${booking.status}`)]),
          ].join(' · ')}
        />
      ))}
    </ListRows>
  );
}
