import { Check, Repeat, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { bookingTimes } from '../../entities/booking/booking-times.ts';
import { useGetBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { Booking } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { addDays } from '../../shared/lib/time/dates.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Modal } from '../../shared/ui/modal.tsx';
import * as css from './booking-result.css.ts';

export interface BookingResultProps {
  bookedId: number;
  /** The answer was lost, and the booking was found by looking it up. */
  settled: boolean;
  /** What else can be done with the booking: calendar, share, directions. */
  renderActions: (booking: Booking) => ReactNode;
  /** Opens the sheet for the same court and time, weekly from this date; null where the venue has no weekly bookings. */
  onWeekly: ((booking: Booking, from: string) => void) | null;
  onClose: () => void;
}

const titles = { Confirmed: 'done.confirmed', Pending: 'done.requested', Unbooked: 'done.cancelled' } as const;

/** The result of a booking: what, when and where, and what comes next. The focus is on its heading. */
export function BookingResult({ bookedId, settled, renderActions, onWeekly, onClose }: BookingResultProps) {
  const t = useT('venue');
  const format = useFormat();
  const id = useId();
  const { data } = useGetBooking(bookedId);
  if (!data) return null;
  const { booking, series, sessions } = data;
  const { court, venue, date, status } = booking;
  return (
    <Modal aria-labelledby={id} onClose={onClose} className={css.sheet}>
      <div role="status" className={css.content}>
        <div className={css.close}>
          <IconButton aria-label={t('common:actions.close')} onClick={onClose}>
            <X size={22} />
          </IconButton>
        </div>
        {status !== 'Unbooked' && (
          <span className={css.tick}>
            <Check size={32} strokeWidth={3} aria-hidden />
          </span>
        )}
        <h2 id={id} tabIndex={-1} className={css.title}>
          {t(titles[status])}
        </h2>
        <div>
          <p className={css.when}>
            {format.dateMedium(date)}, {bookingTimes(booking, format)}
          </p>
          <p className={css.where}>
            {court.name}, {venue.name}
            {sessions.length > 1 && ` · ${t('weeks.sessions', { count: sessions.length })}`}
          </p>
        </div>
        {status === 'Pending' && <p className={css.where}>{t('done.requestedHint')}</p>}
        {settled && <p className={css.where}>{t('done.settled')}</p>}
        <LinkButton block to={paths.booking(bookedId)}>
          {t('done.see')}
        </LinkButton>
        <div className={css.actions}>{renderActions(booking)}</div>
        {onWeekly && series === null && status !== 'Unbooked' && (
          <Button variant="ghost" icon={<Repeat size={18} />} onClick={() => onWeekly(booking, addDays(date, 7))}>
            {t('done.weekly')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
