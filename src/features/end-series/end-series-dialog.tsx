import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { endBookingSeries, getBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { GetBookingData } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { bookingTimes } from '../../entities/booking/booking-times.ts';
import { refreshBookings } from '../../entities/booking/refresh-bookings.ts';
import { Refusal } from '../../entities/booking/refusal.tsx';
import { usualSession } from '../../entities/booking/usual-session.ts';
import { endingSessions } from './ending-sessions.ts';

export interface EndSeriesDialogProps {
  data: GetBookingData;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a weekly booking ends: this session and the later ones go (design §5). */
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
  const busy = end.isPending || end.isSuccess; // until the dialog has gone
  const { ending, staying } = endingSessions(sessions, booking.date, now());
  const first = format.dateLong(ending.at(0)?.date ?? booking.date);
  const last = format.dateLong(ending.at(-1)?.date ?? booking.date);
  return (
    <Dialog
      role="alertdialog"
      title={t('end.title')}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy} data-autofocus>
            {t('end.keep')}
          </Button>
          <Button variant="danger" onClick={() => end.mutate()} loading={busy}>
            {t('cancel.series')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>
          {usual.court.name}, {booking.venue.name}.{' '}
          {t('weeklyEvery', { weekday: format.weekdayLong(usual.date), time: bookingTimes(usual, format) })}.
        </p>
        {ending.length > 0 && <p>{t('end.ends', { count: ending.length, first, last })}</p>}
        {staying.length > 0 && <p>{t('end.stays', { count: staying.length })}</p>}
        <p>{t('end.nothingNew')}</p>
        {end.error && <Refusal error={end.error} venue={booking.venue} />}
      </Stack>
    </Dialog>
  );
}
