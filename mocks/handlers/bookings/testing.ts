/** For tests of bookings: a backend with three courts, its clock, and what its users send. */
import { beforeEach } from 'vitest';
import type { Backend } from '../../backend.ts';
import type { BookingPolicy, VenueRecord } from '../../db/records.ts';
import { bookingJobs } from '../../rules/bookings/jobs.ts';
import { bookingSeed, tokenOf, venueRecord } from '../../rules/testing.ts';
import { ask, createTestBackend, testNow } from '../../testing.ts';
import { auth } from '../auth.ts';
import { bookings } from '../bookings.ts';

interface Session {
  date: string;
  state: string;
  alternatives: { court_id: number; time_slot_id: number }[];
}
interface Said {
  booking: {
    id: number;
    date: string;
    status: string;
    price: number;
    starts_at: string;
    can_cancel: boolean;
    series_id: number;
    court: { id: number };
  };
  bookings: { id: number; date: string; status: string }[];
  sessions: (Session & { id: number; starts_at: string; status: string })[];
  series: { status: string; skipped_dates: string[]; next_session: string | null } | null;
  hold: { id: number; expires_at: string };
  skipped_dates: string[];
  cancelled_count: number;
  total_price: number;
}

/** Thursday 19:00 on the first court, five days from the tests' now. */
export const requested = { court_id: 1, date: '2026-11-26', time_slot_id: 14, slot_count: 1, weekly: false };

/** A fresh backend before each test, at `testNow`; the test moves `now`. */
export function bookingWorld() {
  const world: { backend: Backend; now: number } = { backend: openBackend(() => world.now), now: testNow };
  beforeEach(async () => {
    world.now = testNow;
    world.backend = openBackend(() => world.now);
    await world.backend.control.ready();
  });

  /** Typed as the answer of the operation under test, which the contract's schema has checked. */
  async function send(
    path: string,
    body: object | null = null,
    user = 1,
    method = body ? 'POST' : 'GET',
    headers = {},
  ) {
    const sent = body ? { module: 'base', ...body } : undefined;
    const answer = await ask(world.backend, path, { method, body: sent, token: tokenOf(user), headers });
    return {
      status: answer.status,
      retryAfter: answer.retryAfter,
      message: answer.body.message,
      error: answer.body.errors[0],
      data: answer.body.data as Said,
    }; // each test knows the type of its answer
  }
  return {
    world,
    send,
    book: (changes: object = {}, user = 1, headers = {}) =>
      send('/bookings', { ...requested, ...changes }, user, 'POST', headers),
    hold: (changes: object, headers = {}) => send('/bookings/hold', { ...requested, ...changes }, 1, 'POST', headers),
    policy: (changes: Partial<BookingPolicy>, venue: Partial<VenueRecord> = {}) =>
      world.backend.control.db.transact((db) =>
        db.venues.update(1, { ...venue, booking_policy: { ...venueRecord().booking_policy, ...changes } }),
      ),
  };
}

const openBackend = (now: () => number): Backend =>
  createTestBackend({ ...auth, ...bookings }, { now, seed: { fill: bookingSeed, version: 1 }, jobs: bookingJobs });
