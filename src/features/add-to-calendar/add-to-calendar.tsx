import { CalendarPlus } from 'lucide-react';
import type { Booking } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Button, type ButtonLook } from '../../shared/ui/button.tsx';
import { bookingIcs } from './booking-ics.ts';

interface AddToCalendarProps extends ButtonLook {
  booking: Booking;
  'aria-describedby'?: string;
}

/** Hands one session to the device's calendar as an .ics file. */
export function AddToCalendar({ booking, ...look }: AddToCalendarProps) {
  const t = useT('bookings');
  const format = useFormat();
  const press = () => {
    const { court, venue, id } = booking;
    const summary = `${t(`common:sports.${court.sport.key}`)} · ${court.name}, ${venue.name}`;
    const description = `${venue.name}\n${venue.phone}\n${format.price(booking.price)}`;
    const url = new URL(`/app${paths.booking(id)}`, location.origin).href;
    save(`fusha-${booking.date}-${id}.ics`, bookingIcs(booking, { summary, description }, { now: now(), url }));
  };
  return (
    <Button {...look} icon={<CalendarPlus size={18} aria-hidden />} onClick={press}>
      {t('done.addToCalendar')}
    </Button>
  );
}

/** A data address, unlike a blob's, needs no tidying up and opens the calendar itself on iOS. */
function save(name: string, ics: string): void {
  const link = document.createElement('a');
  link.href = `data:text/calendar;charset=utf-8,${encodeURIComponent(ics)}`;
  link.download = name;
  link.click();
}
