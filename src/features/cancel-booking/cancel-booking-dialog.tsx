import { useUnit } from 'effector-react';
import { bookingTimes } from '../../entities/booking/booking-times.ts';
import { refusalHelp } from '../../entities/booking/call-venue.tsx';
import { ConfirmationDialog } from '../../entities/confirmation/confirmation-dialog.tsx';
import { FormBody, isPending } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { colorPresets } from '../../models/confirmation/presets.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { cancelBooking, getBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { Booking } from '../../shared/api/generated/model';
import {
  CancelBookingBody,
  cancelBookingBodyReasonMax as REASON_MAX,
} from '../../shared/api/generated/zod/schemas/cancelBookingBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';

const schema = CancelBookingBody.omit({ module: true });

export interface CancelBookingDialogProps {
  booking: Booking;
  onClose: () => void;
  /** It is cancelled and the lists are up to date. */
  onDone: () => void;
}

/** Asks before one session is cancelled; later sessions of a weekly booking stay (BK-03). */
export function CancelBookingDialog({ booking, onClose, onDone }: CancelBookingDialogProps) {
  const t = useT('bookings');
  const format = useFormat();
  const say = useUnit(snackbarRequested);
  const form = useApiForm({
    operation: 'cancelBooking',
    schema,
    defaults: { reason: '' },
    draft: { form: 'cancel-booking', entity: booking.id },
    send: ({ reason }) =>
      settleLostAnswer(
        () => cancelBooking(booking.id, reason ? { reason } : {}),
        async () => (await getBooking(booking.id)).booking.status === 'Unbooked',
      ),
    onDone: () => {
      say({
        message: { key: booking.weekly ? 'bookings:cancel.sessionDone' : 'bookings:cancel.done' },
        color: 'success',
      });
      onDone();
    },
  });
  const params = {
    court: `${booking.court.name}, ${booking.venue.name}`,
    date: format.dateLong(booking.date),
    time: bookingTimes(booking, format),
  };
  return (
    <ConfirmationDialog
      preset={{
        ...colorPresets.danger,
        title: { key: booking.weekly ? 'bookings:cancel.sessionTitle' : 'bookings:cancel.title' },
        message: { key: 'bookings:cancel.message', params },
        positiveText: { key: 'bookings:cancel.action' },
        negativeText: { key: 'bookings:cancel.keep' },
      }}
      formId={form.id}
      isRunning={isPending(form)}
      onCancel={onClose}
    >
      <FormBody form={form} failureDetail={(error) => refusalHelp(error, booking.venue)}>
        {booking.weekly && <p>{t('cancel.onlyThis')}</p>}
        <TextAreaField label={t('cancel.reason')} optional rows={2} maxLength={REASON_MAX} {...form.field('reason')} />
      </FormBody>
    </ConfirmationDialog>
  );
}
