import { bookingWhen } from '../../entities/booking/booking-times.ts';
import { refusalHelp } from '../../entities/booking/call-venue.tsx';
import { DialogForm } from '../../entities/form/form.tsx';
import type { Booking } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { DatePicker } from '../../shared/ui/date-picker.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { MoveTimes } from './move-times.tsx';
import { useMoveForm } from './use-move-form.ts';
import * as css from './move.css.ts';

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
  const { form, courts, chosen, times } = useMoveForm(booking, onDone);
  return (
    <DialogForm
      wide
      title={t('move.title')}
      onClose={onClose}
      closeButton
      form={form}
      submitLabel={t('move.confirm')}
      failureDetail={(error) => refusalHelp(error, booking.venue)}
    >
      <p>
        {t('move.current', { when: bookingWhen(booking, format) })} · {booking.court.name}, {booking.venue.name}
      </p>
      {booking.weekly && <p>{t('move.onlyThis')}</p>}
      <div className={css.fields}>
        <DatePicker label={t('common:fields.date')} {...form.field('date')} min={tiraneDate(now())} max={undefined} />
        <SelectField
          label={t('sheet.court')}
          options={courts.map(({ id: value, name }) => ({ value, label: name }))}
          {...form.field('court_id', { valueAsNumber: true })}
        />
      </div>
      <MoveTimes {...times} />
      {chosen && chosen.price !== booking.price && (
        <p>{t('move.price', { price: format.price(chosen.price), current: format.price(booking.price) })}</p>
      )}
    </DialogForm>
  );
}
