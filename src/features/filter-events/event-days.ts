import type { EventFilters } from '../../entities/event/event-filters.ts';
import { addDays, isoWeekday } from '../../shared/lib/time/dates.ts';

/** Days that are asked for often; `upcoming` is all that is to come. */
export const QUICK_DAYS = ['upcoming', 'today', 'tomorrow', 'weekend', 'week', 'past'] as const;
export type QuickDay = (typeof QUICK_DAYS)[number];

/** What a search says of the time. */
export type EventDays = Pick<EventFilters, 'when' | 'from' | 'to'>;

/** The days of each, from Tirana's `today` on; a weekend that has begun is the present one. */
export function daysOf(quick: QuickDay, today: string): EventDays {
  const none = { when: undefined, from: undefined, to: undefined };
  const sunday = addDays(today, 7 - isoWeekday(today));
  const saturday = addDays(sunday, -1);
  switch (quick) {
    case 'upcoming':
      return none;
    case 'past':
      return { ...none, when: 'past' };
    case 'today':
      return { ...none, from: today, to: today };
    case 'tomorrow':
      return { ...none, from: addDays(today, 1), to: addDays(today, 1) };
    case 'weekend':
      return { ...none, from: today > saturday ? today : saturday, to: sunday };
    case 'week':
      return { ...none, from: today, to: addDays(today, 6) };
  }
}

/** Which of them a search asks for; none when it names other days. On a Sunday that day is called today. */
export const quickDayOf = (days: EventDays, today: string): QuickDay | undefined =>
  QUICK_DAYS.find((quick) => {
    const { when, from, to } = daysOf(quick, today);
    return when === days.when && from === days.from && to === days.to;
  });
