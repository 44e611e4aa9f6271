/** Whose head start it is, as a slow and obvious second implementation: it looks at the court after every step. */
import type { BookingRecord } from '../../mocks/db/records.ts';
import type { DbReader } from '../../mocks/db/tables.ts';
import { COURT, VENUE } from './plans-world.ts';

const MIN = 60_000;
const HOUR = 60 * MIN;
const DAY = 24 * HOUR;

/** Whether a booking stands, by the clock alone. */
export function stands({ status, asked, created_at, starts_at }: BookingRecord, now: number): boolean {
  if (status === 'Unbooked' || (asked !== null && asked.until <= now)) return false;
  return status === 'Confirmed' || Math.min(starts_at, created_at + DAY) > now;
}

export interface Hour {
  readonly date: string;
  readonly slot: number;
}
const covers = ({ date, time_slot_id, slot_count }: BookingRecord, hour: Hour): boolean =>
  date === hour.date && time_slot_id <= hour.slot && hour.slot < time_slot_id + slot_count;

/** The booking in an hour of the court. */
export const bookingAt = (db: DbReader, hour: Hour, now: number): BookingRecord | undefined =>
  db.bookings.all().find((one) => one.court_id === COURT && covers(one, hour) && stands(one, now));

export const isClosed = (db: DbReader, { date, slot }: Hour): boolean =>
  db.blocks
    .all()
    .some(
      (block) =>
        block.court_ids.includes(COURT) &&
        block.date_from <= date &&
        date <= block.date_to &&
        (block.time_slot_ids === null || block.time_slot_ids.includes(slot)),
    );

interface Waiting {
  readonly watch: number;
  readonly user: number;
}

/** The head starts of some hours, followed by looking at them. */
export class Follower {
  readonly #free = new Map<string, { waiting: Waiting[]; since: number; known: Set<number> }>();
  readonly #hours: readonly Hour[];

  constructor(hours: readonly Hour[]) {
    this.#hours = hours;
  }

  /** Who alone may book an hour now. */
  first(hour: Hour, now: number): number | null {
    const free = this.#free.get(keyOf(hour));
    if (!free) return null;
    this.#pass(free, now);
    return free.waiting[0]?.user ?? null;
  }

  look(db: DbReader, now: number): void {
    for (const hour of this.#hours) {
      const isFree = !bookingAt(db, hour, now) && !isClosed(db, hour) && startOf(hour) > now;
      const watches = db.slotWatches
        .all()
        .filter((one) => one.venue_id === VENUE && one.date === hour.date && one.time_slot_id === hour.slot)
        .map(({ id, user_id }) => ({ watch: id, user: user_id }));
      if (isFree) this.#follow(hour, watches, now);
      else this.#free.delete(keyOf(hour));
    }
  }

  #follow(hour: Hour, watches: readonly Waiting[], now: number): void {
    const free = this.#free.get(keyOf(hour));
    if (!free) {
      const waiting = watches.filter(({ user }, n) => watches.findIndex((one) => one.user === user) === n);
      // an hour that nobody waits for is everybody's at once
      if (waiting.length > 0)
        this.#free.set(keyOf(hour), { waiting, since: now, known: new Set(watches.map(({ watch }) => watch)) });
      return;
    }
    this.#pass(free, now);
    const [before] = free.waiting;
    free.waiting = free.waiting.filter(({ watch }) => watches.some((one) => one.watch === watch));
    if (before && free.waiting[0]?.watch !== before.watch) free.since = now;
    for (const one of watches) {
      if (!free.known.has(one.watch) && free.waiting.length > 0 && !free.waiting.some(({ user }) => user === one.user))
        free.waiting.push(one);
      free.known.add(one.watch);
    }
  }

  #pass(free: { waiting: Waiting[]; since: number }, now: number): void {
    while (free.waiting.length > 0 && now - free.since >= 10 * MIN) {
      free.waiting.shift();
      free.since += 10 * MIN;
    }
  }
}

const keyOf = ({ date, slot }: Hour) => `${date} ${slot}`;
/** In winter Tirana is an hour ahead of UTC; slot 14 is 19:00. */
const startOf = ({ date, slot }: Hour) => Date.parse(`${date}T00:00:00Z`) + (slot + 4) * HOUR;
