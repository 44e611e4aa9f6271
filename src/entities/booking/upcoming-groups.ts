import type { Booking } from '../../shared/api/generated/model';
import { addDays, isoWeekday } from '../../shared/lib/time/dates.ts';

export type GroupName = 'next' | 'week' | 'later';

/**
 * Upcoming bookings, soonest first, under their headings: the very next one (only where the list begins), those until Sunday, the
 * rest. `today` is Tirana's date. Empty groups are left out.
 */
export function upcomingGroups<B extends Pick<Booking, 'date'>>(
  bookings: readonly B[],
  { today, isFirstPage }: { today: string; isFirstPage: boolean },
): { name: GroupName; bookings: B[] }[] {
  const sunday = addDays(today, 7 - isoWeekday(today));
  const others = isFirstPage ? bookings.slice(1) : bookings;
  const groups = [
    { name: 'next' as const, bookings: isFirstPage ? bookings.slice(0, 1) : [] },
    { name: 'week' as const, bookings: others.filter(({ date }) => date <= sunday) },
    { name: 'later' as const, bookings: others.filter(({ date }) => date > sunday) },
  ];
  return groups.filter((group) => group.bookings.length > 0);
}
