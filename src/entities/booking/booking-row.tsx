import { ChevronDown, Repeat2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking, BookingSeriesGroup } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneTime } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { cx } from '../../shared/ui/cx.ts';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { BookingMarks, SeriesMarks, SessionMark } from './booking-marks.tsx';
import { bookingTimes } from './booking-times.ts';
import * as css from './booking-row.css.ts';
import { DateBlock } from './date-block.tsx';
import { OfferedMark } from './offered-mark.tsx';
import { isAsked, isOffered } from './open-matters.ts';

interface RowProps {
  booking: Booking;
  /** A press anywhere on the row but on its menu. */
  onPress: () => void;
  menu: readonly MenuItem[];
}

interface BookingRowProps extends RowProps {
  /** The one that people look for most. */
  isNext?: boolean | undefined;
}

/** One booking of a list, about 88 px high: when, where, its status with the reason where it is not confirmed (R27), price. Source: ENT-19, design §5. */
export function BookingRow({ booking, isNext, onPress, menu }: BookingRowProps) {
  const t = useT('bookings');
  const format = useFormat();
  return (
    <li className={cx(css.row, isAsked(booking) && css.asked)}>
      <div className={css.face}>
        <DateBlock date={booking.date} isNext={isNext} />
        <button type="button" className={css.title} onClick={onPress}>
          <VisuallyHidden>{`${format.dateLong(booking.date)}, `}</VisuallyHidden>
          {bookingTimes(booking, format)}
          {booking.weekly && (
            <>
              <Repeat2 size={16} aria-hidden className={css.weekly} />
              <VisuallyHidden>{` ${t('weekly')}`}</VisuallyHidden>
            </>
          )}
        </button>
        <Place booking={booking} />
        <p className={css.price}>{format.price(booking.price)}</p>
        <BookingMarks booking={booking} />
        <OverflowMenu items={menu} className={css.menu} />
      </div>
    </li>
  );
}

interface SeriesRowProps extends RowProps {
  series: BookingSeriesGroup;
  isNext?: boolean | undefined;
  isOpen: boolean;
  /** Id of the element among the children that a press opens. */
  contentId: string;
  /** Leads to the session of which something is open. */
  onOpen: () => void;
  children: ReactNode;
}

/** A weekly booking as one row: `booking` is its next session, the children are all of them. */
export function SeriesRow(props: SeriesRowProps) {
  const { booking, series, isNext, isOpen, contentId, onPress, onOpen, menu, children } = props;
  const t = useT('bookings');
  const format = useFormat();
  const { weekday, start, session_count: count, open_session: open } = series;
  return (
    <li className={cx(css.row, open && isAsked(open) && css.asked)}>
      <div className={css.seriesFace}>
        <div className={cx(css.date, isNext && css.nextDate)} aria-hidden>
          <Repeat2 size={26} className={css.repeat} />
          <span>{format.weekdayShort(booking.date)}</span>
        </div>
        <button
          type="button"
          className={css.seriesTitle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={onPress}
        >
          {t('series.title', { weekday: format.weekdayEach(weekday), time: start })}
          <span className={css.separator}> · </span>
          <span className={css.rest}>
            {t('series.rest', { date: format.dayMonth(booking.date), count })}
            <ChevronDown size={18} aria-hidden className={cx(css.chevron, isOpen && css.turned)} />
          </span>
        </button>
        <Place booking={booking} />
        <SeriesMarks booking={booking} open={open} onOpen={onOpen} />
        <OverflowMenu items={menu} className={css.menu} />
      </div>
      {children}
    </li>
  );
}

/** The sessions of a weekly booking, which its row opens. */
export function Sessions({ children, ...rest }: { 'aria-label': string; children: ReactNode }) {
  return (
    <ul {...rest} className={css.sessions}>
      {children}
    </ul>
  );
}

/** One of them; its time and its status where they are not those of the others. */
export function SessionRow({ booking, usualStart, onPress, menu }: RowProps & { usualStart: string }) {
  const format = useFormat();
  const day = format.dateBrief(booking.date, now());
  const isUsual = tiraneTime(Date.parse(booking.starts_at)) === usualStart;
  return (
    <li className={css.session}>
      <button type="button" className={css.sessionTitle} onClick={onPress}>
        {isUsual ? day : `${day}, ${bookingTimes(booking, format)}`}
      </button>
      <SessionMark booking={booking} />
      <OverflowMenu items={menu} className={css.sessionMenu} />
      {isOffered(booking) && (
        <div className={css.sessionOffer}>
          <OfferedMark handover={booking.handover} />
        </div>
      )}
    </li>
  );
}

function Place({ booking: { court, venue } }: { booking: Booking }) {
  return (
    <p className={css.place}>
      {court.name} · {venue.name}
    </p>
  );
}

/** A list that is on its way, its rows in their own size. */
export function BookingRowsSkeleton({ count, className }: { count: number; className?: string }) {
  return (
    <Stack gap={2} className={className} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </Stack>
  );
}

function RowSkeleton() {
  return (
    <div className={css.row}>
      <div className={css.face}>
        <Skeleton shape="box" width="48px" height="62px" />
        <span className={css.title}>
          <Skeleton width="6em" />
        </span>
        <p className={css.price}>
          <Skeleton width="4em" />
        </p>
        <p className={css.place}>
          <Skeleton width="80%" />
        </p>
      </div>
    </div>
  );
}

/** The sessions of a weekly booking while they load. */
export function SessionsSkeleton({ count }: { count: number }) {
  return (
    <div className={css.sessions} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.session}>
          <Skeleton width="8em" />
        </div>
      ))}
    </div>
  );
}
