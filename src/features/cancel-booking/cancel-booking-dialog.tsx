import '../../shared/lib/zod-setup.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { cancelBooking, getBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { Booking } from '../../shared/api/generated/model';
import { CancelBookingBody } from '../../shared/api/generated/zod/schemas/cancelBookingBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { bookingTimes } from '../../entities/booking/booking-times.ts';
import { refreshBookings } from '../../entities/booking/refresh-bookings.ts';
import { Refusal } from '../../entities/booking/refusal.tsx';
import { DraftNotice } from '../../entities/form/draft-notice.tsx';
import { useDraft } from '../../entities/form/use-draft.ts';

const schema = CancelBookingBody.omit({ module: true });
const REASON_MAX = 500;

export interface CancelBookingDialogProps {
  booking: Booking;
  onClose: () => void;
  /** It is cancelled and the lists are new. */
  onDone: () => void;
}

/** Asks before one session is cancelled; later sessions of a weekly booking stay (specification §4). */
export function CancelBookingDialog({ booking, onClose, onDone }: CancelBookingDialogProps) {
  const t = useT('bookings');
  const format = useFormat();
  const id = useId();
  const client = useQueryClient();
  const say = useUnit(snackbarRequested);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const draft = useDraft(form, { form: 'cancel-booking', entity: booking.id });
  const { attach } = draft;
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
  // also when it is done, until the dialog has gone: the second click of a double one may come that late
  const busy = cancelling.isPending || cancelling.isSuccess || form.formState.isSubmitting;
  const facts = {
    court: `${booking.court.name}, ${booking.venue.name}`,
    date: format.dateLong(booking.date),
    time: bookingTimes(booking, format),
  };
  return (
    <Dialog
      role="alertdialog"
      title={t(booking.weekly ? 'cancel.sessionTitle' : 'cancel.title')}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy} data-autofocus>
            {t('cancel.keep')}
          </Button>
          <Button type="submit" form={id} variant="danger" loading={busy}>
            {t('cancel.action')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={attach}
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit((values) => cancelling.mutateAsync(values).catch(shownBelow))(event)
        }
      >
        <Stack gap={4}>
          <p>{t('cancel.message', facts)}</p>
          {booking.weekly && <p>{t('cancel.onlyThis')}</p>}
          <DraftNotice draft={draft} />
          <TextAreaField
            label={t('cancel.reason')}
            optional
            rows={2}
            maxLength={REASON_MAX}
            error={form.formState.errors.reason && t('validation:maxLength', { max: REASON_MAX })}
            {...form.register('reason')}
          />
          {cancelling.error && <Refusal error={cancelling.error} venue={booking.venue} />}
        </Stack>
      </form>
    </Dialog>
  );
}

/** The mutation keeps its error, and the dialog shows it. */
const shownBelow = (): void => undefined;
