import type { BookingSeriesGroup, ListBookingsData } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { cx } from '../../shared/ui/cx.ts';
import type { StaleMark } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { BookingRowSkeleton } from '../../entities/booking/booking-row.tsx';
import { pastMonths } from '../../entities/booking/past-months.ts';
import { upcomingGroups } from '../../entities/booking/upcoming-groups.ts';
import { BookingEntry, SeriesEntry } from '../../features/manage-booking/booking-entry.tsx';
import type { BookingDialogNavigation } from '../../features/manage-booking/use-booking-dialog.ts';
import type { BookingsAddress } from './bookings.data.ts';
import * as css from './bookings.css.ts';

interface BookingListProps {
  data: ListBookingsData;
  address: BookingsAddress;
  dialog: BookingDialogNavigation;
  stale: StaleMark;
}

/** Past bookings under their months, the latest first; upcoming ones under Next, This week and Later. */
export function BookingList({ data: { bookings, series }, address: { tab, page }, dialog, stale }: BookingListProps) {
  const t = useT('bookings');
  const format = useFormat();
  if (tab === 'past') {
    return (
      <div className={css.column} {...stale}>
        {pastMonths(bookings).map(({ month, bookings: members }) => (
          <div key={month}>
            <h3 id={`bookings-${month}`} className={css.groupTitle}>
              {format.monthYear(`${month}-01`)}
            </h3>
            <ul className={cx(css.list, css.past)} aria-labelledby={`bookings-${month}`}>
              {members.map((booking) => (
                <BookingEntry key={booking.id} booking={booking} dialog={dialog} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    );
  }
  const groups = upcomingGroups(bookings, { today: tiraneDate(now()), isFirstPage: page === 1 });
  const draw = ({ name, bookings: members }: (typeof groups)[number]) => (
    <div key={name}>
      <h3 id={`bookings-${name}`} className={css.groupTitle}>
        {t(`groups.${name}`)}
      </h3>
      <ul className={css.list} aria-labelledby={`bookings-${name}`}>
        {members.map((booking) => {
          const group = series.find(({ id }) => id === booking.series_id);
          const entry = { booking, dialog, isNext: name === 'next' };
          return isMany(group) ? (
            <SeriesEntry key={`series ${group.id}`} series={group} {...entry} />
          ) : (
            <BookingEntry key={booking.id} {...entry} />
          );
        })}
      </ul>
    </div>
  );
  return (
    <div className={css.groups} {...stale}>
      <div className={css.column}>{groups.filter(({ name }) => name !== 'later').map(draw)}</div>
      {groups.filter(({ name }) => name === 'later').map(draw)}
    </div>
  );
}

/** The last session of a weekly booking is a row like any other. */
const isMany = (group: BookingSeriesGroup | undefined): group is BookingSeriesGroup =>
  group !== undefined && group.session_count > 1;

export function BookingListSkeleton({ tab }: Pick<BookingsAddress, 'tab'>) {
  if (tab === 'past') {
    return (
      <div>
        <Skeleton width="9em" className={css.groupTitle} />
        <div className={cx(css.list, css.past)}>{rows(6)}</div>
      </div>
    );
  }
  return (
    <div className={css.groups}>
      {[2, 3].map((count) => (
        <div key={count} className={css.list}>
          <Skeleton width="6em" />
          {rows(count)}
        </div>
      ))}
    </div>
  );
}

const rows = (count: number) => Array.from({ length: count }, (_, index) => <BookingRowSkeleton key={index} />);
