import { useApiForm } from '../../../entities/form/use-api-form.ts';
import {
  cancelVenueBooking,
  getVenueBooking,
} from '../../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { Booking, Id } from '../../../shared/api/generated/model';
import { CancelVenueBookingBody } from '../../../shared/api/generated/zod/schemas/cancelVenueBookingBody.zod.ts';
import { settleLostAnswer } from '../../../shared/api/lost-answer.ts';
import type { Question } from './desk-booking.tsx';

const schema = CancelVenueBookingBody.omit({ module: true });

interface ReasonFormOptions {
  venueId: Id;
  booking: Booking;
  kind: Question;
  onDone: () => void;
}

/** The form that declines or cancels with a reason. A request is declined as a whole, also a weekly one. */
export function useReasonForm({ venueId, booking, kind, onDone }: ReasonFormOptions) {
  const { id, weekly } = booking;
  const isWhole = kind === 'end' || (kind === 'decline' && weekly);
  return useApiForm({
    operation: 'cancelVenueBooking',
    schema,
    defaults: { reason: '', scope: isWhole ? 'series' : 'session' },
    draft: { form: `desk-${kind}`, entity: id },
    send: (body) =>
      settleLostAnswer(
        () => cancelVenueBooking(venueId, id, body),
        async () => (await getVenueBooking(venueId, id)).booking.status === 'Unbooked',
      ),
    success: { key: kind === 'decline' ? 'desk:decline.done' : 'desk:cancel.done' },
    onDone,
  });
}
