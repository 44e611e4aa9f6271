import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { getBooking, moveBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import {
  getGetVenueAvailabilityQueryOptions,
  getGetVenueQueryOptions,
} from '../../shared/api/generated/endpoints/venues/venues.ts';
import type { Booking, CourtSlot } from '../../shared/api/generated/model';
import { MoveBookingBody } from '../../shared/api/generated/zod/schemas/moveBookingBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { daysBetween } from '../../shared/lib/time/dates.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { moveOptions } from './move-options.ts';

/** All parts are required, also those that do not change. */
const schema = MoveBookingBody.omit({ module: true }).required();

/** A place the booking could move to, with the name of its court. */
export interface ChosenTime extends CourtSlot {
  court: string;
}

/** The form that moves a booking, with the places that are free on the day which is chosen in it (design §5). */
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
  const day = wish.date ?? booking.date;
  const free = useQuery(getGetVenueAvailabilityQueryOptions(booking.venue.id, { date: day }));
  const venue = useQuery(getGetVenueQueryOptions(booking.venue.slug));
  const courts = free.data ? moveOptions(free.data.courts, booking) : [];
  const chosen = courts
    .flatMap(({ court, slots }): ChosenTime[] => slots.map((slot) => ({ ...slot, court: court.name })))
    .find((slot) => slot.court_id === wish.court_id && slot.time_slot_id === wish.time_slot_id);
  const time = form.field('time_slot_id');
  const submit = async (event?: SyntheticEvent) => {
    // a newer list may no longer offer the time that was chosen
    if (!chosen) form.resetField('time_slot_id');
    await form.submit(event);
    if (!chosen) focusById(time.id);
  };
  const today = tiraneDate(now());
  return {
    form: { ...form, submit },
    /** The time that is chosen, if it is still free. */
    chosen: chosen ?? null,
    /** The props of the day strip: as far ahead as the venue takes bookings, and to the day of this one. */
    days: {
      first: today,
      daysAhead: Math.max(venue.data?.venue.booking_policy.max_advance_days ?? 0, daysBetween(today, booking.date)),
      chosen: day,
      onChoose: (date: string) => form.set('date', date),
    },
    /** The props of `MoveTimes`. */
    times: {
      id: time.id,
      day,
      today,
      free,
      courts,
      chosen: chosen ?? null,
      usualSlot: booking.time_slot.id,
      onChoose: (courtId: number, slotId: number) => {
        form.set('court_id', courtId);
        form.set('time_slot_id', slotId);
      },
      error: time.error,
    },
  };
}
