import { useUnit } from 'effector-react';
import { bookingTimes } from '../../entities/booking/booking-times.ts';
import { refusalHelp } from '../../entities/booking/call-venue.tsx';
import { usualSession } from '../../entities/booking/usual-session.ts';
import { ConfirmationDialog } from '../../entities/confirmation/confirmation-dialog.tsx';
import { FormBody, isPending } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { colorPresets } from '../../models/confirmation/presets.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { endBookingSeries, getBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { GetBookingData } from '../../shared/api/generated/model';
import { EndBookingSeriesBody } from '../../shared/api/generated/zod/schemas/endBookingSeriesBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { endingSessions } from './ending-sessions.ts';

/** The series ends with the booking whose dialog it is, so nothing is filled in. */
const schema = EndBookingSeriesBody.omit({ module: true, from_date: true });

export interface EndSeriesDialogProps {
  data: GetBookingData;
  onClose: () => void;
  /** It has ended and the lists are up to date. */
  onDone: () => void;
}

/** Asks before a weekly booking ends: this session and the later ones are cancelled (design §5). */
export function EndSeriesDialog({ data, onClose, onDone }: EndSeriesDialogProps) {
  const { booking, sessions } = data;
  const t = useT('bookings');
  const format = useFormat();
  const say = useUnit(snackbarRequested);
  const form = useApiForm({
    operation: 'endBookingSeries',
    schema,
    defaults: {},
    send: () =>
      settleLostAnswer(
        () => endBookingSeries(booking.id, {}),
        async () => (await getBooking(booking.id)).series?.status === 'ended',
      ),
    onDone: () => {
      say({ message: { key: 'bookings:cancel.seriesDone' }, color: 'success' });
      onDone();
    },
  });
  const { ending, staying } = endingSessions(sessions, booking.date, now());
  const first = format.dateLong(ending.at(0)?.date ?? booking.date);
  const last = format.dateLong(ending.at(-1)?.date ?? booking.date);
  const usual = usualSession(data);
  const weekly = t('weeklyEvery', { weekday: format.weekdayLong(usual.date), time: bookingTimes(usual, format) });
  return (
    <ConfirmationDialog
      preset={{
        ...colorPresets.danger,
        title: { key: 'bookings:end.title' },
        message: { text: `${usual.court.name}, ${booking.venue.name}. ${weekly}.` },
        positiveText: { key: 'bookings:cancel.series' },
        negativeText: { key: 'bookings:end.keep' },
      }}
      formId={form.id}
      isRunning={isPending(form)}
      onCancel={onClose}
    >
      <FormBody form={form} failureDetail={(error) => refusalHelp(error, booking.venue)}>
        {ending.length > 0 && <p>{t('end.ends', { count: ending.length, first, last })}</p>}
        {staying.length > 0 && <p>{t('end.stays', { count: staying.length })}</p>}
        <p>{t('end.nothingNew')}</p>
      </FormBody>
    </ConfirmationDialog>
  );
}
