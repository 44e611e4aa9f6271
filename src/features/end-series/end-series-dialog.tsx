import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { colorPresets } from '../../models/confirmation/presets.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { endBookingSeries, getBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { GetBookingData } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { bookingTimes } from '../../entities/booking/booking-times.ts';
import { refreshBookings } from '../../entities/booking/refresh-bookings.ts';
import { Refusal } from '../../entities/booking/refusal.tsx';
import { usualSession } from '../../entities/booking/usual-session.ts';
import { ConfirmationDialog } from '../../entities/confirmation/confirmation-dialog.tsx';
import { endingSessions } from './ending-sessions.ts';

export interface EndSeriesDialogProps {
  data: GetBookingData;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a weekly booking ends: this session and the later ones are cancelled (design §5). */
export function EndSeriesDialog({ data, onClose, onDone }: EndSeriesDialogProps) {
  const { booking, sessions } = data;
  const usual = usualSession(data);
  const t = useT('bookings');
  const format = useFormat();
  const client = useQueryClient();
  const say = useUnit(snackbarRequested);
  const end = useMutation<void, ApiError>({
    mutationFn: () =>
      settleLostAnswer(
        () => endBookingSeries(booking.id, {}),
        async () => (await getBooking(booking.id)).series?.status === 'ended',
      ),
    onSuccess: async () => {
      await refreshBookings(client);
      say({ message: { key: 'bookings:cancel.seriesDone' }, color: 'success' });
      onDone();
    },
    onError: () => refreshBookings(client),
  });
  const { ending, staying } = endingSessions(sessions, booking.date, now());
  const first = format.dateLong(ending.at(0)?.date ?? booking.date);
  const last = format.dateLong(ending.at(-1)?.date ?? booking.date);
  const { court } = usual;
  const weekly = t('weeklyEvery', { weekday: format.weekdayLong(usual.date), time: bookingTimes(usual, format) });
  return (
    <ConfirmationDialog
      preset={{
        ...colorPresets.danger,
        title: { key: 'bookings:end.title' },
        message: { text: `${court.name}, ${booking.venue.name}. ${weekly}.` },
        positiveText: { key: 'bookings:cancel.series' },
        negativeText: { key: 'bookings:end.keep' },
      }}
      isRunning={end.isPending || end.isSuccess} // after success too, until the dialog is gone
      onConfirm={() => end.mutate()}
      onCancel={onClose}
    >
      {ending.length > 0 && <p>{t('end.ends', { count: ending.length, first, last })}</p>}
      {staying.length > 0 && <p>{t('end.stays', { count: staying.length })}</p>}
      <p>{t('end.nothingNew')}</p>
      {end.error && <Refusal error={end.error} venue={booking.venue} />}
    </ConfirmationDialog>
  );
}
