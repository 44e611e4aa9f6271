import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { isPending } from '../../../entities/form/form.tsx';
import { startOptions } from '../../../entities/booking/start-options.ts';
import { getGetVenueCalendarQueryOptions } from '../../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { Id } from '../../../shared/api/generated/model';
import { skipUnless } from '../../../shared/api/skip-unless.ts';
import { isAskable } from '../../../shared/lib/time/dates.ts';
import { courtsOfDay } from '../day-courts.ts';
import { useHeld } from '../use-held.ts';
import type { BookValues } from './book-schema.ts';
import type { useBookForm } from './use-book-form.ts';

/** What is free on the chosen day, for the fields that choose court, time and length. */
export function usePlaceFields(venueId: Id, form: ReturnType<typeof useBookForm>['form'], values: Partial<BookValues>) {
  const { date = '', time_slot_id: slotId, slot_count: count = 1 } = values;
  const day = useQuery(skipUnless(isAskable(date), getGetVenueCalendarQueryOptions(venueId, { from: date, to: date })));
  const known = useHeld(day.data, isPending(form));
  const courts = known ? courtsOfDay(known, date) : [];
  const here = courts.find(({ court }) => court.id === Number(values.court_id));
  const startsFor = (slotCount: number) => startOptions(here?.slots ?? [], slotCount);
  const options = startsFor(count);
  const chosen = options.find((option) => option.slotId === slotId);
  const time = form.field('time_slot_id');
  const submit = async (event?: SyntheticEvent) => {
    // another court, a longer time or a newer answer may no longer offer the time that was chosen; a weekly one has other weeks
    if (known && !chosen && !values.weekly) form.resetField('time_slot_id', { defaultValue: undefined });
    await form.submit(event);
  };
  return {
    submit,
    courts: courts.map(({ court }) => court),
    court: here?.court,
    date,
    /** The time that is chosen, if it is free. */
    chosen,
    /** Whether so many hours in a row are free from the chosen time, or from any while none is chosen. */
    isOpen: (slotCount: number) => {
      const starts = startsFor(slotCount);
      return slotId === undefined ? starts.length > 0 : starts.some((option) => option.slotId === slotId);
    },
    slotCount: count,
    /** The props of `StartTimes`. */
    times: {
      id: time.id,
      free: isAskable(date) ? day : null,
      options,
      chosen: chosen?.slotId,
      onChoose: (next: number) => form.set('time_slot_id', next),
      error: time.error,
    },
  };
}
