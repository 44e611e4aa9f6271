import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { addDays } from '../../shared/lib/time/dates.ts';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { bookingTimes } from './booking-times.ts';
import * as css from './booking-row.css.ts';
import { DateBlock } from './date-block.tsx';
import { isAsked } from './open-matters.ts';

interface NextBookingProps {
  booking: Booking;
  /** Tirane's date. */
  today: string;
  /** In place of its status: what it waits for. */
  mark: ReactNode;
}

/** The booking that comes first, as it looks in the list of all of them, and the way to it. */
export function NextBooking({ booking, today, mark }: NextBookingProps) {
  const t = useT();
  const format = useFormat();
  return (
    // Safari takes the role away from a list without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list">
      <li className={cx(css.row, isAsked(booking) && css.asked)}>
        <div className={css.face}>
          <DateBlock date={booking.date} isNext />
          <Link to={paths.booking(booking.id)} className={css.title}>
            {dayName(booking.date)}
            {bookingTimes(booking, format)}
          </Link>
          <p className={css.place}>
            {booking.court.name} · {booking.venue.name}
          </p>
          {/* what comes next is confirmed or waits for an answer */}
          {(mark ?? booking.status !== 'Confirmed') && (
            <div className={css.marks}>
              {mark ?? <Badge tone="warning">{t(`bookingStatus.${booking.status}`)}</Badge>}
            </div>
          )}
          <ChevronRight size={20} className={css.chevronOf} />
        </div>
      </li>
    </ul>
  );

  /** A later day is said by the block beside it. */
  function dayName(date: string): ReactNode {
    if (date === today) return `${t('time.today')}, `;
    if (date === addDays(today, 1)) return `${t('time.tomorrow')}, `;
    return <VisuallyHidden>{`${format.dateLong(date)}, `}</VisuallyHidden>;
  }
}
