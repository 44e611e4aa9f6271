import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useCallback, useEffect } from 'react';
import { getGetBookingQueryKey, previewBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { putAnswer } from '../../shared/api/cached-answers.ts';
import { outdate } from '../../shared/api/outdates.ts';
import type { ErrorType } from '../../shared/api/request.ts';
import type { BookingPreview, GetBookingData, Venue } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { newId } from '../../shared/platform/new-id.ts';
import { type PageSignal, watchPage } from '../../shared/platform/page-signals.ts';
import { watchUnsavedWork } from '../../shared/platform/unsaved-work.ts';
import { type Subscribe, useSubscription } from '../../shared/platform/use-subscription.ts';
import type { BookingAddress, BookingWish } from './booking-address.ts';
import {
  $booking,
  bookingConfirmed,
  checkRepeated,
  holdRenewed,
  networkFound,
  sheetLeft,
  sheetShown,
  type SheetPorts,
  weekChosen,
} from './model/book-court.model.ts';
import { holdsWork, type OrderContent } from './model/booking-process.ts';
import { firstSession, planWeeks, type WeekPlan } from '../../entities/booking/weeks.ts';

const PREVIEW = '/bookings/preview';

/** Binds the booking machine to the sheet: starts with the wish, ends on unmount, and updates the caches. */
export function useBooking(
  venue: Venue,
  wish: BookingWish | null,
  onChange: (change: Partial<BookingAddress>) => void,
) {
  const client = useQueryClient();
  const process = useUnit($booking);
  const act = useUnit({
    confirm: bookingConfirmed,
    checkAgain: checkRepeated,
    renewHold: holdRenewed,
    chooseWeek: weekChosen,
  });
  const [shown, left, reconnected] = useUnit([sheetShown, sheetLeft, networkFound]);
  const preview = useWeeks(wish);
  const plan = wish?.weekly && preview.data ? planWeeks(preview.data, process.choices) : null;

  const ports: SheetPorts = {
    changed: () => void outdate(client, 'createBooking'),
    previewed: (newest) => {
      if (wish?.weekly) putAnswer(client, previewKey(wish), newest);
    },
    booked: (id, data) => {
      if (data) {
        const { booking, series, sessions } = data;
        putAnswer(client, getGetBookingQueryKey(id), { booking, series, sessions } satisfies GetBookingData);
      }
      onChange({ open: false, slotId: null, slotCount: 1, weekly: false, bookedId: id, settled: data === null });
    },
  };
  // each render has new callbacks
  useEffect(() => void shown({ wish, ports }));
  // unmounting releases the hold
  const watch = useCallback<Subscribe<PageSignal>>(
    (hear) => {
      const stop = watchPage(hear);
      return () => {
        stop();
        left();
      };
    },
    [left],
  );
  useSubscription(watch, (signal) => {
    if (signal === 'network-found') reconnected();
  });
  useSubscription(holdsWork(process) ? isUnsaved : null);

  const confirm = () => {
    const order = wish && orderOf(wish, plan, process.hold.kind === 'held' ? process.hold.id : null);
    if (order) act.confirm({ content: order, freshKey: newId() });
  };
  return { ...act, process, preview, plan, confirm };
}

const isUnsaved: Subscribe<never> = () => watchUnsavedWork(() => true);

const previewKey = (wish: BookingWish) => [PREVIEW, { ...wish, weekly: true }] as const;

function useWeeks(wish: BookingWish | null) {
  const asked = wish ?? { courtId: 0, date: '', slotId: 1, slotCount: 1, weekly: false };
  return useQuery<BookingPreview, ErrorType<unknown>>(
    skipUnless(asked.weekly, {
      queryKey: previewKey(asked),
      queryFn: () =>
        previewBooking({
          court_id: asked.courtId,
          date: asked.date,
          time_slot_id: asked.slotId,
          slot_count: asked.slotCount,
          weekly: true,
        }),
    }),
  );
}

function orderOf(wish: BookingWish, plan: WeekPlan | null, holdId: number | null): OrderContent | null {
  const { courtId, date, slotId, slotCount, weekly } = wish;
  const first = weekly ? plan && firstSession(plan, wish) : { date, courtId, slotId };
  if (!first) return null;
  return {
    body: {
      court_id: courtId,
      date,
      time_slot_id: slotId,
      slot_count: slotCount,
      weekly,
      ...(holdId === null ? {} : { hold_id: holdId }),
      ...(plan && plan.overrides.length > 0 ? { overrides: plan.overrides } : {}),
    },
    first,
  };
}
