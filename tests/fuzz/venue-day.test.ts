import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../mocks/backend.ts';
import type { BookingRecord } from '../../mocks/db/records.ts';
import { auth } from '../../mocks/handlers/auth.ts';
import { bookings } from '../../mocks/handlers/bookings.ts';
import { venueBookings } from '../../mocks/handlers/venue-bookings.ts';
import { isBlocked } from '../../mocks/rules/bookings/occupancy.ts';
import { bookingSeed, tokenOf } from '../../mocks/rules/testing.ts';
import { ask, createTestBackend } from '../../mocks/testing.ts';
import { doubleBookings } from './booking-race.ts';

// Players and a venue at one calendar: whatever they do in whatever order, no time has two bookings, and none is in a closed time.
const OWNER = 4;
const days = ['2026-11-26', '2026-11-27', '2026-12-03'];
const place = {
  court_id: fc.constantFrom(1, 2),
  date: fc.constantFrom(...days),
  time_slot_id: fc.integer({ min: 13, max: 16 }),
};
const time = fc.record({ ...place, slot_count: fc.constantFrom(1, 2), weekly: fc.boolean() });
/** Which of the bookings so far. */
const which = fc.nat({ max: 30 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('book' as const), user: fc.constantFrom(1, 2, 3), time }),
  fc.record({ kind: fc.constant('walk-in' as const), time }),
  fc.record({ kind: fc.constant('move' as const), which, to: fc.record(place), keep_price: fc.boolean() }),
  fc.record({ kind: fc.constant('confirm' as const), which }),
  fc.record({ kind: fc.constant('cancel' as const), which, scope: fc.constantFrom('session', 'series') }),
  fc.record({
    kind: fc.constant('block' as const),
    court_ids: fc.constantFrom([1], [2], [1, 2]),
    date: fc.constantFrom(...days),
    slots: fc.constantFrom(null, [14], [13, 14]),
    on_conflict: fc.constantFrom('refuse', 'cancel'),
  }),
  fc.record({ kind: fc.constant('open' as const), which }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function act({ control, ...backend }: Backend, one: Step): Promise<number> {
  const at = (rows: readonly { id: number }[], n: number) => rows[n % Math.max(1, rows.length)]?.id ?? 0;
  const desk = async (method: string, path: string, body: object) => {
    const answer = await ask({ control, ...backend }, `/mod-venue/venue/1${path}?module=venue`, {
      method,
      body: method === 'DELETE' ? undefined : { module: 'venue', ...body },
      token: tokenOf(OWNER),
    });
    return answer.status;
  };
  const booking = (n: number) => at(control.db.read.bookings.all(), n);
  switch (one.kind) {
    case 'book': {
      const body = { module: 'base', ...one.time };
      return (await ask({ control, ...backend }, '/bookings', { method: 'POST', body, token: tokenOf(one.user) }))
        .status;
    }
    case 'walk-in':
      return desk('POST', '/booking', { ...one.time, guest_name: 'Agim' });
    case 'move':
      return desk('PATCH', `/booking/${booking(one.which)}`, { ...one.to, keep_price: one.keep_price });
    case 'confirm':
      return desk('POST', `/booking/${booking(one.which)}/confirm`, {});
    case 'cancel':
      return desk('POST', `/booking/${booking(one.which)}/cancel`, { reason: 'Shi.', scope: one.scope });
    case 'block': {
      const { court_ids, date, slots: time_slot_ids, on_conflict } = one;
      const when = { date_from: date, date_to: date, time_slot_ids };
      return desk('POST', '/block', { court_ids, ...when, reason: 'Turne.', dry_run: false, on_conflict });
    }
    case 'open':
      return desk('DELETE', `/block/${at(control.db.read.blocks.all(), one.which)}`, {});
  }
}

/** Bookings that stand in a closed time. */
const closedOut = ({ control: { db } }: Backend): BookingRecord[] =>
  db.read.bookings.filter((booking) => {
    const court = db.read.courts.get(booking.court_id);
    const { date } = booking;
    const blocks = db.read.blocks
      .all()
      .filter((one) => one.date_from <= date && date <= one.date_to && one.court_ids.includes(booking.court_id));
    return booking.status !== 'Unbooked' && court !== undefined && isBlocked(blocks, court, date, booking);
  });

describe('[BK-08] players and a venue at one calendar', () => {
  it('no time has two bookings and no booking is in a closed time, after every step', async () => {
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const backend = createTestBackend(
          { ...auth, ...bookings, ...venueBookings },
          { seed: { fill: bookingSeed, version: 1 } },
        );
        await backend.control.ready();
        for (const one of steps) {
          const status = await act(backend, one);
          const what = `${one.kind} ${status}`;
          seen.set(what, (seen.get(what) ?? 0) + 1);
          expect(status, JSON.stringify(one)).toBeLessThan(500);
          expect(doubleBookings(backend.control.db)).toEqual([]);
          expect(closedOut(backend)).toEqual([]);
        }
      }),
      { numRuns: 150, seed: 10 },
    );
    // every kind was done and refused
    for (const done of ['book 201', 'walk-in 201', 'move 200', 'cancel 200', 'block 200', 'open 200'])
      expect(seen.get(done) ?? 0, done).toBeGreaterThan(20);
    for (const refused of ['book 409', 'walk-in 409', 'move 409', 'cancel 409', 'block 409', 'open 404'])
      expect(seen.get(refused) ?? 0, refused).toBeGreaterThan(5);
  });
});
