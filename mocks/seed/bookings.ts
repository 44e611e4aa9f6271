import type { BookingRecord, CourtRecord } from '../db/records.ts';
import { rangeTimes, type SlotRange } from '../rules/shared/slots.ts';
import { addDays, HOUR, MINUTE } from '../rules/shared/time.ts';
import { slots } from './courts.ts';
import type { Ledger } from './ledger.ts';
import { surnames } from './people.ts';
import type { Seeding } from './seeding.ts';

/** The share of the target occupancy of a day: full around today, decreasing with distance. */
const fullness = (day: number): number => {
  if (day === 0 || day === 1) return 1;
  if (day >= 2 && day <= 4) return 0.25;
  if (day >= -6 && day < 0) return 0.06;
  return day < 0 ? 0.006 : 0.009;
};
const firstDay = -60;
const lastDay = 84;

/** Evenings (18:00–22:00) are about 75 % full, mornings about 15 % (design §17). */
const demand = (slot: number): number => {
  if (slot >= 13 && slot <= 16) return 0.73;
  return slot > 16 ? 0.3 : 0.13;
};

/** Fills the calendars around the stories. */
export async function seedBookings(at: Seeding, ledger: Ledger): Promise<void> {
  const venues = new Map(at.db.venues.filter({ status: 'published' }).map((venue) => [venue.id, venue]));
  const courts = at.db.courts.filter(({ venue_id }) => venues.get(venue_id)?.is_bookable === true);
  for (const day of slots(firstDay, lastDay)) {
    const date = addDays(at.today, day);
    for (const court of courts) {
      const isManual = venues.get(court.venue_id)?.booking_policy.booking_confirmation === 'manual';
      for (let time_slot_id = 3; time_slot_id <= 18; time_slot_id += 1) {
        if (!at.random.chance(demand(time_slot_id) * fullness(day))) continue;
        await fill(at, ledger, court, { date, time_slot_id, slot_count: 1 }, isManual);
      }
    }
  }
}

async function fill(
  at: Seeding,
  ledger: Ledger,
  court: CourtRecord,
  requested: SlotRange,
  isManual: boolean,
): Promise<void> {
  const { random } = at;
  if (!ledger.isFree(court, requested)) return;
  const longer = { ...requested, slot_count: 2 };
  const range = requested.time_slot_id < 18 && random.chance(0.35) && ledger.isFree(court, longer) ? longer : requested;
  const start = rangeTimes(court, range).starts_at;
  const isComing = start > at.now + 2 * HOUR;
  const status = isComing && isManual && random.chance(0.43) ? 'Pending' : 'Confirmed';
  const paid = status === 'Confirmed' ? atTheDesk(ledger.count, start, at.now) : {};
  await ledger.book(court.id, { ...range, ...whoBooks(at, start, status), ...paid });
  // an earlier, cancelled booking of the slot
  if (random.chance(0.34)) await ledger.book(court.id, { ...range, ...whoBooks(at, start, 'Unbooked') });
}

/** Most of what was played is paid, a few stay open, and now and then nobody came. By count: the random sequence stays as it is. */
function atTheDesk(count: number, start: number, now: number): Partial<BookingRecord> {
  if (start > now) return {};
  if (count % 23 === 0) return { no_show_at: start + HOUR / 2 };
  return count % 9 === 0 ? {} : { paid_at: Math.min(start + 50 * MINUTE, now) };
}

type Who = Pick<BookingRecord, 'status' | 'created_at' | 'user_id' | 'source'> & Partial<BookingRecord>;

/** By a player, or by the venue for a caller. */
function whoBooks({ now, random }: Seeding, start: number, status: BookingRecord['status']): Who {
  const latest = Math.min(start, now);
  // a pending booking must be younger than a day, or it would have expired (design §1)
  const created_at =
    status === 'Pending' ? now - random.int(10, 20 * 60) * MINUTE : latest - random.int(2, 12 * 24) * HOUR;
  if (status === 'Pending' || random.chance(0.8))
    return { status, created_at, user_id: random.int(16, 57), source: 'user' };
  const guest_phone = `+355 6900000${random.int(61, 79)}`;
  return { status, created_at, user_id: null, source: 'admin', guest_name: random.pick(surnames), guest_phone };
}
