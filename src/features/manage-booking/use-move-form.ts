import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { getBooking, moveBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { getGetVenueAvailabilityQueryOptions } from '../../shared/api/generated/endpoints/venues/venues.ts';
import type { Booking } from '../../shared/api/generated/model';
import { MoveBookingBody } from '../../shared/api/generated/zod/schemas/moveBookingBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { isValidDate } from '../../shared/lib/time/dates.ts';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { courtsFor, moveOptions } from './move-options.ts';

/** All parts are required, also those that do not change. */
const schema = MoveBookingBody.omit({ module: true }).required();

/** The form that moves a booking, with the courts and times that are free on the day which is chosen in it (design §5). */
export function useMoveForm(booking: Booking, onDone: () => void) {
  const form = useApiForm({
    operation: 'moveBooking',
    schema,
    defaults: { date: booking.date, court_id: booking.court.id, time_slot_id: undefined },
    draft: { form: 'move-booking', entity: booking.id },
    send: (body) =>
      settleLostAnswer(
        () => moveBooking(booking.id, body),
        async () => {
          const { court, date: day, time_slot } = (await getBooking(booking.id)).booking;
          return court.id === body.court_id && day === body.date && time_slot.id === body.time_slot_id;
        },
      ),
    success: { key: 'bookings:move.done' },
    onDone,
  });
  const wish = useWatch({ control: form.control });
  const date = wish.date ?? '';
  const free = useQuery(skipUnless(isValidDate(date), getGetVenueAvailabilityQueryOptions(booking.venue.id, { date })));
  const options = free.data ? moveOptions(free.data.courts, Number(wish.court_id), booking) : [];
  const chosen = options.find(({ slotId }) => slotId === wish.time_slot_id);
  const time = form.field('time_slot_id');
  const submit = async (event?: SyntheticEvent) => {
    // another court or a newer list may no longer offer the time that was chosen
    if (!chosen) form.resetField('time_slot_id');
    await form.submit(event);
    if (!chosen) focusById(time.id);
  };
  return {
    form: { ...form, submit },
    courts: free.data ? courtsFor(free.data.courts, booking) : [booking.court],
    /** The time that is chosen, if it is still free. */
    chosen,
    /** The props of `MoveTimes`. */
    times: {
      id: time.id,
      free: isValidDate(date) ? free : null,
      options,
      chosen: chosen?.slotId,
      onChoose: (slotId: number) =>
        form.setValue('time_slot_id', slotId, { shouldValidate: form.formState.isSubmitted }),
      error: time.error,
    },
  };
}
