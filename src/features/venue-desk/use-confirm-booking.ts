import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import {
  confirmVenueBooking,
  getVenueBooking,
} from '../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { Booking, Id } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { bookerText } from './booker.ts';
import { showBooking } from './desk-cache.ts';

/** Confirms a request, a weekly one as a whole; it is shown as confirmed at once (design §5). */
export function useConfirmBooking(venueId: Id): (booking: Booking) => void {
  const t = useT('desk');
  const client = useQueryClient();
  const say = useUnit(snackbarRequested);
  const { mutate } = useWrite<unknown, ApiError, Booking>({
    mutationKey: ['confirmVenueBooking'],
    target: ({ id }) => id,
    mutationFn: ({ id }) =>
      settleLostAnswer(
        () => confirmVenueBooking(venueId, id, {}),
        async () => (await getVenueBooking(venueId, id)).booking.status === 'Confirmed',
      ),
    onMutate: ({ id, series_id }) =>
      showBooking(client, venueId, {
        id,
        isMeant: (one) =>
          one.id === id || (series_id !== null && one.series_id === series_id && one.status === 'Pending'),
        change: confirmed,
      }),
    onError: (error) => say(failureSaid(error)),
    onSuccess: (_, booking) =>
      say({ message: { key: 'desk:confirm.done', params: { who: bookerText(booking, t) } }, color: 'success' }),
  });
  return mutate;
}

const confirmed = (booking: Booking): Booking => ({
  ...booking,
  status: 'Confirmed',
  permissions: { ...booking.permissions, confirm: false, decline: false },
});
