import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { failureSaid } from '../../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../../shared/api/errors.ts';
import {
  getVenueBooking,
  updateVenueBooking,
} from '../../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { Booking, BookingDesk, Id } from '../../../shared/api/generated/model';
import { settleLostAnswer } from '../../../shared/api/lost-answer.ts';
import { useWrite } from '../../../shared/api/use-write.ts';
import { now } from '../../../shared/platform/clock.ts';
import { showBooking } from '../desk-cache.ts';
import { isMarked, type Mark, marked } from './mark.ts';

/** Notes that a booking is paid or that nobody came, or takes it back; shown at once. A press while one is sent does nothing. */
export function useMark(venueId: Id, { id }: Booking): (mark: Mark) => void {
  const client = useQueryClient();
  const say = useUnit(snackbarRequested);
  const { mutate } = useWrite<unknown, ApiError, Mark>({
    mutationKey: ['updateVenueBooking'],
    mutationFn: (mark) =>
      settleLostAnswer(
        () => updateVenueBooking(venueId, id, mark),
        async () => isMarked((await getVenueBooking(venueId, id)).booking.desk, mark),
      ),
    onMutate: (mark) =>
      showBooking(client, venueId, {
        id,
        isMeant: (one) => one.id === id,
        change: (booking) => ({ ...booking, ...withDesk(booking, mark) }),
      }),
    onError: (error) => say(failureSaid(error)),
  });
  return mutate;
}

function withDesk({ desk }: Booking, mark: Mark): { desk?: BookingDesk } {
  return desk ? { desk: marked(desk, mark, new Date(now()).toISOString()) } : {};
}
