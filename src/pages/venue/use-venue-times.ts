import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { type TimesView, timesView, useOpeningPart } from '../../entities/slot/times-view.ts';
import { type BookingAddress, bookingSearch } from '../../features/book-court/booking-address.ts';
import { preloadBookingSheet } from '../../features/book-court/lazy-sheet.tsx';
import { courtFor, pressSlot, selectionOf } from '../../features/book-court/selection.ts';
import { useChosenInSight } from '../../features/book-court/use-chosen-in-sight.ts';
import { readAskedSlot } from '../../features/watch-slot/asked-slot.ts';
import { $complete } from '../../models/session/session.model.ts';
import type { Venue } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { addDays } from '../../shared/lib/time/dates.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { useDeadlines } from '../../shared/platform/use-deadlines.ts';
import { useSearch } from '../../shared/routing/use-search.ts';
import { shownDay, timesQuery } from './venue.data.ts';

/**
 * What the address says of a venue's times, the day's answer, and what is chosen in it; each choice is written to the address
 * in place, so that Back leaves the page.
 */
export function useVenueTimes({ id: venueId, booking_policy: { max_advance_days: daysAhead } }: Venue) {
  const t = useT('venue');
  const { search, change: changeSearch } = useSearch();
  const complete = useUnit($complete);
  const today = tiraneDate(now());
  const address = bookingSearch.read(search);
  const { part, onlyFree } = timesView.read(search);
  const day = shownDay(search, today);
  const problem =
    day < today
      ? t('validation:booking.datePast')
      : day > addDays(today, daysAhead)
        ? t('times.dateTooFar', { count: daysAhead })
        : null;
  const times = useQuery(skipUnless(problem === null, timesQuery(venueId, day)));
  const courts = problem === null ? (times.data?.courts ?? []) : [];
  useDeadlines(
    courts.flatMap(({ slots }) => slots.map(({ turn_until }) => turn_until)),
    times.refetch,
  );
  const selection = selectionOf(address, courts);
  const openingPart = useOpeningPart(day, courts, address.slotId ?? readAskedSlot(search)?.slotId ?? null, today);
  const chosen = useChosenInSight(address.slotId !== null && !address.open);

  const turn = (next: (current: URLSearchParams) => URLSearchParams) => void changeSearch(next, { replace: true });
  const change = (next: Partial<BookingAddress>) => turn((current) => bookingSearch.write(current, next));

  const isOpen = address.open && complete;
  const meant = address.courtId === null && !isOpen ? courtFor(address, courts) : null;
  // written to the URL at once: a time that is taken in the meantime must not switch to another court
  useEffect(() => {
    if (meant !== null)
      void changeSearch((current) => bookingSearch.write(current, { courtId: meant }), { replace: true });
  }, [meant, changeSearch]);

  return {
    address,
    /** The booking sheet, which needs an account. */
    isOpen,
    today,
    day,
    /** Why this day has no times to show. */
    problem,
    times,
    courts,
    selection,
    part: part ?? openingPart,
    onlyFree,
    /** Gets the button of the first selected slot. */
    slotRef: chosen.slotRef,
    change,
    /** The address with another choice, for what is opened on top. */
    searchWith: (next: Partial<BookingAddress>): string => `?${bookingSearch.write(search, next)}`,
    view: (next: Partial<TimesView>) => turn((current) => timesView.write(current, next)),
    chooseDay: (date: string) => change({ date, slotId: null, slotCount: 1, bookedId: null, settled: false }),
    press: (courtId: number, slotId: number) => {
      preloadBookingSheet();
      chosen.pressed();
      const run = pressSlot(selection, courtId, slotId);
      change({
        date: day,
        courtId: run?.courtId ?? courtId,
        slotId: run?.slotId ?? null,
        slotCount: run?.slotCount ?? 1,
        bookedId: null,
        settled: false,
      });
    },
  };
}
