import type { GameRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { availabilityOf } from '../bookings/availability.ts';
import { addDays, dateOf, MINUTE } from '../shared/time.ts';
import { courtsOf } from '../venues/courts.ts';
import type { EntryAct } from './people.ts';
export interface CourtTime {
  readonly court_id: number;
  readonly venue_id: number;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly price: number;
}
interface Asked {
  readonly sportId: number;
  readonly venueIds: readonly number[];
  readonly courtIds?: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
  readonly now: number;
}
export function courtTimes(db: DbReader, { sportId, venueIds, courtIds, from, to, minutes, now }: Asked): CourtTime[] {
  const found: CourtTime[] = [];
  for (const venue of venueIds)
    for (const court of courtsOf(db, venue)) {
      if (court.sport_id !== sportId || (courtIds && !courtIds.includes(court.id))) continue;
      for (let date = dateOf(from); date <= dateOf(to - 1); date = addDays(date, 1)) {
        const free = availabilityOf(db, court, date, { userId: null, now, window: null }).filter(
          ({ state }) => state === 'available',
        );
        for (const [index, slot] of free.entries()) {
          let [end, price, k] = [slot.ends_at, slot.price, index + 1];
          while (end < slot.starts_at + minutes * MINUTE && free[k]?.starts_at === end) {
            end = free[k]!.ends_at;
            price += free[k]!.price;
            k += 1;
          }
          if (end >= slot.starts_at + minutes * MINUTE)
            found.push({ court_id: court.id, venue_id: venue, starts_at: slot.starts_at, ends_at: end, price });
        }
      }
    }
  return found;
}
export const bookCourts = (
  _act: EntryAct,
  _games: readonly { readonly game: GameRecord; readonly time: CourtTime }[],
): Promise<void> => Promise.resolve();
export const freeCourts = (_act: EntryAct, _games: readonly GameRecord[], _reason: string): Promise<void> =>
  Promise.resolve();
