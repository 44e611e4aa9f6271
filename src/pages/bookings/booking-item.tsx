import { useId } from 'react';
import type { Booking } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { BookingCard } from '../../entities/booking/booking-card.tsx';
import { AddToCalendar } from '../../features/add-to-calendar/add-to-calendar.tsx';
import { bookAgainAddress } from './book-again.ts';
import type { BookingsTab } from './bookings-address.ts';
import type { BookingsNavigation } from './use-bookings-address.ts';

interface BookingItemProps {
  booking: Booking;
  tab: BookingsTab;
  open: BookingsNavigation['open'];
}

/** A booking and what can be done with it. "Cancel booking" says why when it is too late. */
export function BookingItem({ booking, tab, open }: BookingItemProps) {
  const t = useT('bookings');
  const heading = useId();
  const { id, status, weekly, can_cancel, permissions } = booking;
  const look = { size: 'sm', variant: 'secondary', 'aria-describedby': heading } as const;
  const isUpcoming = tab === 'upcoming';
  return (
    <BookingCard booking={booking} headingId={heading}>
      <Button {...look} onClick={() => open(id, 'details')}>
        {t('details')}
      </Button>
      {!isUpcoming && (
        <LinkButton {...look} to={bookAgainAddress(booking, tiraneDate(now()))}>
          {t('bookAgain')}
        </LinkButton>
      )}
      {isUpcoming && can_cancel && (
        <Button {...look} onClick={() => open(id, 'move')}>
          {t('move.action')}
        </Button>
      )}
      {isUpcoming && <AddToCalendar {...look} booking={booking} />}
      {status !== 'Unbooked' && (
        <Button {...look} onClick={() => open(id, 'cancel')}>
          {t('cancel.action')}
        </Button>
      )}
      {isUpcoming && weekly && permissions['end_series'] && (
        <Button {...look} onClick={() => open(id, 'end')}>
          {t('cancel.series')}
        </Button>
      )}
    </BookingCard>
  );
}
