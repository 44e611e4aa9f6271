import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { getBooking } from '../../../shared/api/generated/endpoints/bookings/bookings.ts';
import { cancelHandover } from '../../../shared/api/generated/endpoints/handovers/handovers.ts';
import type { Booking } from '../../../shared/api/generated/model';
import { OfferHandoverBody } from '../../../shared/api/generated/zod/schemas/offerHandoverBody.zod.ts';
import { settleLostAnswer } from '../../../shared/api/lost-answer.ts';
import { BookingQuestion } from '../booking-question.tsx';

/** Nothing is filled in. */
const schema = OfferHandoverBody.pick({});

interface TakeBackDialogProps {
  booking: Booking;
  onClose: () => void;
  /** It is taken back and the lists are up to date. */
  onDone: () => void;
}

/** Asks before an offer is taken back; the receiver is told (decision 036). */
export function TakeBackDialog({ booking: { id, venue, handover }, onClose, onDone }: TakeBackDialogProps) {
  const form = useApiForm({
    operation: 'cancelHandover',
    schema,
    defaults: {},
    send: () =>
      settleLostAnswer(
        () => cancelHandover(id),
        async () => (await getBooking(id)).booking.handover?.state === 'withdrawn',
      ),
    success: { key: 'bookings:handOver.takeBack.done' },
    onDone,
  });
  const texts = {
    title: { key: 'bookings:handOver.takeBack.title' },
    message: { key: 'bookings:handOver.takeBack.message', params: { name: handover?.to.name ?? '' } },
    positiveText: { key: 'bookings:handOver.takeBack.action' },
    negativeText: { key: 'bookings:handOver.takeBack.keep' },
  } as const;
  return (
    <BookingQuestion texts={texts} form={form} venue={venue} onClose={onClose}>
      {null}
    </BookingQuestion>
  );
}
