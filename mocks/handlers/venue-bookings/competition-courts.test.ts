import { describe, expect, it } from 'vitest';
import type { Backend } from '../../backend.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { toIso } from '../../rules/shared/time.ts';
import { venueIds } from '../../seed/venue-plans.ts';
import { askForCourts } from '../../rules/competitions/testing.ts';
import { createMockBackend } from '../../main.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import { call, now, toldOf } from '../teams/testing.ts';

const DAY = 86_400_000;
/** It answers by hand. */
const venueId = venueIds.dajti;
const owner = demoId('owner');
const organizer = demoId('organizationManager');

/** The league asks for the courts of so many of its games at a venue that answers by hand. */
async function asked(count: number) {
  const clock = { now };
  const backend = createMockBackend({ now: () => clock.now });
  await backend.control.ready();
  const { db } = backend.control;
  const games = await db.transact((tx) => askForCourts(tx, now, venueId, count));
  const bookings = () => games.map(({ booking_id }) => db.read.bookings.get(booking_id ?? 0));
  const game = (index: number) => db.read.games.get(games[index]?.id ?? 0);
  const answer = (body: object) =>
    call(backend, owner, `POST /mod-venue/venue/${venueId}/competition/1/answer`, { module: 'venue', body });
  const told = () => toldOf(backend, organizer, 'fixture-changed').flatMap(({ data }) => data.game?.change ?? []);
  return { backend, clock, games, bookings, game, answer, told, db };
}

it('a game holds its court, and is in nobody’s bookings and in no limit (R30)', async () => {
  const { bookings, backend } = await asked(2);
  expect(bookings()).toMatchObject([
    { status: 'Pending', source: 'competition', user_id: null, slot_count: 2 },
    { status: 'Pending', source: 'competition', user_id: null, slot_count: 2 },
  ]);
  expect(bookings()[0]?.guest_name).toBe('Liga e Lagjeve 2026');
  expect(bookings()[0]?.note).toMatch(/.+ – .+/);
  const mine = await call(backend, organizer, 'GET /bookings');
  expect(JSON.stringify(mine.body)).not.toContain('"source":"competition"');
});

it('the venue confirms all at once, or some and declines others with a reason, and their games have no time again', async () => {
  const { bookings, game, answer, told } = await asked(3);
  const [, second] = bookings();
  expect((await answer({ decision: 'decline', booking_ids: [second?.id], reason: 'Turne tjetër.' })).status).toBe(200);
  expect((await answer({ decision: 'confirm' })).status).toBe(200);
  expect(bookings().map((one) => one?.status)).toEqual(['Confirmed', 'Unbooked', 'Confirmed']);
  expect(game(1)).toMatchObject({ status: 'unscheduled', starts_at: null, court_id: null, booking_id: null });
  expect(game(0)).toMatchObject({ status: 'scheduled' });
  expect(told()).toEqual(['court-lost']);
  expect((await answer({ decision: 'confirm' })).status).toBe(409);
});

it('a refusal needs a reason, and who asks for one that is answered gets none of them answered', async () => {
  const { bookings, answer } = await asked(2);
  const [first, second] = bookings();
  expect((await answer({ decision: 'decline' })).status).toBe(422);
  await answer({ decision: 'confirm', booking_ids: [first?.id] });
  expect((await answer({ decision: 'confirm', booking_ids: [first?.id, second?.id] })).status).toBe(409);
  expect(bookings()[1]?.status).toBe('Pending');
});

it('a request waits for seven days, not one; then its game has no time again', async () => {
  const { clock, backend, bookings, game } = await asked(1);
  const soon = bookings()[0]?.starts_at ?? 0;
  clock.now = Math.min(now + 1.5 * DAY, soon - 1);
  await call(backend, owner, 'GET /auth/me');
  expect(game(0)).toMatchObject({ status: 'scheduled' });
  clock.now = soon - 1;
  await backend.control.db.transact((tx) => tx.bookings.update(bookings()[0]?.id ?? 0, { created_at: soon - 8 * DAY }));
  await call(backend, owner, 'GET /auth/me');
  expect(game(0)).toMatchObject({ status: 'unscheduled', booking_id: null });
});

it('a booking that the venue moves takes its game along; a cancelled competition gives back its courts', async () => {
  const { backend, bookings, game, games, told } = await asked(2);
  const [first] = bookings();
  await backend.control.db.transact((tx) =>
    tx.bookings.update(first?.id ?? 0, {
      starts_at: (first?.starts_at ?? 0) + 7 * DAY,
      ends_at: (first?.ends_at ?? 0) + 7 * DAY,
    }),
  );
  await call(backend, owner, 'GET /auth/me');
  expect(game(0)?.starts_at).toBe((games[0]?.starts_at ?? 0) + 7 * DAY);
  expect(told()).toEqual(['moved']);
  const cancelled = await call(backend, organizer, 'POST /competition/1/transition', {
    module: 'organization',
    body: { to: 'cancelled', reason: 'Shi.' },
  });
  expect(cancelled.status).toBe(200);
  expect(bookings().map((one) => one?.status)).toEqual(['Unbooked', 'Unbooked']);
  expect(game(0)).toMatchObject({ status: 'cancelled', booking_id: null });
});

