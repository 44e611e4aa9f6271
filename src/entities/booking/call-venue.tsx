import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiError } from '../../shared/api/errors.ts';
import type { BookingVenue } from '../../shared/api/generated/model';
import { phoneLineLink, phoneLineText } from '../../shared/lib/phone-number.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { callLink } from './booking-row.css.ts';

interface CallVenueProps {
  venue: Pick<BookingVenue, 'name' | 'phone'>;
}

/** The venue's phone number as a sentence, for when the app cannot cancel. */
export function CallVenue({ venue }: CallVenueProps) {
  const t = useT('bookings');
  return (
    <a className={callLink} href={phoneLineLink(venue.phone)}>
      <Phone size={18} aria-hidden />
      {t('cancel.call', { venue: venue.name, phone: phoneLineText(venue.phone) })}
    </a>
  );
}

/** What helps after a refused change of a booking: the venue's phone number once the deadline has passed. */
export const refusalHelp = ({ code }: ApiError, venue: CallVenueProps['venue']): ReactNode =>
  code === 'cancel_window_closed' ? <CallVenue venue={venue} /> : null;
