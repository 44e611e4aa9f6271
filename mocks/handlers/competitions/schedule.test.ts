import { describe, expect, it } from 'vitest';
import type { SchedulePlan } from '../../../src/shared/api/generated/model.ts';
import { createMockBackend } from '../../main.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import { call, now, toldOf } from '../teams/testing.ts';

const KUPA = 2;
const KNOCKOUT = 5;
const owner = demoId('organizationManager');
/** Its teams play in the league from Wednesday to Saturday. */
const wish = {
  start_date: '2026-12-07',
  matchday_interval_days: 7,
  kickoffs: [
    { weekday: 1, time: '18:00' },
    { weekday: 1, time: '20:00' },
  ],
  min_rest_minutes: 1440,
  book_courts: false,
  dry_run: true,
};

/** The cup of the seed, whose knockout has no times yet. */
async function cup() {
  const backend = createMockBackend({ now: () => now });
  await backend.control.ready();
  const { db: database } = backend.control;
  const generate = (body: object = {}) =>
    call(backend, owner, `POST /competition/${KUPA}/stage/${KNOCKOUT}/generate`, {
      module: 'organization',
      body: { ...wish, ...body },
    });
  return {
    backend,
    db: () => database.read,
    database,
    generate,
    plan: async (body: object = {}): Promise<SchedulePlan> => {
      const answer = await generate(body);
      expect(answer.body.errors).toEqual([]);
      return (answer.body.data as { schedule: SchedulePlan }).schedule; // checked by the contract's schema
    },
    stored: () =>
      database.read.games
        .by('competition', KUPA)
        .filter(({ place }) => place?.stage_id === KNOCKOUT)
        .map(({ status, starts_at }) => [status, starts_at]),
    venues: async () => {
      const { body } = await call(backend, owner, `GET /competition/${KUPA}/courts`, { module: 'organization' });
      return (body.data as { venues: { venue: { id: number }; courts: { id: number }[] }[] }).venues; // likewise
    },
  };
}
const unscheduled = Array.from({ length: 8 }, () => ['unscheduled', null]);
const shown = ({ games }: SchedulePlan) =>
  games.map(({ number, matchday, starts_at }) => [number, matchday, starts_at]);

const evenings = [1, 2].flatMap((weekday) => ['16:00', '18:00', '20:00'].map((time) => ({ weekday, time })));

describe('the schedule of a stage', () => {
  it('a dry run shows the games round by round with their rest, and writes nothing', async () => {
    const { plan, stored } = await cup();
    expect(shown(await plan())).toEqual([
      [1, 1, '2026-12-07T18:00:00+01:00'],
      [3, 1, '2026-12-07T18:00:00+01:00'],
      [2, 1, '2026-12-07T20:00:00+01:00'],
      [4, 1, '2026-12-07T20:00:00+01:00'],
      [5, 2, '2026-12-14T18:00:00+01:00'],
      [6, 2, '2026-12-14T20:00:00+01:00'],
      [7, 3, '2026-12-21T18:00:00+01:00'],
      [8, 3, '2026-12-21T20:00:00+01:00'],
    ]);
    expect(stored()).toEqual(unscheduled);
  });

  it('says what has no place, what lacks, and offers changes that were tried', async () => {
    const { plan, venues } = await cup();
    const [first] = await venues();
    const { unplaced, gaps, offers, games } = await plan({
      venue_ids: [first?.venue.id],
      court_ids: [first?.courts[0]?.id],
      kickoffs: [{ weekday: 1, time: '18:00' }],
    });
    expect({ placed: games.length, unplaced: unplaced.length }).toEqual({ placed: 1, unplaced: 7 });
    expect(unplaced[0]).toMatchObject({ matchday: 1, reason: 'court' });
    expect(gaps[0]).toMatchObject({ matchday: 1, first_day: '2026-12-07', last_day: '2026-12-13', games: 3 });
    expect(offers.length).toBeGreaterThan(0);
    for (const { unplaced: left } of offers) expect(left).toBeLessThan(7);
    const week = offers.find(({ kind }) => kind === 'week');
    const again = await plan({
      venue_ids: [first?.venue.id],
      court_ids: [first?.courts[0]?.id],
      kickoffs: [{ weekday: 1, time: '18:00' }],
      matchday_days: week?.matchday_days ?? 14,
    });
    expect(again.unplaced.length).toBe(week?.unplaced);
  });

  it('a plan is created exactly as it was shown', async () => {
    const { plan, db } = await cup();
    const { games } = await plan();
    const chosen = games.map(({ number, starts_at, court }) => ({ number, starts_at, court_id: court?.id ?? null }));
    const made = await plan({ dry_run: false, plan: chosen.slice(0, 4) });
    expect(made.games.length).toBe(4);
    expect(
      db()
        .games.by('competition', KUPA)
        .filter(({ place, status }) => place?.stage_id === KNOCKOUT && status === 'scheduled').length,
    ).toBe(4);
  });

  it('a court that was lost in the meantime is named, nothing is written, and the next free time is shown', async () => {
    const { plan, generate, stored, database, venues } = await cup();
    const [first] = await venues();
    const on = {
      venue_ids: [first?.venue.id],
      kickoffs: evenings,
    };
    const { games } = await plan(on);
    const lost = games.find(({ court }) => court !== null);
    if (!lost?.court) throw new Error('no game has a court');
    const { court, starts_at } = lost;
    await database.transact((db) =>
      db.blocks.insert({
        venue_id: court.venue.id,
        court_ids: [court.id],
        date_from: starts_at.slice(0, 10),
        date_to: starts_at.slice(0, 10),
        time_slot_ids: null,
        reason: 'Punime',
        created_by: owner,
      }),
    );
    const chosen = games.map((one) => ({
      number: one.number,
      starts_at: one.starts_at,
      court_id: one.court?.id ?? null,
    }));
    const refused = await generate({ ...on, dry_run: false, plan: chosen });
    expect([refused.status, refused.body.errors[0]?.code]).toEqual([409, 'court_taken']);
    expect(refused.body.errors[0]?.message).toBe(`${lost.home} – ${lost.away}: ${court.name} is not free then.`);
    expect(stored()).toEqual(unscheduled);
    const next = await plan({ ...on, plan: chosen });
    const moved = next.games.filter((one) => one.lost);
    expect(moved.map(({ number }) => number)).toContain(lost.number);
    for (const one of moved) expect([one.starts_at, one.court?.id]).not.toEqual([starts_at, court.id]);
    // who was not concerned stays
    for (const one of next.games.filter((other) => !other.lost))
      expect(shown(next)).toContainEqual([one.number, one.matchday, one.starts_at]);
  });
});

