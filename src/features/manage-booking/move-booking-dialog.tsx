import { bookingTimes } from '../../entities/booking/booking-times.ts';
import { comparedPrice } from '../../entities/booking/compared-price.ts';
import { refusalHelp } from '../../entities/booking/call-venue.tsx';
import { DialogForm } from '../../entities/form/form.tsx';
import { DayStrip } from '../../entities/slot/day-strip.tsx';
import type { Booking } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import * as css from './move.css.ts';
import { MoveTimes } from './move-times.tsx';
import { type ChosenTime, useMoveForm } from './use-move-form.ts';

export interface MoveBookingDialogProps {
  booking: Booking;
  onClose: () => void;
  /** It is moved and the lists are up to date. */
  onDone: () => void;
}

/** Another day, court or time for one session, at the same venue (design §5). A refusal keeps the chosen values. */
export function MoveBookingDialog({ booking, onClose, onDone }: MoveBookingDialogProps) {
  const t = useT('bookings');
  const format = useFormat();
  const { form, chosen, days, times } = useMoveForm(booking, onDone);
  return (
    <DialogForm
      wide
      title={t('move.title')}
      onClose={onClose}
      closeButton
      form={form}
      submitLabel={t('move.confirm')}
      failureDetail={(error) => refusalHelp(error, booking.venue)}
      effect={<NewTime booking={booking} date={days.chosen} chosen={chosen} />}
    >
      <p>
        {t('move.current', { when: whenIn(format, booking.date, booking) })} · {booking.court.name}
      </p>
      {booking.weekly && <p>{t('move.onlyThis')}</p>}
      <div className={css.days}>
        <DayStrip label={t('common:fields.date')} {...days} />
      </div>
      <MoveTimes {...times} />
    </DialogForm>
  );
}

/** "Fri, Nov 27, 17:00–18:00" */
const whenIn = (format: Format, date: string, times: Pick<Booking, 'starts_at' | 'ends_at'>): string =>
  `${format.dateBrief(date, now())}, ${bookingTimes(times, format)}`;

interface NewTimeProps {
  booking: Booking;
  date: string;
  chosen: ChosenTime | null;
}

/** The chosen time, court and price, and how much more or less that is than now. */
function NewTime({ booking, date, chosen }: NewTimeProps) {
  const t = useT('bookings');
  const words = useT('venue');
  const format = useFormat();
  if (!chosen) return <p className={css.quiet}>{t('move.choose')}</p>;
  return (
    <>
      <p className={css.chosen}>
        {whenIn(format, date, chosen)} · {chosen.court}
      </p>
      <p className={css.quiet}>{comparedPrice(words, format, chosen.price, booking.price)}</p>
    </>
  );
}
