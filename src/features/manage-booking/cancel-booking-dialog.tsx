import { bookingTimes } from '../../entities/booking/booking-times.ts';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { cancelBooking, getBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { Booking } from '../../shared/api/generated/model';
import {
  CancelBookingBody,
  cancelBookingBodyReasonMax as REASON_MAX,
} from '../../shared/api/generated/zod/schemas/cancelBookingBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { BookingQuestion } from './booking-question.tsx';

const schema = CancelBookingBody.omit({ module: true });

export interface CancelBookingDialogProps {
  booking: Booking;
  onClose: () => void;
  /** It is cancelled and the lists are up to date. */
  onDone: () => void;
}

/** Asks before one session is cancelled; later sessions of a weekly booking stay (BK-03). */
export function CancelBookingDialog({ booking, onClose, onDone }: CancelBookingDialogProps) {
  const { id, weekly, court, venue, date } = booking;
  const t = useT('bookings');
  const format = useFormat();
  const form = useApiForm({
    operation: 'cancelBooking',
    schema,
    defaults: { reason: '' },
    draft: { form: 'cancel-booking', entity: id },
    send: ({ reason }) =>
      settleLostAnswer(
        () => cancelBooking(id, reason ? { reason } : {}),
        async () => (await getBooking(id)).booking.status === 'Unbooked',
      ),
    success: { key: weekly ? 'bookings:cancel.sessionDone' : 'bookings:cancel.done' },
    onDone,
  });
  const params = {
    court: `${court.name}, ${venue.name}`,
    date: format.dateLong(date),
    time: bookingTimes(booking, format),
  };
  const texts = {
    title: { key: weekly ? 'bookings:cancel.sessionTitle' : 'bookings:cancel.title' },
    message: { key: 'bookings:cancel.message', params },
    positiveText: { key: 'bookings:cancel.action' },
    negativeText: { key: 'bookings:cancel.keep' },
  } as const;
  return (
    <BookingQuestion texts={texts} form={form} venue={venue} onClose={onClose}>
      {weekly && <p>{t('cancel.onlyThis')}</p>}
      <TextAreaField label={t('cancel.reason')} optional rows={2} maxLength={REASON_MAX} {...form.field('reason')} />
    </BookingQuestion>
  );
}
