/** What is marked at a booking of a list: the usual status is only said, every other one shown; a question of the venue comes first (R31). */
import { ChevronRight, CircleAlert } from 'lucide-react';
import type { Booking, BookingClosure } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './booking-row.css.ts';
import { BookingStatusBadge } from './booking-status.tsx';
import { deadlineText } from './deadline-text.ts';
import { OfferedMark } from './offered-mark.tsx';
import { isAsked, isOffered } from './open-matters.ts';

export function BookingMarks({ booking }: { booking: Booking }) {
  const t = useT();
  if (isAsked(booking) || isOffered(booking))
    return (
      <div className={css.marks}>
        <OpenMatter booking={booking} />
      </div>
    );
  if (booking.status === 'Confirmed') return <VisuallyHidden>{t('bookingStatus.Confirmed')}</VisuallyHidden>;
  return (
    <div className={css.marks}>
      <BookingStatusBadge booking={booking} />
    </div>
  );
}

interface SeriesMarksProps {
  /** The next session. */
  booking: Booking;
  /** The session of which something is open. */
  open: Booking | null;
  onOpen: () => void;
}

/** Of a weekly booking: the session that somebody has to answer for is named, and a press leads to it. */
export function SeriesMarks({ booking, open, onOpen }: SeriesMarksProps) {
  const format = useFormat();
  if (!open || !(isAsked(open) || isOffered(open))) return <BookingMarks booking={booking} />;
  return (
    <div className={css.marks}>
      <button type="button" data-open-session="" className={css.openSession} onClick={onOpen}>
        <span className={css.openDate}>{format.dateBrief(open.date, now())}</span>
        <OpenMatter booking={open} />
        <ChevronRight size={18} aria-hidden className={css.openChevron} />
      </button>
      {booking.status !== 'Confirmed' && <BookingStatusBadge booking={booking} />}
    </div>
  );
}

/** A session among others is marked where it is not as they are. */
export function SessionMark({ booking }: { booking: Booking }) {
  if (isAsked(booking)) return <AnswerUntil closure={booking.closure} />;
  return booking.status === 'Confirmed' ? <span /> : <BookingStatusBadge booking={booking} />;
}

function OpenMatter({ booking }: { booking: Booking }) {
  if (isAsked(booking)) return <AnswerUntil closure={booking.closure} />;
  return isOffered(booking) && <OfferedMark handover={booking.handover} />;
}

function AnswerUntil({ closure }: { closure: BookingClosure }) {
  const t = useT('bookings');
  const format = useFormat();
  return (
    <Badge tone="warning" icon={<CircleAlert size={16} aria-hidden />}>
      {t('closure.answerUntil', { when: deadlineText(closure.answer_until, now(), format) })}
    </Badge>
  );
}
