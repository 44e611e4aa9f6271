import type { BookingRecord, CourtRecord } from '../db/records.ts';
import { cancelDeadline } from '../rules/bookings/cancel-policy.ts';
import { priceOfRange } from '../rules/venues/prices.ts';
import { type SlotRange, idsOf, isOpen, rangeTimes } from '../rules/shared/slots.ts';
import { HOUR } from '../rules/shared/time.ts';
import type { Seeding } from './seeding.ts';

/** The given fields of a seeded booking; the rest follows from court and time. */
export type Draft = SlotRange & Pick<BookingRecord, 'status' | 'created_at'> & Partial<BookingRecord>;

/** Writes bookings and tracks occupied slots, so that no two active ones overlap. */
export class Ledger {
  readonly #at: Seeding;
  readonly #taken = new Set<string>();
  readonly #policies: ReadonlyMap<number, number>;
  count = 0;

  constructor(at: Seeding) {
    this.#at = at;
    this.#policies = new Map(
      at.db.venues.all().map(({ id, booking_policy }) => [id, booking_policy.cancel_cutoff_hours]),
    );
  }

  court(id: number): CourtRecord {
    const court = this.#at.db.courts.get(id);
    if (!court) throw new Error(`the seed has no court ${id}`);
    return court;
  }

  /** Reserves slots, for `story.ts` or a closure. */
  reserve(courtId: number, range: SlotRange): void {
    for (const slot of idsOf(range)) this.#taken.add(keyOf(courtId, range.date, slot));
  }

  isFree(court: CourtRecord, range: SlotRange): boolean {
    return isOpen(court, range) && idsOf(range).every((slot) => !this.#taken.has(keyOf(court.id, range.date, slot)));
  }

  async book(courtId: number, draft: Draft): Promise<BookingRecord> {
    const court = this.court(courtId);
    const { date, time_slot_id, slot_count, status, created_at } = draft;
    const range = { date, time_slot_id, slot_count };
    const { starts_at, ends_at } = rangeTimes(court, range);
    if (status !== 'Unbooked') this.reserve(courtId, range);
    this.count += 1;
    return this.#at.db.bookings.insert({
      venue_id: court.venue_id,
      court_id: courtId,
      starts_at,
      ends_at,
      price: priceOfRange(court, range),
      series_id: null,
      user_id: null,
      guest_name: null,
      guest_phone: null,
      note: null,
      source: 'user',
      cancel_deadline_at: cancelDeadline(starts_at, { cancel_cutoff_hours: this.#policies.get(court.venue_id) ?? 24 }),
      confirmed_at: status === 'Confirmed' ? created_at : null,
      paid_at: null,
      no_show_at: null,
      asked: null,
      ...(status === 'Unbooked' ? cancelled(created_at, Math.min(starts_at, this.#at.now)) : notCancelled),
      ...draft,
    });
  }
}

const keyOf = (courtId: number, date: string, slot: number) => `${courtId} ${date} ${slot}`;
const notCancelled = { cancelled_at: null, cancelled_by: null, cancel_reason: null } as const;
/** When the player cancelled: half-way between booking and start, at most an hour after booking. */
const cancelled = (createdAt: number, end: number) =>
  ({
    cancelled_at: createdAt + Math.min(HOUR, Math.floor((end - createdAt) / 2)),
    cancelled_by: 'user',
    cancel_reason: 'cancelled',
  }) as const;
