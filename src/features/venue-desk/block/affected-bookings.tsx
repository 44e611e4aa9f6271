import { bookingTimes } from '../../../entities/booking/booking-times.ts';
import { BookingStatusBadge } from '../../../entities/booking/booking-status.tsx';
import type { Booking } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { now } from '../../../shared/platform/clock.ts';
import { ListRow, ListRows } from '../../../shared/ui/list-row.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { bookerText } from '../booker.ts';

/** The bookings that a closed time would hit, soonest first. */
export function AffectedBookings({ bookings }: { bookings: readonly Booking[] }) {
  const t = useT('desk');
  const format = useFormat();
  return (
    <Stack gap={2}>
      <p role="status">{bookings.length > 0 ? t('block.affected', { count: bookings.length }) : t('block.none')}</p>
      {bookings.length > 0 && (
        <ListRows label={t('block.affectedList')}>
          {bookings.map((booking) => (
            <ListRow
              key={booking.id}
              title={bookerText(booking, t)}
              meta={`${format.dateBrief(booking.date, now())}, ${bookingTimes(booking, format)} · ${booking.court.name}`}
              value={<BookingStatusBadge booking={booking} forVenue />}
            />
          ))}
        </ListRows>
      )}
    </Stack>
  );
}
