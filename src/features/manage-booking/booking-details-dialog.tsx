import { Link } from '../../shared/routing/link.tsx';
import type { Booking, BookingSeries, GetBookingData } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import type { Translate } from '../../shared/i18n/i18n.ts';
import type { Format } from '../../shared/i18n/format.ts';
import { phoneLineLink, phoneLineText } from '../../shared/lib/phone-number.ts';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { BookingStatusBadge } from '../../entities/booking/booking-status.tsx';
import { bookingTimes, instantText } from '../../entities/booking/booking-times.ts';
import { unbookedReason } from '../../entities/booking/unbooked-reason.ts';
import { usualSession } from '../../entities/booking/usual-session.ts';
import { ClosureOutcome } from './closure-outcome.tsx';
import { HandoverFact } from './handover/handover-fact.tsx';
import { OfferAnswers } from './handover/offer-answers.tsx';
import { isOver, useBookingActions } from './use-booking-actions.tsx';
import { useIsOwn } from './use-is-own.ts';
import type { BookingDialogNavigation } from './use-booking-dialog.ts';
import * as css from './booking-details.css.ts';

interface BookingDetailsDialogProps {
  data: GetBookingData;
  navigation: BookingDialogNavigation;
}

/** Everything about one booking: policy, who confirmed it, its series (design §5). */
export function BookingDetailsDialog({ data, navigation }: BookingDetailsDialogProps) {
  const t = useT('bookings');
  const format = useFormat();
  const { booking, series } = data;
  const { venue, court } = booking;
  const isOwn = useIsOwn(booking);
  const isOffered = booking.permissions['accept_handover'] === true;
  const reason = unbookedReason(booking);
  const confirmed = confirmation(booking, t, format);
  return (
    <Dialog
      title={
        <span className={css.when}>
          {format.dateMedium(booking.date)}, <span className={css.times}>{bookingTimes(booking, format)}</span>
        </span>
      }
      closeButton
      onClose={navigation.close}
      actions={isOwn || isOffered ? <Actions booking={booking} navigation={navigation} /> : undefined}
    >
      <Stack gap={4}>
        <ClosureOutcome booking={booking} />
        <Facts>
          <Fact term={t('common:fields.status')}>
            <BookingStatusBadge booking={booking} />
          </Fact>
          <HandoverFact booking={booking} />
          <Fact term={t('sheet.court')}>
            {court.name} · {t(`common:sports.${court.sport.key}`)}
          </Fact>
          <Fact term={t('detail.venue')}>
            <Link to={paths.venue(venue.slug)}>{venue.name}</Link>, {venue.address}
          </Fact>
          <Fact term={t('detail.phone')}>
            <a href={phoneLineLink(venue.phone)}>{phoneLineText(venue.phone)}</a>
          </Fact>
          <Fact term={t('common:fields.price')}>{format.price(booking.price)}</Fact>
          {confirmed && <Fact term={t('detail.confirmation')}>{confirmed}</Fact>}
          {!isOver(booking) && (isOwn || isOffered) && (
            <Fact term={t('detail.cancellation')}>{cancellation(booking, t, format)}</Fact>
          )}
          {reason && booking.cancelled_at && (
            <Fact term={t('detail.unbookedOn')}>{instantText(booking.cancelled_at, format)}</Fact>
          )}
          {reason === 'venue' && booking.cancel_reason && (
            <Fact term={t('cancel.reason')}>{booking.cancel_reason}</Fact>
          )}
          {booking.note && <Fact term={t('detail.note')}>{booking.note}</Fact>}
          {series && (
            <Fact term={t('detail.weekly')}>
              {t('weeklyEvery', {
                weekday: format.weekdayEach(series.weekday),
                time: bookingTimes(usualSession(data), format),
              })}
              {series.status === 'ended' && ` (${t('detail.ended')})`}
            </Fact>
          )}
          <Fact term={t('detail.bookedOn')}>{instantText(booking.created_at, format)}</Fact>
        </Facts>
        {series && <BookingSessions data={{ ...data, series }} />}
      </Stack>
    </Dialog>
  );
}

/** The sessions of a weekly booking and the days that were left out. */
function BookingSessions({ data }: { data: GetBookingData & { series: BookingSeries } }) {
  const t = useT('bookings');
  const format = useFormat();
  const { booking, sessions, series } = data;
  return (
    <Stack gap={3}>
      <h3 className={css.partTitle}>{t('sessions.title')}</h3>
      <ul className={css.sessions}>
        {sessions.map((session) => {
          const text = `${format.dateBrief(session.date, now())}, ${bookingTimes(session, format)}`;
          return (
            <li key={session.id} className={css.session}>
              {session.id === booking.id ? (
                <strong aria-current="true">{text}</strong>
              ) : (
                <Link className={css.sessionLink} to={paths.booking(session.id)} replace preventScrollReset>
                  {text}
                </Link>
              )}
              <BookingStatusBadge booking={session} />
            </li>
          );
        })}
      </ul>
      {series.skipped_dates.length > 0 && (
        <p>
          {t('detail.noSession', { dates: format.list(series.skipped_dates.map((date) => format.dayMonth(date))) })}
        </p>
      )}
    </Stack>
  );
}

/** By whom; nothing to say of a booking that was confirmed when it was made, or is none any more. */
function confirmation(
  { status, confirmed_at, created_at }: Booking,
  t: Translate<'bookings'>,
  format: Format,
): string | null {
  if (status === 'Unbooked') return null;
  if (confirmed_at === null) return t('detail.notConfirmed');
  if (Date.parse(confirmed_at) <= Date.parse(created_at)) return null;
  return t('detail.confirmedByVenue', { when: instantText(confirmed_at, format) });
}

function cancellation(
  { status, starts_at, cancel_until, cancel_deadline_at, can_cancel, permissions }: Booking,
  t: Translate<'bookings'>,
  format: Format,
): string {
  if (permissions['accept_handover'])
    return Date.parse(cancel_deadline_at) > now()
      ? t('handOver.gets.policy', { when: instantText(cancel_deadline_at, format) })
      : t('handOver.gets.policyOver');
  const when = instantText(cancel_until, format);
  if (!can_cancel) return t('detail.cancelClosed', { when });
  // the deadline changes once the venue has confirmed
  if (status === 'Pending') return t('detail.cancelWhilePending');
  return cancel_until === starts_at ? t('detail.cancelUntilStart') : t('detail.cancelUntil', { when });
}

/** The actions of the row's menu. */
function Actions({ booking, navigation }: { booking: Booking; navigation: BookingDialogNavigation }) {
  const actions = useBookingActions(booking, navigation);
  if (booking.permissions['accept_handover'])
    return (
      <div className={css.actions}>
        <OfferAnswers booking={booking} onDone={navigation.closeAfterChange} />
      </div>
    );
  return (
    <div className={css.actions}>
      {actions.map(({ label, href, onSelect, danger }) =>
        href === undefined ? (
          <Button
            key={label}
            variant="secondary"
            size="sm"
            className={danger ? css.danger : undefined}
            onClick={onSelect}
          >
            {label}
          </Button>
        ) : (
          <LinkButton key={label} variant="secondary" size="sm" to={href}>
            {label}
          </LinkButton>
        ),
      )}
    </div>
  );
}
