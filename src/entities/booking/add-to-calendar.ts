import type { Booking } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { bookingIcs } from './booking-ics.ts';

/** Hands one session to the device's calendar as an .ics file. */
export function useAddToCalendar(): (booking: Booking) => void {
  const t = useT();
  const format = useFormat();
  return (booking) => {
    const { court, venue, id } = booking;
    const summary = `${t(`sports.${court.sport.key}`)} · ${court.name}, ${venue.name}`;
    const description = `${venue.name}\n${venue.phone}\n${format.price(booking.price)}`;
    const url = new URL(`/app${paths.booking(id)}`, location.origin).href;
    save(`fusha-${booking.date}-${id}.ics`, bookingIcs(booking, { summary, description }, { now: now(), url }));
  };
}

/** A data address, unlike a blob's, needs no tidying up and opens the calendar itself on iOS. */
function save(name: string, ics: string): void {
  const link = document.createElement('a');
  link.href = `data:text/calendar;charset=utf-8,${encodeURIComponent(ics)}`;
  link.download = name;
  link.click();
}
