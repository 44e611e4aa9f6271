import type { Booking } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { phoneLineText } from '../../shared/lib/phone-number.ts';
import { now } from '../../shared/platform/clock.ts';
import { saveFile } from '../../shared/platform/save-file.ts';
import { paths } from '../../shared/routing/paths.ts';
import { bookingIcs } from './booking-ics.ts';

/** Hands one session to the device's calendar as an .ics file. */
export function useAddToCalendar(): (booking: Booking) => void {
  const t = useT();
  const format = useFormat();
  return (booking) => {
    const { court, venue, id } = booking;
    const summary = `${t(`sports.${court.sport.key}`)} · ${court.name}, ${venue.name}`;
    const description = `${venue.name}\n${phoneLineText(venue.phone)}\n${format.price(booking.price)}`;
    const url = new URL(`/app${paths.booking(id)}`, location.origin).href;
    const ics = bookingIcs(booking, { summary, description }, { now: now(), url });
    saveFile(`fusha-${booking.date}-${id}.ics`, 'text/calendar', ics);
  };
}
