import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { getGetBookingQueryOptions } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { Booking, Id } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import type { ViewedQuery } from '../../shared/ui/query-view.tsx';
import type { EventForm } from './event-form.ts';

/** The court of a form of an event. */
export interface Court {
  /** The booking that the form holds, once it is known. */
  booking: Booking | null;
  /** Takes another one, with its sport and its price. */
  choose: (booking: Booking) => void;
  /** Takes one that was booked a moment ago; its sport and its price follow when it has been read. */
  take: (id: Id) => void;
  /** How the booking is being read while the form may not be sent without it; null otherwise. */
  unread: ViewedQuery<unknown> | null;
}

/** What the search for a court needs to know of the form, and how the form takes the court. */
interface CourtSearch {
  sportId: number | undefined;
  cityId: number | undefined;
  onBooked: (bookingId: Id) => void;
}
export type RenderPicker = (search: CourtSearch) => ReactNode;

export function pickerOf({ getValues }: EventForm, { take }: Court): CourtSearch {
  const { sport_id, city_id } = getValues();
  return { sportId: Number(sport_id) || undefined, cityId: Number(city_id) || undefined, onBooked: take };
}

/** The booking that the form holds, and how another one is chosen. `own` is that of the event as it is, whose times are known. */
export function useCourt({ control, getValues, set }: EventForm, own: Id | null = null): Court {
  const [where, id] = useWatch({ control, name: ['where', 'booking_id'] });
  const query = useQuery(skipUnless(id !== null, getGetBookingQueryOptions(id ?? 0)));
  const [chosen, setChosen] = useState<Booking | null>(null);
  // taken, but not read yet; and the price of the one before
  const taken = useRef<{ id: Id; priceBefore: string }>(null);
  const read = id === null ? undefined : query.data?.booking;
  const booking = read ?? (chosen?.id === id ? chosen : null);
  const priceOf = (one: Booking | null) => String(one?.price);

  const bring = (next: Booking, priceBefore: string) => {
    const price = getValues('price_total');
    set('sport_id', String(next.court.sport.id));
    // a price that was typed stays
    if (price === '' || price === priceBefore) set('price_total', next.price > 0 ? String(next.price) : '');
  };
  useEffect(() => {
    if (!taken.current || read?.id !== taken.current.id) return;
    bring(read, taken.current.priceBefore);
    taken.current = null;
  });
  const hold = (next: Id) => {
    set('where', 'court');
    set('booking_id', next);
  };
  return {
    booking,
    choose: (next) => {
      taken.current = null;
      setChosen(next);
      hold(next.id);
      bring(next, priceOf(booking));
    },
    take: (next) => {
      taken.current = { id: next, priceBefore: priceOf(booking) };
      hold(next);
    },
    unread: where === 'court' && id !== null && id !== own && booking === null ? query : null,
  };
}

/** When a booking that has been read starts, epoch ms; null before. */
export function startOfBooking(client: QueryClient, id: Id): number | null {
  const data = client.getQueryData(getGetBookingQueryOptions(id).queryKey);
  return data ? Date.parse(data.booking.starts_at) : null;
}

/** Whether the court is being read, or waits for the network. */
export const isReading = ({ unread }: Court): boolean =>
  unread !== null && (unread.error === null || unread.isFetching);
