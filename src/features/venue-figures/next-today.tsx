import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { bookerName } from '../../entities/booking/booker.ts';
import { bookingTimes } from '../../entities/booking/booking-times.ts';
import type { Booking } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Inline } from '../../shared/ui/stack.tsx';

interface NextTodayProps {
  /** The next of today, soonest first (getVenueFigures). */
  bookings: readonly Booking[];
  /** The address of a booking in the calendar. */
  addressOf: (booking: Booking) => string;
  /** What else can be done with the day. */
  children?: ReactNode;
}

/** Who comes next, when and where; each opens its booking in the calendar. */
export function NextToday({ bookings, addressOf, children }: NextTodayProps) {
  const t = useT('figures');
  return (
    <Section title={t('today.title')}>
      {bookings.length === 0 ? (
        <Card padded>{t('today.none')}</Card>
      ) : (
        <ListRows label={t('today.title')}>
          {bookings.map((booking) => (
            <NextRow key={booking.id} booking={booking} to={addressOf(booking)} />
          ))}
        </ListRows>
      )}
      <Inline>
        <LinkButton variant="secondary" size="sm" to={paths.venueCalendar()} icon={<CalendarDays size={18} />}>
          {t('today.calendar')}
        </LinkButton>
        {children}
      </Inline>
    </Section>
  );
}

/** At its end what is to be paid, or that it is. */
function NextRow({ booking, to }: { booking: Booking; to: string }) {
  const t = useT('figures');
  const format = useFormat();
  return (
    <ListRow
      to={to}
      title={`${bookingTimes(booking, format)} · ${booking.court.name}`}
      meta={bookerName(booking) ?? t('somebody')}
      value={booking.desk?.paid_at ? <Badge tone="success">{t('paid')}</Badge> : format.price(booking.price)}
    />
  );
}
