import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { boolean } from 'zod';
import { otherStarts } from '../../../entities/booking/start-options.ts';
import { isPending } from '../../../entities/form/form.tsx';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import {
  getGetVenueCalendarQueryOptions,
  getVenueBooking,
  updateVenueBooking,
} from '../../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { Booking, Id } from '../../../shared/api/generated/model';
import { UpdateVenueBookingBody } from '../../../shared/api/generated/zod/schemas/updateVenueBookingBody.zod.ts';
import { settleLostAnswer } from '../../../shared/api/lost-answer.ts';
import { skipUnless } from '../../../shared/api/skip-unless.ts';
import { isAskable } from '../../../shared/lib/time/dates.ts';
import { focusById } from '../../../shared/ui/focus-by-id.ts';
import { courtsOfDay } from '../day-courts.ts';
import { useHeld } from '../use-held.ts';
import type { DeskPlace } from '../desk-address.ts';

/** Court, day and time are required, also those that stay; the price is kept unless the venue takes the new one. */
const schema = UpdateVenueBookingBody.pick({ court_id: true, date: true, time_slot_id: true })
  .required()
  .extend({ keep_price: boolean() });

interface DeskMoveOptions {
  venueId: Id;
  booking: Booking;
  /** Where the booking was dropped; null to choose. */
  to: DeskPlace | null;
  onDone: () => void;
}

/** The form that moves a booking to any court of the venue, with what is free on the chosen day (design §5). */
export function useDeskMove({ venueId, booking, to, onDone }: DeskMoveOptions) {
  const { id } = booking;
  const form = useApiForm({
    operation: 'updateVenueBooking',
    schema,
    defaults: {
      date: to?.date ?? booking.date,
      court_id: to?.courtId ?? booking.court.id,
      time_slot_id: to?.slotId,
      keep_price: true,
    },
    send: (body) =>
      settleLostAnswer(
        () => updateVenueBooking(venueId, id, body),
        async () => {
          const { court, date: day, time_slot } = (await getVenueBooking(venueId, id)).booking;
          return court.id === body.court_id && day === body.date && time_slot.id === body.time_slot_id;
        },
      ),
    success: { key: 'desk:move.done' },
    onDone,
  });
  const wish = useWatch({ control: form.control });
  const date = wish.date ?? '';
  const day = useQuery(skipUnless(isAskable(date), getGetVenueCalendarQueryOptions(venueId, { from: date, to: date })));
  const known = useHeld(day.data, isPending(form));
  const courts = known ? courtsOfDay(known, date) : [];
  const slots = courts.find(({ court }) => court.id === Number(wish.court_id))?.slots ?? [];
  const options = otherStarts(slots, booking);
  const chosen = options.find(({ slotId }) => slotId === wish.time_slot_id);
  const time = form.field('time_slot_id');
  const submit = async (event?: SyntheticEvent) => {
    // another court or a newer answer may no longer offer the time that was chosen
    if (!chosen && known) form.resetField('time_slot_id', { defaultValue: undefined });
    await form.submit(event);
    if (!chosen) focusById(time.id);
  };
  return {
    form: { ...form, submit },
    courts: known ? courts.map(({ court }) => court) : [booking.court],
    court: courts.find(({ court }) => court.id === Number(wish.court_id))?.court,
    date,
    /** The time that is chosen, if it is free. */
    chosen,
    keepsPrice: wish.keep_price ?? true,
    /** The props of `StartTimes`. */
    times: {
      id: time.id,
      free: isAskable(date) ? day : null,
      options,
      chosen: chosen?.slotId,
      onChoose: (slotId: number) => form.set('time_slot_id', slotId),
      error: time.error,
    },
  };
}