describe('courts that are booked', () => {
  async function booked() {
    const w = await cup();
    const [first] = await w.venues();
    const made = await w.plan({ venue_ids: [first?.venue.id], kickoffs: evenings, book_courts: true, dry_run: false });
    return {
      ...w,
      made,
      bookings: () =>
        w
          .db()
          .bookings.filter({ source: 'competition' })
          .filter((one) => one.guest_name === 'Kupa e Dimrit 5x5' && one.status !== 'Unbooked'),
      games: () =>
        w
          .db()
          .games.by('competition', KUPA)
          .filter(({ place }) => place?.stage_id === KNOCKOUT),
    };
  }

  it('each game asks for its court, at the price that was shown, in the name of the competition', async () => {
    const { made, bookings, games } = await booked();
    expect(made.bookings.count).toBe(8);
    expect(bookings().length).toBe(8);
    expect(bookings().reduce((sum, { price }) => sum + price, 0)).toBe(made.bookings.price);
    expect(new Set(bookings().map(({ guest_name, user_id }) => `${guest_name} ${user_id}`))).toEqual(
      new Set(['Kupa e Dimrit 5x5 null']),
    );
    expect(new Set(games().map(({ booking_id }) => booking_id))).toEqual(new Set(bookings().map(({ id }) => id)));
  });

  it('one that the venue declines gives its game back without a time, and its organizers are told', async () => {
    const { database, backend, games, bookings } = await booked();
    const [game] = games();
    await database.transact((db) =>
      db.bookings.update(game?.booking_id ?? 0, { status: 'Unbooked', cancelled_at: now, cancelled_by: 'admin' }),
    );
    await call(backend, owner, `POST /competition/${KUPA}/follow`, { module: 'base', body: {} }); // any write
    expect(games().find(({ id }) => id === game?.id)).toMatchObject({
      status: 'unscheduled',
      starts_at: null,
      court_id: null,
      booking_id: null,
    });
    expect(bookings().length).toBe(7);
    expect(toldOf(backend, owner, 'fixture-changed').map(({ data }) => data.game?.change)).toEqual(['court-lost']);
  });

  it('moving a game to another day frees its court and asks for the next; a conflict changes nothing', async () => {
    const { backend, games, bookings } = await booked();
    const [game, second] = games();
    const move = (body: object) => call(backend, owner, `PATCH /fixture/${game?.id}`, { module: 'organization', body });
    const taken = await move({
      starts_at: new Date(second?.starts_at ?? 0).toISOString(),
      court_id: second?.court_id,
      book_court: true,
    });
    expect([taken.status, taken.body.errors[0]?.code]).toEqual([409, 'court_taken']);
    expect(games()[0]).toEqual(game);
    const late = await move({ starts_at: '2026-12-30T18:00:00+01:00', court_id: null });
    expect(late.body.errors[0]).toMatchObject({
      code: 'schedule_changed',
      message: 'Dajti Boys – Agimi 2008: A game that waits for this one would come too early.',
    });
    const moved = await move({ starts_at: '2026-12-08T12:00:00+01:00', court_id: game?.court_id, book_court: true });
    expect(moved.status).toBe(200);
    expect(bookings().length).toBe(8);
    expect(bookings().some(({ id }) => id === game?.booking_id)).toBe(false);
    expect(bookings().find(({ id }) => id === games()[0]?.booking_id)?.starts_at).toBe(
      Date.parse('2026-12-08T12:00:00+01:00'),
    );
  });
});

describe('a postponed matchday', () => {
  it('its games keep their times on the new day, and their teams read the reason', async () => {
    const { backend, db } = await cup();
    const before = db()
      .games.by('competition', 1)
      .filter(({ place, status }) => place?.round === 9 && status === 'scheduled');
    const post = (to: string) =>
      call(backend, owner, 'POST /competition/1/matchday/postpone', {
        module: 'organization',
        body: { stage_id: 1, matchday: 9, to, reason: 'Shi i fortë.', book_courts: false },
      });
    const early = await post('2026-11-25');
    expect(early.status).toBe(422);
    expect((await post('2027-06-05')).status).toBe(200);
    const after = before.map(({ id }) => db().games.get(id));
    const wall = (at: number | null | undefined) => new Date(at ?? 0).toISOString().slice(11, 16);
    expect(before.length).toBe(4);
    // in summer the same wall time is an hour earlier in UTC
    expect(after.map((game) => wall((game?.starts_at ?? 0) + 3_600_000))).toEqual(
      before.map(({ starts_at }) => wall(starts_at)),
    );
    const reasons = db()
      .notifications.filter(({ type }) => type === 'fixture-changed')
      .map(({ data }) => data.game?.reason);
    expect(reasons.length).toBeGreaterThan(7);
    expect(new Set(reasons)).toEqual(new Set(['Shi i fortë.']));
  });
});
