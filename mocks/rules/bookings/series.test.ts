import { beforeEach, expect, it } from 'vitest';
import type { Backend } from '../../backend.ts';
import type { VenueRecord } from '../../db/records.ts';
import { auth } from '../../handlers/auth.ts';
import { bookings } from '../../handlers/bookings.ts';
import { ask, createTestBackend, testNow } from '../../testing.ts';
import { bookingJobs } from './jobs.ts';
import { bookingSeed, tokenOf } from '../testing.ts';
import { DAY } from '../shared/time.ts';

let backend: Backend;
let now: number;
beforeEach(() => {
  now = testNow;
  const seed = { fill: bookingSeed, version: 1 };
  backend = createTestBackend({ ...auth, ...bookings }, { now: () => now, seed, jobs: bookingJobs });
});
const sessions = async () => {
  await ask(backend, '/bookings?module=base', { token: tokenOf(1) }); // a request runs the jobs that are due
  return backend.control.db.read.bookings.count();
};

it.each<[string, Partial<VenueRecord>, Partial<VenueRecord>]>([
  ['disabled', { status: 'disabled' }, { status: 'published' }],
  ['not bookable', { is_bookable: false }, { is_bookable: true }],
])('a venue that is %s gets no new weekly sessions, and what is missing once it is back', async (_, off, on) => {
  const body = { module: 'base', court_id: 1, date: '2026-11-26', time_slot_id: 15, slot_count: 1, weekly: true };
  await ask(backend, '/bookings', { method: 'POST', body, token: tokenOf(1) });
  await backend.control.db.transact((db) => db.venues.update(1, off));
  now += 14 * DAY;
  expect(await sessions()).toBe(12);
  await backend.control.db.transact((db) => db.venues.update(1, on));
  now += DAY / 24;
  expect(await sessions()).toBe(14);
});
