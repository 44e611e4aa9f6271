import type { CourtRecord, CourtSchedule, Facility, PriceRule } from '../db/records.ts';
import { addDays } from '../rules/shared/time.ts';
import { sportId } from './lookups.ts';
import type { Seeding } from './seeding.ts';
import type { CourtPlan, VenuePlan } from './venue-plans.ts';

const facilities: readonly Facility[] = [
  'changing-rooms',
  'showers',
  'free-parking',
  'coffee-bar',
  'spectator-seating',
  'wifi',
  'indoor-court',
];
const surfaces = { football: 'artificial-grass', basketball: 'parquet', volleyball: 'rubber', tennis: 'clay' } as const;
export const slots = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** One court, open from 08:00 to midnight, at higher prices in the evening. */
export function courtOf(
  { today, random }: Seeding,
  venue: VenuePlan,
  plan: CourtPlan,
  venueId: number,
  position: number,
): Omit<CourtRecord, 'id'> {
  return {
    venue_id: venueId,
    name: plan.name,
    sport_id: sportId(plan.sport),
    players_capacity: plan.capacity,
    facilities: random.sample(facilities, random.int(2, 5)),
    price: plan.price,
    is_public: !plan.isHidden,
    delayed_start: plan.delayed_start ?? 0,
    default_slots: slots(3, 18),
    schedules: schedulesOf(venue, plan, today),
    price_rules: eveningPrice(plan.price),
    surface: surfaces[plan.sport],
    position,
    deleted_at: null,
  };
}

/** 25 % more between 18:00 and 22:00, rounded to hundreds. */
function eveningPrice(price: number): PriceRule[] {
  return [
    {
      id: 1,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from_slot_id: 13,
      to_slot_id: 16,
      price: Math.round((price * 1.25) / 100) * 100,
    },
  ];
}

function schedulesOf(venue: VenuePlan, court: CourtPlan, today: string): CourtSchedule[] {
  const entries: Omit<CourtSchedule, 'id'>[] = [
    ...(court.closedOnMondays ? [{ weekday: 1, date: null, time_slot_ids: [] }] : []),
    ...(venue.keepsHolidays ? [{ weekday: null, date: nextOf(today, '11-28'), time_slot_ids: [] }] : []),
    ...(venue.keepsHolidays ? [{ weekday: null, date: nextOf(today, '12-31'), time_slot_ids: slots(3, 12) }] : []),
  ];
  return entries.map(({ weekday, date, time_slot_ids }, index) => ({ id: index + 1, weekday, date, time_slot_ids }));
}

/** The next occurrence of this day of the year. */
function nextOf(today: string, monthAndDay: string): string {
  const date = `${today.slice(0, 4)}-${monthAndDay}`;
  return date >= today ? date : `${addDays(date, 366).slice(0, 4)}-${monthAndDay}`;
}
