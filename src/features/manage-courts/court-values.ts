import type { input, output } from 'zod';
import { SLOTS } from '../../entities/court/court-week.ts';
import type { Court, Facility } from '../../shared/api/generated/model';
import { CreateCourtBody } from '../../shared/api/generated/zod/schemas/createCourtBody.zod.ts';

/** All that the form holds; the place in the list is changed there. */
export const courtSchema = CreateCourtBody.omit({ module: true, position: true }).required();

export type CourtInput = input<typeof courtSchema>;
export type CourtBody = output<typeof courtSchema>;
type CourtDefaults = { [K in keyof CourtInput]: CourtInput[K] | undefined };

/** In the order of the fields on the screen. */
export const facilities: readonly Facility[] = [
  'changing-rooms',
  'showers',
  'free-parking',
  'coffee-bar',
  'spectator-seating',
  'wifi',
  'indoor-court',
];

/** What the form begins with, in the order of the screen: a court, or one that is open from 08:00 to 24:00. */
export function courtDefaults(court: Court | null, name = court?.name ?? ''): CourtDefaults {
  return {
    name,
    sport_id: court?.sport.id,
    surface: court?.surface ?? null,
    players_capacity: court?.players_capacity,
    facilities: court?.facilities ?? [],
    is_public: court?.is_public ?? true,
    default_slots: court?.default_slots.toSorted((a, b) => a - b) ?? SLOTS.slice(2),
    delayed_start: court?.delayed_start ?? 0,
    schedules: court?.schedules.map(({ weekday, date, time_slot_ids }) => ({ weekday, date, time_slot_ids })) ?? [],
    price: court?.price,
    price_rules:
      court?.price_rules.map(({ weekdays, from_slot_id, to_slot_id, price }) => ({
        weekdays,
        from_slot_id,
        to_slot_id,
        price,
      })) ?? [],
  };
}
