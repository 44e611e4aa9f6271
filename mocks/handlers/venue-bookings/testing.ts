/** For tests of a venue's desk: owner and staff of venue 1 (users 4 and 3), owner of venue 2 (user 2), a player (1). */
import { beforeEach } from 'vitest';
import type { Backend } from '../../backend.ts';
import { followUps, nextDue } from '../../housekeeping.ts';
import { bookingJobs } from '../../rules/bookings/jobs.ts';
import { bookingSeed, tokenOf } from '../../rules/testing.ts';
import { ask, createTestBackend, testNow } from '../../testing.ts';
import { auth } from '../auth.ts';
import { bookings } from '../bookings.ts';
import { handovers } from '../handovers.ts';
import { slotWatches } from '../slot-watches.ts';
import { readHandlers } from '../venues/read.ts';
import { venueBookings } from '../venue-bookings.ts';

export const OWNER = 4;
export const STAFF = 3;
export const NEIGHBOUR = 2;
export const PLAYER = 1;
/** Thursday 19:00 on the first court, five days from the tests' now. */
export const evening = { court_id: 1, date: '2026-11-26', time_slot_id: 14, slot_count: 1, weekly: false };

interface Shown {
  id: number;
  court: { id: number };
  date: string;
  starts_at: string;
  status: string;
  price: number;
  cancel_reason: string | null;
  booked_by: { id: number } | null;
  closure: { state: string; answer_until: string; can_answer: boolean; proposals: Proposed[] } | null;
  handover: { state: string; scope: string; session_count: number } | null;
  note: string | null;
  series_id: number;
  desk?: { phone: string | null; paid_at: string | null; no_show_at: string | null };
  permissions: Record<string, boolean>;
}
export interface Proposed {
  court_id: number;
  date: string;
  time_slot_id: number;
  starts_at: string;
  price: number;
}
interface Watched {
  id: number;
  state: string;
  position: number;
  turn_until: string | null;
  free: { court_id: number }[];
}
interface Said {
  booking: Shown;
  bookings: Shown[];
  affected: { booking: Shown; ask_until: string | null; proposals: Proposed[] }[];
  outcomes: { action: string; state: string; booking: Shown }[];
  watch: Watched;
  watches: Watched[];
  series: { status: string; skipped_dates: string[]; ends_on: string | null } | null;
  block: { id: number; open_questions: number } | null;
  blocks: object[];
  courts: { id: number }[];
  days: { date: string; slots: { court_id: number; time_slot_id: number; state: string }[] }[];
  sessions: { state: string }[];
  history: { action: string; by: { id: number } | null; reason: string | null; from: object | null }[];
  skipped_dates: string[];
  cancelled_count: number;
  pagination: { total: number };
  week: Record<string, number>;
  next: Shown[];
}

/** A fresh backend before each test, at `testNow`; the test moves `now`. */
export function deskWorld() {
  const open = (now: () => number): Backend =>
    createTestBackend(
      { ...auth, ...bookings, ...handovers, ...readHandlers, ...slotWatches, ...venueBookings },
      { now, seed: { fill: bookingSeed, version: 1 }, jobs: [...bookingJobs, ...followUps], nextDue, followUps },
    );
  const world: { backend: Backend; now: number } = { backend: open(() => world.now), now: testNow };
  beforeEach(async () => {
    world.now = testNow;
    world.backend = open(() => world.now);
    await world.backend.control.ready();
    await world.backend.control.db.transact(async (db) => {
      await db.venueUsers.insert({ venue_id: 1, user_id: STAFF, role: 'staff', since: testNow });
      await db.venueUsers.insert({ venue_id: 2, user_id: NEIGHBOUR, role: 'owner', since: testNow });
      // confirms by hand, so that there are requests
      await db.venues.update(1, { booking_policy: { ...policyOf(db.venues.get(1)), booking_confirmation: 'manual' } });
    });
  });

  /** Typed as the answer of the operation under test, which the contract's schema has checked. */
  async function send(method: string, path: string, body: object = {}, user = OWNER, module = 'venue') {
    const isRead = method === 'GET' || method === 'DELETE';
    const address = isRead ? `${path}${path.includes('?') ? '&' : '?'}module=${module}` : path;
    const answer = await ask(world.backend, address, {
      method,
      body: isRead ? undefined : { module, ...body },
      token: tokenOf(user),
    });
    const [error] = answer.body.errors;
    const data = answer.body.data as Said; // each test knows the type of its answer
    return { status: answer.status, message: answer.body.message, error, data };
  }
  const desk = (method: string, path: string, body: object = {}, user = OWNER) =>
    send(method, `/mod-venue/venue/1${path}`, body, user);
  return {
    world,
    send,
    desk,
    /** A player's request, pending at venue 1. */
    request: async (changes: object = {}) =>
      (await send('POST', '/bookings', { ...evening, ...changes }, PLAYER, 'base')).data.booking,
    walkIn: (changes: object = {}, user = OWNER) =>
      desk('POST', '/booking', { ...evening, guest_name: 'Agim', ...changes }, user),
    shown: async (id: number) => (await desk('GET', `/booking/${id}`)).data,
    told: (user: number) => world.backend.control.db.read.notifications.by('user', user).map(({ type }) => type),
    events: (user: number) =>
      world.backend.control.db.read.realtimeEvents.by('user', user).map(({ type, data }) => [type, data]),
  };
}

function policyOf<Policy>(venue: { booking_policy: Policy } | undefined): Policy {
  if (!venue) throw new Error('no venue');
  return venue.booking_policy;
}
