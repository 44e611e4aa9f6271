import { useUnit } from 'effector-react';
import { Phone } from 'lucide-react';
import { useLocation } from 'react-router';
import { DayStrip } from '../../entities/slot/day-strip.tsx';
import { policyBrief } from '../../entities/venue/policy-wording.ts';
import { phoneLink } from '../../entities/venue/venue-links.ts';
import { phoneText } from '../../shared/lib/phone-number.ts';
import { BookingResult } from '../../features/book-court/booking-result.tsx';
import { LazyBookingSheet } from '../../features/book-court/lazy-sheet.tsx';
import { SelectionBar } from '../../features/book-court/selection-bar.tsx';
import { signInReason } from '../../features/book-court/wording.ts';
import { $complete } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import type { Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { useMedia } from '../../shared/platform/use-media.ts';
import { media } from '../../shared/ui/breakpoints.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { CourtTimes } from './court-times.tsx';
import { useTakenSlot } from './use-taken-slot.tsx';
import { ResultActions } from './result-actions.tsx';
import { useVenueTimes } from './use-venue-times.ts';
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
  const { pathname } = useLocation();
  const { complete, askToSignIn } = useUnit({ complete: $complete, askToSignIn: signInRequested });
  const isWide = useMedia(media.lg);
  const { max_advance_days: daysAhead, weekly_allowed: weeklyAllowed } = venue.booking_policy;
  const shown = useVenueTimes(venue);
  const { address, isOpen, today, day, courts, selection, change } = shown;

  const sheet = useUrlDialog(isOpen, BOOK);
  const bookedId = complete && !isOpen ? address.bookedId : null;
  useUrlDialog(bookedId !== null, TITLE);

  const taken = useTakenSlot(venue, shown);

  const book = () => {
    const next = shown.searchWith({ date: day, open: true });
    if (complete) return sheet.open(next);
    return askToSignIn({
      returnTo: pathname + next,
      ...(selection && { reason: signInReason(selection, day, format) }),
    });
  };

  return (
    <section className={css.booking}>
      <div className={css.choice}>
        <div className={css.head}>
          <h2 id={TITLE} tabIndex={-1}>
            {t('times.title')}
          </h2>
          <Chip pressed={shown.onlyFree} onClick={() => shown.view({ onlyFree: !shown.onlyFree })}>
            {t('times.onlyFree')}
          </Chip>
          <p className={css.brief}>{policyBrief(t, format, venue.booking_policy)}</p>
        </div>
        <div className={css.days}>
          <DayStrip
            label={t('times.day')}
            first={today}
            daysAhead={daysAhead}
            chosen={day}
            onChoose={shown.chooseDay}
          />
        </div>
        <div className={css.times}>
          <CourtTimes
            venue={venue}
            day={day}
            times={shown.times}
            problem={shown.problem}
            selection={selection}
            isWide={isWide}
            part={shown.part}
            onlyFree={shown.onlyFree}
            slotRef={shown.slotRef}
            onPress={shown.press}
            takenSlot={taken.takenSlot}
            onChooseDay={shown.chooseDay}
            onPart={(part) => shown.view({ part })}
          />
        </div>
      </div>
      <SelectionBar
        bookId={BOOK}
        selection={selection}
        date={day}
        weeklyAllowed={weeklyAllowed}
        weekly={address.weekly}
        onWeekly={(weekly) => change({ weekly })}
        onBook={book}
      />
      {taken.panel}
      {bookedId !== null && (
        <BookingResult
          bookedId={bookedId}
          settled={address.settled}
          renderActions={(booking) => <ResultActions venue={venue} booking={booking} />}
          onWeekly={
            weeklyAllowed
              ? ({ court, time_slot: slot, slot_count: slotCount }, date) => {
                  const next = { date, courtId: court.id, slotId: slot.id, slotCount, weekly: true, open: true };
                  sheet.open(shown.searchWith({ ...next, bookedId: null, settled: false }));
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
          onClose={() => sheet.close(shown.searchWith({ open: false }))}
        />
      )}
    </section>
  );
}
