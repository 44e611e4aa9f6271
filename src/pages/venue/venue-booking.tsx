import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { DayStrip } from '../../entities/slot/day-strip.tsx';
import {
  type BookingAddress,
  readBookingAddress,
  writeBookingAddress,
} from '../../features/book-court/booking-address.ts';
import { BookingResult } from '../../features/book-court/booking-result.tsx';
import { LazyBookingSheet, preloadBookingSheet } from '../../features/book-court/lazy-sheet.tsx';
import { courtFor, pressSlot, selectionOf } from '../../features/book-court/selection.ts';
import { SelectionBar } from '../../features/book-court/selection-bar.tsx';
import { policyBrief } from '../../features/book-court/wording.ts';
import { dock } from '../../features/book-court/selection-bar.css.ts';
import { $authenticated } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import type { Venue } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { addDays } from '../../shared/lib/time/dates.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { CourtTimes } from './court-times.tsx';
import { useArrival } from './use-arrival.ts';
import { shownDay, timesQuery } from './venue.data.ts';
import { phoneLink, phoneText } from './venue-links.ts';
import * as css from './venue.css.ts';

/** Id of the button that opens the sheet. */
const BOOK = 'book-court';

/** Day, court and time, and the booking sheet; or how else to book here. */
export function VenueBooking({ venue }: { venue: Venue }) {
  const t = useT('venue');
  if (venue.is_bookable && venue.courts.length > 0) return <OnlineBooking key={venue.id} venue={venue} />;
  const call = (
    <a className={buttonClass({})} href={phoneLink(venue)}>
      <Phone size={18} />
      {t('call')}
    </a>
  );
  return (
    <section className={css.section}>
      <h2>{t('times.title')}</h2>
      <EmptyState drawing="calendar" action={call}>
        {venue.is_bookable ? t('times.noCourts') : t('notBookable', { phone: phoneText(venue) })}
      </EmptyState>
    </section>
  );
}

function OnlineBooking({ venue }: { venue: Venue }) {
  const t = useT('venue');
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { authenticated, askToSignIn } = useUnit({ authenticated: $authenticated, askToSignIn: signInRequested });
  const { max_advance_days: daysAhead, weekly_allowed: weeklyAllowed } = venue.booking_policy;

  const today = tiraneDate(now());
  const address = readBookingAddress(search);
  const day = shownDay(search, today);
  const problem =
    day < today
      ? t('validation:booking.datePast')
      : day > addDays(today, daysAhead)
        ? t('times.dateTooFar', { count: daysAhead })
        : null;
  const times = useQuery(skipUnless(problem === null, timesQuery(venue.id, day)));
  const courts = problem === null ? (times.data?.courts ?? []) : [];
  const selection = selectionOf(address, courts);
  const [focused, setFocused] = useState<number | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const bringIntoSight = useArrival(address.slotId !== null && !address.open);

  const isOpen = address.open && authenticated;
  const sheet = useUrlDialog(isOpen, BOOK);

  const change = (part: Partial<BookingAddress>) =>
    setSearch((current) => writeBookingAddress(current, part), { replace: true, preventScrollReset: true });
  const chooseDay = (date: string) => change({ date, slotId: null, slotCount: 1, bookedId: null, settled: false });
  const press = (courtId: number, slotId: number) => {
    preloadBookingSheet();
    const run = pressSlot(selection, courtId, slotId);
    change({
      date: day,
      courtId: run?.courtId ?? courtId,
      slotId: run?.slotId ?? null,
      slotCount: run?.slotCount ?? 1,
      bookedId: null,
      settled: false,
    });
  };
  const book = () => {
    const next = writeBookingAddress(search, { date: day, open: true });
    if (authenticated) sheet.open(`?${next}`);
    else askToSignIn({ returnTo: `${pathname}?${next}` });
  };

  const closeResult = () => {
    // the button that was pressed goes with the result
    title.current?.focus({ preventScroll: true });
    change({ bookedId: null, settled: false });
  };
  const changeInSheet = (part: Partial<BookingAddress>) => {
    if (part.bookedId) setFocused(part.bookedId);
    change(part);
  };

  const meant = address.courtId === null && !isOpen ? courtFor(address, courts) : null;
  // written to the URL at once: a time that is taken in the meantime must not switch to another court
  useEffect(() => {
    if (meant !== null)
      setSearch((current) => writeBookingAddress(current, { courtId: meant }), {
        replace: true,
        preventScrollReset: true,
      });
  }, [meant, setSearch]);

  return (
    <section className={css.section}>
      <div>
        <h2 ref={title} tabIndex={-1}>
          {t('times.title')}
        </h2>
        <p className={css.brief}>{policyBrief(t, venue.booking_policy)}</p>
      </div>
      <DayStrip label={t('times.day')} first={today} daysAhead={daysAhead} chosen={day} onChoose={chooseDay} />
      <CourtTimes
        venue={venue}
        day={day}
        times={times}
        problem={problem}
        selection={selection}
        slotRef={bringIntoSight}
        onPress={press}
        onChooseDay={chooseDay}
      />
      <div className={dock}>
        <BookingResult
          bookedId={authenticated ? address.bookedId : null}
          settled={address.settled}
          takesFocus={focused !== null && focused === address.bookedId}
          onClose={closeResult}
        />
        {selection && !isOpen && (
          <SelectionBar
            bookId={BOOK}
            selection={selection}
            date={day}
            weeklyAllowed={weeklyAllowed}
            weekly={address.weekly}
            onWeekly={(weekly) => change({ weekly })}
            onBook={book}
          />
        )}
      </div>
      {isOpen && (
        <LazyBookingSheet
          venue={venue}
          address={address}
          courts={courts}
          today={today}
          onChange={changeInSheet}
          onClose={() => sheet.close(`?${writeBookingAddress(search, { open: false })}`)}
        />
      )}
    </section>
  );
}
