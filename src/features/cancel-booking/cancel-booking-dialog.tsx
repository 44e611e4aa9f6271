import '../../shared/lib/zod-setup.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useForm } from 'react-hook-form';
import { colorPresets } from '../../models/confirmation/presets.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { cancelBooking, getBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { Booking } from '../../shared/api/generated/model';
import { CancelBookingBody } from '../../shared/api/generated/zod/schemas/cancelBookingBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { bookingTimes } from '../../entities/booking/booking-times.ts';
import { refreshBookings } from '../../entities/booking/refresh-bookings.ts';
import { Refusal } from '../../entities/booking/refusal.tsx';
import { ConfirmationDialog } from '../../entities/confirmation/confirmation-dialog.tsx';
import { DraftNotice } from '../../entities/draft/draft-notice.tsx';
import { useDraft } from '../../entities/draft/use-draft.ts';

const schema = CancelBookingBody.omit({ module: true });
const REASON_MAX = 500;

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
  const client = useQueryClient();
  const say = useUnit(snackbarRequested);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const draft = useDraft(form, { form: 'cancel-booking', entity: booking.id });
  const cancelling = useMutation<void, ApiError, { reason?: string }>({
    mutationFn: ({ reason }) =>
      settleLostAnswer(
        () => cancelBooking(booking.id, reason ? { reason } : {}),
        async () => (await getBooking(booking.id)).booking.status === 'Unbooked',
      ),
    onSuccess: async () => {
      draft.submitted();
      await refreshBookings(client);
      say({
        message: { key: booking.weekly ? 'bookings:cancel.sessionDone' : 'bookings:cancel.done' },
        color: 'success',
      });
      onDone();
    },
    onError: () => refreshBookings(client),
  });
  // after success too, until the dialog is gone: the second click of a double click may come that late
  const isRunning = cancelling.isPending || cancelling.isSuccess || form.formState.isSubmitting;
  const facts = {
    court: `${booking.court.name}, ${booking.venue.name}`,
    date: format.dateLong(booking.date),
    time: bookingTimes(booking, format),
  };
  const submit = form.handleSubmit((values) => cancelling.mutateAsync(values).catch(shownBelow));
  return (
    <ConfirmationDialog
      preset={{
        ...colorPresets.danger,
        title: { key: booking.weekly ? 'bookings:cancel.sessionTitle' : 'bookings:cancel.title' },
        message: { key: 'bookings:cancel.message', params: facts },
        positiveText: { key: 'bookings:cancel.action' },
        negativeText: { key: 'bookings:cancel.keep' },
      }}
      isRunning={isRunning}
      onConfirm={() => void submit()}
      onCancel={onClose}
      formRef={draft.attach}
    >
      {booking.weekly && <p>{t('cancel.onlyThis')}</p>}
      <DraftNotice draft={draft} />
      <TextAreaField
        label={t('cancel.reason')}
        optional={t('common:fields.optional')}
        rows={2}
        maxLength={REASON_MAX}
        error={form.formState.errors.reason && t('validation:maxLength', { max: REASON_MAX })}
        {...form.register('reason')}
      />
      {cancelling.error && <Refusal error={cancelling.error} venue={booking.venue} />}
    </ConfirmationDialog>
  );
}

/** The mutation keeps its error, and the dialog shows it. */
const shownBelow = (): void => undefined;
