import { bookingTimes } from '../../entities/booking/booking-times.ts';
import { usualSession } from '../../entities/booking/usual-session.ts';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { endBookingSeries, getBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { GetBookingData } from '../../shared/api/generated/model';
import { EndBookingSeriesBody } from '../../shared/api/generated/zod/schemas/endBookingSeriesBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { isoWeekday } from '../../shared/lib/time/dates.ts';
import { now } from '../../shared/platform/clock.ts';
import { BookingQuestion } from './booking-question.tsx';
import { endingSessions } from './ending-sessions.ts';

/** The series ends with the booking whose dialog it is, so nothing is filled in. */
const schema = EndBookingSeriesBody.omit({ module: true, from_date: true });

export interface EndSeriesDialogProps {
  data: GetBookingData;
  onClose: () => void;
  /** Called when it has ended and the lists are refreshed. */
  onDone: () => void;
}

/** Asks before a weekly booking ends: this session and the later ones are cancelled (design §5). */
export function EndSeriesDialog({ data, onClose, onDone }: EndSeriesDialogProps) {
  const { booking, sessions } = data;
  const t = useT('bookings');
  const format = useFormat();
  const form = useApiForm({
    operation: 'endBookingSeries',
    schema,
    defaults: {},
    send: () =>
      settleLostAnswer(
        () => endBookingSeries(booking.id, {}),
        async () => (await getBooking(booking.id)).series?.status === 'ended',
      ),
    success: { key: 'bookings:cancel.seriesDone' },
    onDone,
  });
  const { ending, staying } = endingSessions(sessions, booking.date, now());
  const first = format.dateLong(ending.at(0)?.date ?? booking.date);
  const last = format.dateLong(ending.at(-1)?.date ?? booking.date);
  const usual = usualSession(data);
  const weekday = format.weekdayEach(isoWeekday(usual.date));
  const weekly = t('weeklyEvery', { weekday, time: bookingTimes(usual, format) });
  const texts = {
    title: { key: 'bookings:end.title' },
    message: { text: `${usual.court.name}, ${booking.venue.name}. ${weekly}.` },
    positiveText: { key: 'bookings:cancel.series' },
    negativeText: { key: 'bookings:end.keep' },
  } as const;
  return (
    <BookingQuestion texts={texts} form={form} venue={booking.venue} onClose={onClose}>
      {ending.length > 0 && <p>{t('end.ends', { count: ending.length, first, last })}</p>}
      {staying.length > 0 && <p>{t('end.stays', { count: staying.length })}</p>}
      <p>{t('end.nothingNew')}</p>
    </BookingQuestion>
  );
}
