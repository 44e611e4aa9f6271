import { beforeEach, expect, it } from 'vitest';
import type { Backend } from '../../backend.ts';
import { bookingSeed, tokenOf } from '../../rules/testing.ts';
import { ask, createTestBackend } from '../../testing.ts';
import { auth } from '../auth.ts';
import { bookings } from '../bookings.ts';

// Bookings keep their times when the court's delay changes (design §14.1), and so does what is said of them.
let backend: Backend;
beforeEach(() => {
  backend = createTestBackend({ ...auth, ...bookings }, { seed: { fill: bookingSeed, version: 1 } });
});
const book = async (weekly: boolean) => {
  const body = { module: 'base', court_id: 1, date: '2026-11-26', time_slot_id: 15, slot_count: 1, weekly };
  const answer = await ask(backend, '/bookings', { method: 'POST', body, token: tokenOf(1) });
  return (answer.body.data as { booking: { id: number } }).booking.id; // checked by the contract's schema
};
const delay = () => backend.control.db.transact((db) => db.courts.update(1, { delayed_start: 30 }));

it('a cancelled booking is told to the venue with the time it had', async () => {
  const id = await book(false);
  await delay();
  await ask(backend, `/booking/${id}/cancel`, { method: 'POST', body: { module: 'base' }, token: tokenOf(1) });
  expect(backend.control.db.read.notifications.by('user', 4).at(-1)).toMatchObject({
    type: 'booking-cancelled',
    body: { en: 'Arena Dajti · Fusha 1 · 26.11.2026 20:00 · Arben Bardhi' },
    data: { booking: { start: '20:00' } },
  });
});

it('a weekly booking is listed with the time of its sessions', async () => {
  await book(true);
  await delay();
  const { body } = await ask(backend, '/bookings?module=base&group=series', { token: tokenOf(1) });
  expect(body.data).toMatchObject({ series: [{ start: '20:00' }] });
});
