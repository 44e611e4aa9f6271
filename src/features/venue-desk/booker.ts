import type { Booking } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { bookerName } from '../../entities/booking/booker.ts';

/** Whose booking it is, in words also where the account is gone. */
export const bookerText = (
  booking: Pick<Booking, 'guest_name' | 'booked_by' | 'source'>,
  t: Translate<'desk'>,
): string => bookerName(booking) ?? t(booking.source === 'competition' ? 'booker.competition' : 'booker.deleted');

const ALBANIA = '355';

/** The address that opens a chat with this number: digits with the country, Albania's where the number names none. */
export function whatsApp(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trim().startsWith('+')) return `https://wa.me/${digits}`;
  if (digits.startsWith('00')) return `https://wa.me/${digits.slice(2)}`;
  return `https://wa.me/${ALBANIA}${digits.replace(/^0/, '')}`;
}
