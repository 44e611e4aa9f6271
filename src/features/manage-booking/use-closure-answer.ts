import { useUnit } from 'effector-react';
import { bookingTimes } from '../../entities/booking/booking-times.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { answerClosure, getBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { Booking, BookingProposal } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';

export type ClosureAnswer = { choice: 'cancel' } | { choice: 'move'; to: BookingProposal };

/**
 * Sends the player's answer about a closed time, and says what came of it. A refusal leaves the question open as the server has it now:
 * the time that has gone is no longer offered, and a question that is settled says so.
 */
export function useClosureAnswer(booking: Booking, onDone: () => void) {
  const t = useT('bookings');
  const format = useFormat();
  const say = useUnit(snackbarRequested);
  const sending = useWrite<unknown, ApiError, ClosureAnswer>({
    mutationKey: ['answerClosure'],
    isFinal: true,
    mutationFn: (answer) =>
      settleLostAnswer(
        () => answerClosure(booking.id, bodyOf(answer)),
        async () => isDone((await getBooking(booking.id)).booking, answer),
      ),
    onSuccess: (_, answer) => {
      say({
        message: { text: answer.choice === 'cancel' ? t('closure.cancelled') : moved(answer.to) },
        color: 'success',
      });
      onDone();
    },
  });
  const moved = (to: BookingProposal) =>
    t('closure.moved', {
      when: `${format.dateBrief(to.date, now())}, ${bookingTimes(to, format)}`,
      court: to.court_name,
    });
  const { error } = sending;
  return {
    answer: (answer: ClosureAnswer) => sending.mutate(answer),
    /** Until the dialog has gone, also after success. */
    isBusy: sending.isBusy,
    error: error && (error.code === 'slot_taken' ? t('closure.gone') : error.message),
  };
}

function bodyOf(answer: ClosureAnswer) {
  if (answer.choice === 'cancel') return { choice: answer.choice };
  const { court_id, date, time_slot_id } = answer.to;
  return { choice: answer.choice, to: { court_id, date, time_slot_id } };
}

const isDone = ({ status, court, starts_at }: Booking, answer: ClosureAnswer): boolean =>
  answer.choice === 'cancel'
    ? status === 'Unbooked'
    : court.id === answer.to.court_id && Date.parse(starts_at) === Date.parse(answer.to.starts_at);
