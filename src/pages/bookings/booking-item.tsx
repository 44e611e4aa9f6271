import { useId } from 'react';
import type { Booking } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { BookingCard } from '../../entities/booking/booking-card.tsx';
import { CallVenueButton } from '../../entities/booking/call-venue.tsx';
import { cancelObstacle } from '../../entities/booking/cancel-obstacle.ts';
import { AddToCalendar } from '../../features/add-to-calendar/add-to-calendar.tsx';
import { bookAgainAddress } from './book-again.ts';
import type { BookingsTab } from './bookings-address.ts';
import type { BookingsNavigation } from './use-bookings-address.ts';

interface BookingItemProps {
  booking: Booking;
  tab: BookingsTab;
  open: BookingsNavigation['open'];
}

/** A booking and what can be done with it; with one that can no longer be cancelled, call the venue. */
export function BookingItem({ booking, tab, open }: BookingItemProps) {
  const heading = useId();
  const t = useT('bookings');
  const look = { size: 'sm', variant: 'secondary', 'aria-describedby': heading } as const;
  return (
    <BookingCard booking={booking} headingId={heading}>
      <Button {...look} onClick={() => open(booking.id, 'details')}>
        {t('details')}
      </Button>
      {tab === 'past' ? (
        <LinkButton {...look} to={bookAgainAddress(booking, tiraneDate(now()))}>
          {t('bookAgain')}
        </LinkButton>
      ) : (
        <UpcomingActions booking={booking} look={look} open={open} />
      )}
    </BookingCard>
  );
}

function UpcomingActions({
  booking,
  look,
  open,
}: Omit<BookingItemProps, 'tab'> & { look: { size: 'sm'; variant: 'secondary'; 'aria-describedby': string } }) {
  const t = useT('bookings');
  const { id, weekly, permissions, venue } = booking;
  const canCancel = cancelObstacle(booking, now()) === null;
  return (
    <>
      {canCancel && (
        <Button {...look} onClick={() => open(id, 'move')}>
          {t('move.action')}
        </Button>
      )}
      <AddToCalendar {...look} booking={booking} />
      {canCancel ? (
        <Button {...look} onClick={() => open(id, 'cancel')}>
          {t('cancel.action')}
        </Button>
      ) : (
        <CallVenueButton {...look} venue={venue} />
      )}
      {weekly && permissions['end_series'] && (
        <Button {...look} onClick={() => open(id, 'end')}>
          {t('cancel.series')}
        </Button>
      )}
    </>
  );
}
