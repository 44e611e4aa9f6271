import { Phone } from 'lucide-react';
import type { BookingVenue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { callLink } from './booking-card.css.ts';

/** The way out when the app cannot cancel: the venue's telephone. */
export function CallVenue({ venue }: { venue: Pick<BookingVenue, 'name' | 'phone'> }) {
  const t = useT('bookings');
  return (
    <a className={callLink} href={telephone(venue.phone)}>
      <Phone size={18} aria-hidden />
      {t('cancel.call', { venue: venue.name, phone: venue.phone })}
    </a>
  );
}

/** A `tel:` address has no spaces. */
export const telephone = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