describe('a venue that closes the court of a game and asks (R31)', () => {
  const REASON = 'Punime në tapet.';
  async function closing() {
    const world = await asked(1);
    await world.answer({ decision: 'confirm' });
    const [booking] = world.bookings();
    if (!booking) throw new Error('nothing is booked');
    const { date, court_id, time_slot_id, slot_count } = booking;
    const body = {
      court_ids: [court_id],
      date_from: date,
      date_to: date,
      time_slot_ids: Array.from({ length: slot_count }, (_, index) => time_slot_id + index),
      reason: REASON,
      dry_run: false,
      affected: [{ booking_id: booking.id, action: 'ask' }],
    };
    const closed = await call(world.backend, owner, `POST /mod-venue/venue/${venueId}/block`, {
      module: 'venue',
      body,
    });
    expect(closed.status).toBe(200);
    const { block } = closed.body.data as { block: { id: number } }; // the contract has checked it
    return { ...world, booking, block };
  }

  it('tells the organizers until when, and lists say it to them alone', async () => {
    const { backend, booking, games, told } = await closing();
    expect(told()).toEqual(['court-closing']);
    const [notice] = toldOf(backend, organizer, 'fixture-changed');
    expect(notice?.data.game).toMatchObject({
      change: 'court-closing',
      reason: REASON,
      until: '2026-11-25T10:00:00+01:00',
    });
    expect(notice?.body.en).toContain('Punime në tapet. Move it by 25.11. 10:00, or it loses its time.');
    const mine = await fixture(backend, organizer, games[0]?.id);
    expect(mine).toMatchObject({
      booking: { status: 'closing', reason: REASON, answer_until: '2026-11-25T10:00:00+01:00' },
    });
    expect(await fixture(backend, owner, games[0]?.id)).not.toHaveProperty('booking');
    expect(booking.status).toBe('Confirmed');
  });

  it('a game that is moved gives the court back, and the question is over', async () => {
    const { backend, games, game, booking, db } = await closing();
    const to = toIso((games[0]?.starts_at ?? 0) + 3 * DAY);
    const moved = await call(backend, organizer, `PATCH /fixture/${games[0]?.id}`, {
      module: 'organization',
      body: { starts_at: to, court_id: null, book_court: false },
    });
    expect(moved.status).toBe(200);
    expect(db.read.bookings.get(booking.id)).toMatchObject({ status: 'Unbooked', asked: null });
    expect(db.read.closures.by('booking', booking.id)).toMatchObject([{ state: 'cancelled' }]);
    expect(game(0)).toMatchObject({ status: 'scheduled', court_id: null, booking_id: null });
  });

  it('a court that is opened again is told as kept, and the game stays', async () => {
    const { backend, block, booking, game, games, told, db } = await closing();
    const opened = await call(backend, owner, `DELETE /mod-venue/venue/${venueId}/block/${block.id}`, {
      module: 'venue',
    });
    expect(opened.status).toBe(200);
    expect(told().toSorted()).toEqual(['court-closing', 'court-kept']);
    expect(game(0)).toMatchObject({ status: 'scheduled', booking_id: booking.id });
    expect(await fixture(backend, organizer, games[0]?.id)).toMatchObject({ booking: { status: 'confirmed' } });
    expect(db.read.realtimeEvents.by('user', organizer).at(-1)).toMatchObject({
      type: 'GameChanged',
      data: { game_id: games[0]?.id },
    });
  });

  it('without an answer the game loses its court and its time, with the venue’s reason', async () => {
    const { backend, clock, game, told } = await closing();
    clock.now = now + DAY + 1;
    await call(backend, owner, 'GET /auth/me');
    expect(game(0)).toMatchObject({ status: 'unscheduled', starts_at: null, booking_id: null });
    expect(told().toSorted()).toEqual(['court-closing', 'court-lost']);
    expect(toldOf(backend, organizer, 'fixture-changed').some(({ body }) => body.en.endsWith(REASON))).toBe(true);
  });
});

it('lists tell who runs the competition whether a court is asked for or confirmed, and nobody else', async () => {
  const { backend, games, answer } = await asked(2);
  await answer({ decision: 'confirm', booking_ids: [games[0]?.booking_id] });
  const none = { reason: null, answer_until: null };
  expect(await fixture(backend, organizer, games[0]?.id)).toMatchObject({ booking: { status: 'confirmed', ...none } });
  expect(await fixture(backend, organizer, games[1]?.id)).toMatchObject({ booking: { status: 'asked', ...none } });
  expect(await fixture(backend, demoId('player'), games[1]?.id)).not.toHaveProperty('booking');
});

it('an answer to all reaches the organizer’s screen for every game', async () => {
  const { db, answer } = await asked(3);
  const before = db.read.realtimeEvents.by('user', organizer).length;
  await answer({ decision: 'confirm' });
  const fresh = db.read.realtimeEvents.by('user', organizer).slice(before);
  // two of them are those that the seed asks for
  for (const game_id of [31, 32, 33, 41, 49])
    expect(fresh).toContainEqual(expect.objectContaining({ type: 'GameChanged', data: { game_id } }));
});

/** A game as the list of the competition shows it to this user. */
async function fixture(backend: Backend, user: number, id: number | undefined) {
  const module = user === organizer ? 'organization' : 'base';
  const { body } = await call(backend, user, 'GET /competition/1/fixtures?per_page=50&sort=starts_at', { module });
  const { fixtures } = body.data as { fixtures: { id: number }[] }; // the contract has checked it
  return existing(
    fixtures.find((one) => one.id === id),
    'game',
  );
}
