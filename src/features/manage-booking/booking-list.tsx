import type { Booking, BookingSeriesGroup, ListBookingsData } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { cx } from '../../shared/ui/cx.ts';
import type { StaleMark } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { stack } from '../../shared/ui/stack.css.ts';
import { Stack } from '../../shared/ui/stack.tsx';
import { BookingRowsSkeleton } from '../../entities/booking/booking-row.tsx';
import { pastMonths } from '../../entities/booking/past-months.ts';
import { upcomingGroups } from '../../entities/booking/upcoming-groups.ts';
import { BookingEntry, SeriesEntry } from './booking-entry.tsx';
import type { BookingDialogNavigation } from './use-booking-dialog.ts';
import * as css from './booking-list.css.ts';

interface BookingListProps {
  data: ListBookingsData;
  tab: 'upcoming' | 'past';
  dialog: BookingDialogNavigation;
  stale: StaleMark;
}

/** Past bookings under their months, the latest first; upcoming ones under Next, This week and Later. */
export function BookingList({ data: { bookings, series, pagination }, tab, dialog, stale }: BookingListProps) {
  const t = useT('bookings');
  const format = useFormat();
  if (tab === 'past') {
    return (
      <Stack gap={6} {...stale}>
        {pastMonths(bookings).map(({ month, bookings: members }) => (
          <Group
            key={month}
            title={format.monthYear(`${month}-01`)}
            className={css.past}
            {...{ bookings: members, dialog }}
          />
        ))}
      </Stack>
    );
  }
  const groups = upcomingGroups(bookings, { today: tiraneDate(now()), isFirstPage: pagination.current_page === 1 });
  const draw = ({ name, bookings: members }: (typeof groups)[number]) => (
    <Group key={name} title={t(`groups.${name}`)} isNext={name === 'next'} {...{ bookings: members, series, dialog }} />
  );
  return (
    <Stack gap={6} className={css.groups} {...stale}>
      <Stack gap={6}>{groups.filter(({ name }) => name !== 'later').map(draw)}</Stack>
      {groups.filter(({ name }) => name === 'later').map(draw)}
    </Stack>
  );
}

interface GroupProps {
  title: string;
  bookings: readonly Booking[];
  /** Weekly bookings, each of which stands in the list by its next session. */
  series?: readonly BookingSeriesGroup[];
  isNext?: boolean;
  dialog: BookingDialogNavigation;
  className?: string;
}

function Group({ title, bookings, series, className, ...entry }: GroupProps) {
  return (
    <Stack gap={2}>
      <h3 className={css.groupTitle}>{title}</h3>
      <ul className={cx(stack[2], className)} aria-label={title}>
        {bookings.map((booking) => {
          const group = series?.find(({ id }) => id === booking.series_id);
          // the last session of a weekly booking is a row like any other
          return group && group.session_count > 1 ? (
            <SeriesEntry key={`series ${group.id}`} {...{ ...entry, booking, series: group }} />
          ) : (
            <BookingEntry key={booking.id} {...{ ...entry, booking }} />
          );
        })}
      </ul>
    </Stack>
  );
}

export function BookingListSkeleton({ tab }: Pick<BookingListProps, 'tab'>) {
  if (tab === 'past') return <GroupSkeleton width="9em" count={6} className={css.past} />;
  return (
    <Stack gap={6} className={css.groups}>
      <GroupSkeleton width="6em" count={2} />
      <GroupSkeleton width="6em" count={3} />
    </Stack>
  );
}

function GroupSkeleton({ width, ...rows }: { width: string; count: number; className?: string }) {
  return (
    <Stack gap={2}>
      <Skeleton width={width} />
      <BookingRowsSkeleton {...rows} />
    </Stack>
  );
}
