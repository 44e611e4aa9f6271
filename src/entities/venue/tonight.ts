import { addDays, isoWeekday } from '../../shared/lib/time/dates.ts';
import { tiraneDate, tiraneTime } from '../../shared/lib/time/tirane.ts';
import { toMinutes } from '../../shared/lib/time/wall-time.ts';
import { slotStart } from '../../shared/lib/session-times.ts';

export interface Evening {
  date: string;
  timeSlotId: number;
  start: string;
  /** False late at night: the next evening is tomorrow's. */
  today: boolean;
}

/** Slot n starts at 05+n:00; 14 is 19:00, 18 the last one (design §4). */
const EVENING_SLOT = 14;
const LAST_SLOT = 18;
/** The usual notice that venues ask for, in minutes (design §1). */
const NOTICE = 60;

/** The slot that "play tonight" means: 19:00, or the next one that can still be booked; after that tomorrow at 19:00. */
export function nextEvening(now: number): Evening {
  const today = tiraneDate(now);
  const earliest = Math.ceil((toMinutes(tiraneTime(now)) + NOTICE) / 60) - 5;
  const id = Math.max(EVENING_SLOT, earliest);
  if (id > LAST_SLOT)
    return { date: addDays(today, 1), timeSlotId: EVENING_SLOT, start: slotStart(EVENING_SLOT), today: false };
  return { date: today, timeSlotId: id, start: slotStart(id), today: true };
}

export const QUICK_DAYS = ['tonight', 'tomorrow', 'weekend'] as const;

/** A search for a day that people ask for by its name. */
export interface QuickDay {
  name: (typeof QUICK_DAYS)[number];
  date: string;
  available_time_slot_id?: number;
}

const SATURDAY = 6;

/** Tonight (as long as the day has an evening), tomorrow, and the weekend: today on a Saturday or Sunday, else the next Saturday. */
export function quickDays(now: number): QuickDay[] {
  const evening = nextEvening(now);
  const today = tiraneDate(now);
  return [
    ...(evening.today ? [{ name: 'tonight', date: today, available_time_slot_id: evening.timeSlotId } as const] : []),
    { name: 'tomorrow', date: addDays(today, 1) },
    { name: 'weekend', date: addDays(today, Math.max(0, SATURDAY - isoWeekday(today))) },
  ];
}
