import { useUnit } from 'effector-react';
import { failureSaid } from '../../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../../models/snackbars/snackbar-requests.model.ts';
import type { Wording } from '../../../models/snackbars/wording.ts';
import type { ApiError } from '../../../shared/api/errors.ts';
import { getBooking } from '../../../shared/api/generated/endpoints/bookings/bookings.ts';
import { acceptHandover, declineHandover } from '../../../shared/api/generated/endpoints/handovers/handovers.ts';
import type { Booking } from '../../../shared/api/generated/model';
import { settleLostAnswer } from '../../../shared/api/lost-answer.ts';
import { useWrite } from '../../../shared/api/use-write.ts';

type OfferAnswer = 'accept' | 'decline';

/** Answers an offer; what came of it, also a refusal (limits, no longer open), is said in a message. `onDone` follows an answer that counts. */
export function useAnswerOffer({ id, handover }: Booking, onDone: (answer: OfferAnswer) => void) {
  const say = useUnit(snackbarRequested);
  const answering = useWrite<unknown, ApiError, OfferAnswer>({
    mutationKey: ['acceptHandover', 'declineHandover'],
    isFinal: true,
    mutationFn: (answer) =>
      settleLostAnswer(
        () => (answer === 'accept' ? acceptHandover(id, {}) : declineHandover(id, {})),
        async () => (await getBooking(id)).booking.handover?.state === (answer === 'accept' ? 'accepted' : 'declined'),
      ),
    onError: (error, answer) =>
      say({
        ...failureSaid(error, error.code === 'stale' ? { key: 'bookings:handOver.offers.over' } : undefined),
        title: {
          key: answer === 'accept' ? 'bookings:handOver.offers.notAccepted' : 'bookings:handOver.offers.notDeclined',
        },
      }),
    onSuccess: (_, answer) => {
      say({ message: doneText(answer), color: 'success' });
      onDone(answer);
    },
  });
  const doneText = (answer: OfferAnswer): Wording =>
    answer === 'accept'
      ? { key: 'bookings:handOver.offers.accepted' }
      : { key: 'bookings:handOver.offers.declined', params: { name: handover?.from.name ?? '' } };
  return { answer: answering.mutate, answering: answering.isBusy ? (answering.variables ?? null) : null };
}
