/** Heads, seats and money of an event. A head is somebody who comes, or one of their guests (decision 041). */
import type { EventRecord, ParticipantRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';

type Counted = Pick<ParticipantRecord, 'guests'>;
/** What a head pays is rounded up to this, in ALL. */
const STEP = 50;

/** Everybody in these parties. */
export const headsOf = (people: readonly Counted[]): number => people.reduce((sum, { guests }) => sum + 1 + guests, 0);

const byArrival = (a: ParticipantRecord, b: ParticipantRecord): number =>
  (a.arrived_at ?? 0) - (b.arrived_at ?? 0) || a.id - b.id;

/** Who is going, in the order of their seats. */
export const goingTo = (db: DbReader, eventId: number): ParticipantRecord[] =>
  withStatus(db, eventId, 'going').toSorted(byArrival);

/** The waiting list, next one first. */
export const lineOf = (db: DbReader, eventId: number): ParticipantRecord[] =>
  withStatus(db, eventId, 'waitlisted').toSorted(byArrival);

export const withStatus = (db: DbReader, eventId: number, status: ParticipantRecord['status']): ParticipantRecord[] =>
  db.participants.by('event', eventId).filter((one) => one.status === status);

/** Seats that nobody has; while somebody waits they are not for others. */
export const seatsLeft = (db: DbReader, { id, capacity }: Pick<EventRecord, 'id' | 'capacity'>): number =>
  lineOf(db, id).length > 0 ? 0 : Math.max(0, capacity - headsOf(goingTo(db, id)));

/** What a head pays, ALL: the total over the heads that are going, rounded up to 50; with nobody going, over the capacity. Null: free. */
export const pricePerHead = (
  { price_total, capacity }: Pick<EventRecord, 'price_total' | 'capacity'>,
  heads: number,
): number | null =>
  price_total === null ? null : Math.ceil(price_total / (heads > 0 ? heads : capacity) / STEP) * STEP;

/** What a party pays for this event, ALL: nothing unless it is going. */
export const dueOf = (db: DbReader, event: EventRecord, { status, guests }: ParticipantRecord): number =>
  status === 'going' ? (pricePerHead(event, headsOf(goingTo(db, event.id))) ?? 0) * (1 + guests) : 0;

/**
 * What has been paid and what is open, ALL: for this event and from earlier weeks, since a tick pays both. Who was removed is not asked
 * any more (decision 041).
 */
export function moneyOf(db: DbReader, event: EventRecord): { paid: number; open: number } {
  const sum = (isPaid: boolean) =>
    db.participants
      .by('event', event.id)
      .filter(({ has_paid, status }) => has_paid === isPaid && status !== 'removed')
      .reduce((total, one) => total + dueOf(db, event, one) + one.owes, 0);
  return { paid: sum(true), open: sum(false) };
}
