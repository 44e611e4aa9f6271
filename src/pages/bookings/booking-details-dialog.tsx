import { Link } from 'react-router';
import type { ReactNode } from 'react';
import type { Booking, GetBookingData } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import type { Translate } from '../../shared/i18n/i18n.ts';
import type { Format } from '../../shared/i18n/format.ts';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { BookingStatusBadge } from '../../entities/booking/booking-status.tsx';
import { bookingTimes, bookingWhen, instantText } from '../../entities/booking/booking-times.ts';
import { telephone } from '../../entities/booking/call-venue.tsx';
import { cancelObstacle } from '../../entities/booking/cancel-obstacle.ts';
import { AddToCalendar } from '../../features/add-to-calendar/add-to-calendar.tsx';
import { BookingSessions } from './booking-sessions.tsx';
import type { BookingsNavigation } from './use-bookings-address.ts';
import * as css from './bookings.css.ts';

interface BookingDetailsDialogProps {
  data: GetBookingData;
  onClose: () => void;
  open: BookingsNavigation['open'];
}

/** Everything about one booking: policy, who confirmed it, its series (design §5). */
export function BookingDetailsDialog({ data, onClose, open }: BookingDetailsDialogProps) {
  const t = useT('bookings');
  const format = useFormat();
  const { booking, series } = data;
  const { venue, court, id } = booking;
  const isAhead = cancelObstacle(booking, now()) === null;
  const actions = (
    <>
      <AddToCalendar variant="secondary" booking={booking} />
      {isAhead && (
        <Button variant="secondary" onClick={() => open(id, 'move')}>
          {t('move.action')}
        </Button>
      )}
      {isAhead && (
        <Button variant="secondary" onClick={() => open(id, 'cancel')}>
          {t('cancel.action')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog wide title={bookingWhen(booking, format)} closeLabel={t('common:actions.close')} onClose={onClose} actions={booking.status === 'Unbooked' ? undefined : actions}>
      <Stack gap={4}>
        <dl className={css.facts}>
          <Fact term={t('common:fields.status')}>
            <BookingStatusBadge status={booking.status} />
          </Fact>
          <Fact term={t('sheet.court')}>
            {court.name} · {t(`common:sports.${court.sport.key}`)}
          </Fact>
          <Fact term={t('detail.venue')}>
            <Link to={paths.venue(venue.slug)}>{venue.name}</Link>, {venue.address}
          </Fact>
          <Fact term={t('detail.phone')}>
            <a href={telephone(venue.phone)}>{venue.phone}</a>
          </Fact>
          <Fact term={t('common:fields.price')}>{format.price(booking.price)}</Fact>
          {booking.status !== 'Unbooked' && <Fact term={t('detail.confirmation')}>{confirmation(booking, t, format)}</Fact>}
          <Fact term={t('detail.cancellation')}>{cancellation(booking, t, format)}</Fact>
          {booking.note && <Fact term={t('detail.note')}>{booking.note}</Fact>}
          <Fact term={t('detail.bookedOn')}>{instantText(booking.created_at, format)}</Fact>
          {series && (
            <Fact term={t('detail.weekly')}>
              {t('weeklyEvery', { weekday: format.weekdayName(series.weekday), time: bookingTimes(booking, format) })}
              {series.status === 'ended' && ` (${t('detail.ended')})`}
            </Fact>
          )}
        </dl>
        {series && <BookingSessions data={{ ...data, series }} />}
      </Stack>
    </Dialog>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

/** A booking that is confirmed in the moment it is made needed nobody's word. */
function confirmation({ confirmed_at, created_at }: Booking, t: Translate<'bookings'>, format: Format): string {
  if (confirmed_at === null) return t('detail.notConfirmed');
  if (Date.parse(confirmed_at) <= Date.parse(created_at)) return t('detail.confirmedAtOnce');
  return t('detail.confirmedByVenue', { when: instantText(confirmed_at, format) });
}

function cancellation(booking: Booking, t: Translate<'bookings'>, format: Format): string {
  const { status, cancelled_by, cancelled_at, cancel_deadline_at, can_cancel } = booking;
  if (status === 'Unbooked') {
    const who = t(`cancelledBy.${cancelled_by ?? 'system'}`);
    return cancelled_at ? `${who}, ${instantText(cancelled_at, format)}` : who;
  }
  if (!can_cancel) return t('detail.cancelClosed');
  const isOver = Date.parse(cancel_deadline_at) < now();
  return status === 'Pending' || isOver ? t('detail.cancelUntilStart') : t('detail.cancelUntil', { when: instantText(cancel_deadline_at, format) });
}
