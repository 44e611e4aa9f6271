import { CalendarPlus, Navigation } from 'lucide-react';
import { useAddToCalendar } from '../../entities/booking/add-to-calendar.ts';
import { bookingTimes } from '../../entities/booking/booking-times.ts';
import { directionsTo } from '../../entities/venue/venue-links.ts';
import { ShareLink } from '../../features/share-link/share-link.tsx';
import { shareAddress } from '../../features/share-link/share.ts';
import { paths } from '../../shared/routing/paths.ts';
import type { Booking, Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';

/** What a player does with a booking that was just made: keeps it, tells the others, goes there. */
export function ResultActions({ venue, booking }: { venue: Venue; booking: Booking }) {
  const t = useT('venue');
  const format = useFormat();
  const addToCalendar = useAddToCalendar();
  const when = `${format.dateBrief(booking.date, now())}, ${bookingTimes(booking, format)}`;
  return (
    <>
      {booking.status !== 'Unbooked' && (
        <Button
          variant="secondary"
          icon={<CalendarPlus size={18} aria-hidden />}
          onClick={() => addToCalendar(booking)}
        >
          {t('common:actions.addToCalendar')}
        </Button>
      )}
      {booking.status !== 'Unbooked' && (
        <ShareLink
          look="button"
          url={shareAddress(paths.venue(venue.slug))}
          label={t('done.share')}
          title={venue.name}
          text={t('done.shareText', { when, court: booking.court.name, venue: venue.name })}
        />
      )}
      <a className={buttonClass({ variant: 'secondary' })} href={directionsTo(venue)} target="_blank" rel="noreferrer">
        <Navigation size={18} />
        {t('directions')}
      </a>
    </>
  );
}
