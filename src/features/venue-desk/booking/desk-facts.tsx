import { BookingStatusBadge } from '../../../entities/booking/booking-status.tsx';
import { bookingTimes, instantText } from '../../../entities/booking/booking-times.ts';
import { deadlineText } from '../../../entities/booking/deadline-text.ts';
import { unbookedReason } from '../../../entities/booking/unbooked-reason.ts';
import type { Booking, BookingSeries } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { sessionTimes } from '../../../shared/lib/session-times.ts';
import { tiraneDate } from '../../../shared/lib/time/tirane.ts';
import { Link } from '../../../shared/routing/link.tsx';
import { paths } from '../../../shared/routing/paths.ts';
import { now } from '../../../shared/platform/clock.ts';
import { Fact, Facts } from '../../../shared/ui/facts.tsx';
import { expiryOf } from '../expiry.ts';

const bookedBy = {
  admin: 'details.byVenue',
  user: 'details.byPlayer',
  event: 'details.byPlayer',
  competition: 'details.byOrganizers',
} as const satisfies Record<Booking['source'], string>;

/** Where, when, for how much, and how it stands. */
export function DeskFacts({ booking, series }: { booking: Booking; series: BookingSeries | null }) {
  const t = useT('desk');
  const format = useFormat();
  const {
    status,
    court,
    date,
    price,
    cancelled_at,
    cancel_reason,
    created_at,
    source,
    competition,
    desk,
    permissions,
  } = booking;
  return (
    <Facts>
      <Fact term={t('common:fields.status')}>
        <BookingStatusBadge booking={booking} forVenue />
      </Fact>
      {status === 'Pending' && (
        <Fact term={t('details.expires')}>{instantText(new Date(expiryOf(booking)).toISOString(), format)}</Fact>
      )}
      {booking.closure?.state === 'asked' && (
        <Fact term={t('details.asked')}>
          {t('details.askedUntil', { when: deadlineText(booking.closure.answer_until, now(), format) })}
        </Fact>
      )}
      {cancelled_at !== null && <Fact term={t('details.unbookedOn')}>{instantText(cancelled_at, format)}</Fact>}
      {unbookedReason(booking) !== null && cancel_reason && <Fact term={t('reason.label')}>{cancel_reason}</Fact>}
      {competition && (
        <Fact term={t('booker.competition')}>
          <Link to={paths.competitionFixtures(competition.id)}>{competition.name}</Link>
        </Fact>
      )}
      <Fact term={t('details.court')}>
        {court.name} · {t(`common:sports.${court.sport.key}`)}
      </Fact>
      <Fact term={t('common:fields.date')}>{format.dateLong(date)}</Fact>
      <Fact term={t('common:fields.time')}>{bookingTimes(booking, format)}</Fact>
      <Fact term={t('common:fields.price')}>{format.price(price)}</Fact>
      {booking.weekly && (
        <Fact term={t('details.weekly')}>
          <Weekly booking={booking} series={series} />
        </Fact>
      )}
      {/* who may change it has a switch for it */}
      {desk?.paid_at && !permissions['pay'] && <Fact term={t('marks.paid')}>{instantText(desk.paid_at, format)}</Fact>}
      {desk?.no_show_at && !permissions['no_show'] && (
        <Fact term={t('marks.noShow')}>{instantText(desk.no_show_at, format)}</Fact>
      )}
      <Fact term={t('details.bookedOn')}>
        {t(bookedBy[source], {
          when: `${format.dateShort(tiraneDate(Date.parse(created_at)))}, ${format.time(Date.parse(created_at))}`,
        })}
      </Fact>
    </Facts>
  );
}

/** "Mondays 20:00 · session of Nov 30": the usual time of the series, from which this session may have been moved. */
function Weekly({ booking, series }: { booking: Booking; series: BookingSeries | null }): string {
  const t = useT('desk');
  const format = useFormat();
  if (!series) return t('details.everyWeek');
  const isUsual = booking.time_slot.id === series.time_slot.id && booking.court.id === series.court.id;
  return t('details.session', {
    weekday: format.weekdayEach(series.weekday),
    time: isUsual ? sessionTimes(booking).start : series.time_slot.start,
    date: format.dayMonth(booking.date),
  });
}
