import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { DayStrip } from '../../entities/slot/day-strip.tsx';
import { readView, useOpeningPart, writeView } from '../../entities/slot/times-view.ts';
import { policyBrief } from '../../entities/venue/policy-wording.ts';
import { phoneLink, phoneText } from '../../entities/venue/venue-links.ts';
import {
  type BookingAddress,
  readBookingAddress,
  writeBookingAddress,
} from '../../features/book-court/booking-address.ts';
import { BookingResult } from '../../features/book-court/booking-result.tsx';
import { LazyBookingSheet, preloadBookingSheet } from '../../features/book-court/lazy-sheet.tsx';
import { courtFor, pressSlot, selectionOf } from '../../features/book-court/selection.ts';
import { SelectionBar } from '../../features/book-court/selection-bar.tsx';
import { useChosenInSight } from '../../features/book-court/use-chosen-in-sight.ts';
import { signInReason } from '../../features/book-court/wording.ts';
import { $authenticated } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import type { Venue } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { useSearch } from '../../shared/routing/use-search.ts';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { addDays } from '../../shared/lib/time/dates.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { useMedia } from '../../shared/platform/use-media.ts';
import { media } from '../../shared/ui/breakpoints.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { CourtTimes } from './court-times.tsx';
import { shownDay, timesQuery } from './venue.data.ts';
import { ResultActions } from './result-actions.tsx';
import * as css from './venue.css.ts';

/** Id of the button that opens the sheet. */
const BOOK = 'book-court';
/** Id of the heading, which has the focus once the result is closed. */
const TITLE = 'courts-and-times';

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
  const format = useFormat();
  const { search, change: changeSearch } = useSearch();
  const { pathname } = useLocation();
  const { authenticated, askToSignIn } = useUnit({ authenticated: $authenticated, askToSignIn: signInRequested });
  const isWide = useMedia(media.lg);
  const { max_advance_days: daysAhead, weekly_allowed: weeklyAllowed } = venue.booking_policy;

  const today = tiraneDate(now());
  const address = readBookingAddress(search);
  const { part, onlyFree } = readView(search);
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
  const openingPart = useOpeningPart(day, courts, address.slotId);
  const chosen = useChosenInSight(address.slotId !== null && !address.open);

  const isOpen = address.open && authenticated;
  const sheet = useUrlDialog(isOpen, BOOK);
  const bookedId = authenticated && !isOpen ? address.bookedId : null;
  useUrlDialog(bookedId !== null, TITLE);

  const turn = (next: (current: URLSearchParams) => URLSearchParams) => void changeSearch(next, { replace: true });
  const change = (part: Partial<BookingAddress>) => turn((current) => writeBookingAddress(current, part));
  const chooseDay = (date: string) => change({ date, slotId: null, slotCount: 1, bookedId: null, settled: false });
  const press = (courtId: number, slotId: number) => {
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
  };
  const book = () => {
    const next = writeBookingAddress(search, { date: day, open: true });
    if (authenticated) return sheet.open(`?${next}`);
    return askToSignIn({
      returnTo: `${pathname}?${next}`,
      ...(selection && { reason: signInReason(selection, day, format) }),
    });
  };

  const meant = address.courtId === null && !isOpen ? courtFor(address, courts) : null;
  // written to the URL at once: a time that is taken in the meantime must not switch to another court
  useEffect(() => {
    if (meant !== null)
      void changeSearch((current) => writeBookingAddress(current, { courtId: meant }), { replace: true });
  }, [meant, changeSearch]);

  return (
    <section className={css.booking}>
      <div className={css.choice}>
        <div className={css.head}>
          <h2 id={TITLE} tabIndex={-1}>
            {t('times.title')}
          </h2>
          <Chip pressed={onlyFree} onClick={() => turn((current) => writeView(current, { onlyFree: !onlyFree }))}>
            {t('times.onlyFree')}
          </Chip>
          <p className={css.brief}>{policyBrief(t, format, venue.booking_policy)}</p>
        </div>
        <div className={css.days}>
          <DayStrip label={t('times.day')} first={today} daysAhead={daysAhead} chosen={day} onChoose={chooseDay} />
        </div>
        <div className={css.times}>
          <CourtTimes
            venue={venue}
            day={day}
            times={times}
            problem={problem}
            selection={selection}
            isWide={isWide}
            part={part ?? openingPart}
            onlyFree={onlyFree}
            slotRef={chosen.slotRef}
            onPress={press}
            onChooseDay={chooseDay}
            onPart={(opened) => turn((current) => writeView(current, { part: opened }))}
          />
        </div>
      </div>
      <SelectionBar
        bookId={BOOK}
        selection={isOpen ? null : selection}
        date={day}
        weeklyAllowed={weeklyAllowed}
        weekly={address.weekly}
        onWeekly={(weekly) => change({ weekly })}
        onBook={book}
      />
      {bookedId !== null && (
        <BookingResult
          bookedId={bookedId}
          settled={address.settled}
          renderActions={(booking) => <ResultActions venue={venue} booking={booking} />}
          onWeekly={
            weeklyAllowed
              ? ({ court, time_slot: slot, slot_count: slotCount }, date) => {
                  const next = { date, courtId: court.id, slotId: slot.id, slotCount, weekly: true, open: true };
                  sheet.open(`?${writeBookingAddress(search, { ...next, bookedId: null, settled: false })}`);
                }
              : null
          }
          onClose={() => change({ bookedId: null, settled: false })}
        />
      )}
      {isOpen && (
        <LazyBookingSheet
          venue={venue}
          address={address}
          courts={courts}
          today={today}
          onChange={change}
          onClose={() => sheet.close(`?${writeBookingAddress(search, { open: false })}`)}
        />
      )}
    </section>
  );
}
