import { beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Dump } from '../db/database.ts';
import { tables, type DbReader } from '../db/tables.ts';
import { isLapsed } from '../rules/bookings/status.ts';
import { cancelPolicy } from '../rules/bookings/cancel-policy.ts';
import { idsOf, overlaps, slotsOfCourt } from '../rules/shared/slots.ts';
import { addDays, dateOf, isoWeekday } from '../rules/shared/time.ts';
import { previewSessions } from '../rules/bookings/weekly-preview.ts';
import type { ScenarioName } from '../scenarios.ts';
import { BIG_VENUES } from './big.ts';
import { communityIds } from './communities.ts';
import { BIG_FEED } from './community-posts.ts';
import { demoAccounts, demoId } from './demo-accounts.ts';
import { seedDatabase } from './index.ts';
import { comingThursday } from './story.ts';
import { LONGEST_NAME } from './teams.ts';
import { courtIds, venueIds } from './venue-plans.ts';
import { CANARY } from './venues.ts';

const now = Date.parse('2026-11-24T10:00:00+01:00');
const HOUR = 3_600_000;
async function seeded(options: { now?: number; scenario?: ScenarioName; seed?: number } = {}) {
  const db = createDatabase(tables);
  await db.transact((tx) => seedDatabase(tx, { now, scenario: 'default', seed: 1, ...options }));
  return db;
}

const storyStates = Array.from({ length: 12 }, (_, week) =>
  week === 2 ? 'confirmed' : week === 5 ? 'blocked' : 'available',
);
let db: DbReader;
let dump: Dump;
beforeAll(async () => {
  const one = await seeded();
  db = one.read;
  dump = one.dump();
});

describe('sizes (design §17)', () => {
  it('has the designed number of everything', () => {
    const counts = Object.fromEntries(Object.entries(dump.tables).map(([name, { records }]) => [name, records.length]));
    expect(counts).toMatchObject({
      cities: 20,
      sports: 4,
      users: 63,
      venues: 19,
      courts: 44,
      series: 13,
      teams: 35,
      games: 116,
      competitions: 5,
      stages: 6,
      competitionTeams: 35,
      organizations: 4,
      communities: 6,
      notifications: 124,
      closures: 1,
      handovers: 1,
      slotWatches: 1,
    });
    expect(counts['bookings']).toBeGreaterThan(850);
    expect(counts['bookings']).toBeLessThan(1050);
  });

  it('has bookings in every state: 70 % confirmed, 10 % pending, 20 % unbooked', () => {
    const share = (status: string) => db.bookings.count((one) => one.status === status) / db.bookings.count();
    expect(share('Confirmed')).toBeCloseTo(0.7, 1);
    expect(share('Pending')).toBeCloseTo(0.1, 1);
    expect(share('Unbooked')).toBeCloseTo(0.2, 1);
  });

  it('fills evenings to about 75 % and mornings to about 15 % today and tomorrow', () => {
    const bookable = db.courts.filter(
      ({ venue_id }) =>
        db.venues.get(venue_id)?.status === 'published' && db.venues.get(venue_id)?.is_bookable === true,
    );
    const taken = (from: number, to: number) => {
      const cells = ['2026-11-24', '2026-11-25'].flatMap((date) =>
        bookable.map((court) => db.bookings.by('courtDate', court.id, date)),
      );
      const slots = cells.flatMap((bookings) => bookings.filter(({ status }) => status !== 'Unbooked').flatMap(idsOf));
      return slots.filter((slot) => slot >= from && slot <= to).length / (cells.length * (to - from + 1));
    };
    expect(taken(13, 16)).toBeCloseTo(0.75, 1);
    expect(taken(3, 6)).toBeCloseTo(0.15, 1);
  });

  it('empty: people and lookups only; big: 10,000 venues and a feed of 5,000 posts', async () => {
    const { read: empty } = await seeded({ scenario: 'empty' });
    expect([empty.users.count(), empty.cities.count(), empty.venues.count(), empty.notifications.count()]).toEqual([
      63, 20, 0, 0,
    ]);
    const { read: big } = await seeded({ scenario: 'big' });
    expect([big.venues.count(), big.posts.by('community', communityIds.quiet).length]).toEqual([BIG_VENUES, BIG_FEED]);
  });
});

describe('consistent data', () => {
  it('is the same for the same time and seed, and different for another seed', async () => {
    expect((await seeded()).dump()).toEqual(dump);
    expect((await seeded({ seed: 2 })).dump()).not.toEqual(dump);
  });

  it('fits the schemas, every table and record', () => {
    for (const [name, table] of Object.entries(tables)) {
      for (const record of dump.tables[name]?.records ?? [])
        expect(table.schema.safeParse(record).error, `${name} ${record.id}`).toBeUndefined();
    }
  });

  it('has no overlapping active bookings, none in a closed slot or an all-day block', () => {
    for (const one of db.bookings.filter(({ status }) => status !== 'Unbooked')) {
      const court = db.courts.get(one.court_id);
      const others = db.bookings
        .by('courtDate', one.court_id, one.date)
        .filter((other) => other.id !== one.id && other.status !== 'Unbooked');
      expect(
        others.filter((other) => overlaps(one, other)),
        `booking ${one.id}`,
      ).toEqual([]);
      expect(court && slotsOfCourt(court, one.date)).toEqual(expect.arrayContaining(idsOf(one)));
      expect(
        db.blocks.filter(
          (block) =>
            block.court_ids.includes(one.court_id) &&
            block.date_from <= one.date &&
            one.date <= block.date_to &&
            block.time_slot_ids === null,
        ),
      ).toEqual([]);
    }
  });

  it('has created ≤ cancelled ≤ now, and no pending booking that would have expired', () => {
    for (const one of db.bookings.all()) {
      expect(one.created_at).toBeLessThanOrEqual(now);
      expect(one.cancelled_at ?? one.created_at).toBeGreaterThanOrEqual(one.created_at);
    }
    expect(db.bookings.filter((one) => isLapsed(one, now))).toEqual([]);
  });

  it.each([
    '2026-01-01T00:10:00+01:00',
    '2026-03-27T23:50:00+01:00',
    '2026-10-22T18:30:00+02:00',
    '2026-12-30T07:00:00+01:00',
    '2026-12-31T10:00:00+01:00',
  ])('can be made at %s, and the story is the same', async (moment) => {
    const at = Date.parse(moment);
    const sessions = weeklyStory((await seeded({ now: at })).read, at);
    expect(sessions.map(({ state }) => state)).toEqual(storyStates);
  });
});

describe('the fixed records of the demonstration', () => {
  it('week 3 is taken with the neighbour free, week 6 is closed, every other week is free', () => {
    const sessions = weeklyStory(db, now);
    expect(isoWeekday(sessions[0]?.date ?? '')).toBe(4);
    expect(sessions.map(({ state }) => state)).toEqual(storyStates);
    expect(sessions[2]?.alternatives[0]).toMatchObject({
      court: { id: courtIds.liqeni2 },
      range: { time_slot_id: 14 },
    });
  });

  it('all evenings of the first week are free on Fusha 1', () => {
    for (let day = 0; day < 7; day += 1) {
      const bookings = db.bookings
        .by('courtDate', courtIds.liqeni1, addDays('2026-11-24', day))
        .filter(({ status }) => status !== 'Unbooked');
      expect(bookings.flatMap(idsOf).filter((slot) => slot >= 14 && slot <= 16)).toEqual([]);
    }
  });

  it('Fusha e Liqenit confirms automatically, Arena Dajti by hand', () => {
    expect(db.venues.get(venueIds.liqeni)).toMatchObject({
      name: 'Fusha e Liqenit',
      booking_policy: { booking_confirmation: 'auto' },
    });
    expect(db.venues.get(venueIds.dajti)).toMatchObject({
      name: 'Arena Dajti',
      booking_policy: { booking_confirmation: 'manual' },
    });
  });

  it('the player has a booking in every state', () => {
    const mine = db.bookings.by('user', demoId('player'));
    const verdicts = mine
      .filter(({ series_id, status }) => series_id === null && status === 'Confirmed')
      .map((one) => cancelPolicy(one, { cancel_grace_minutes: 60 }, now));
    expect(verdicts.toSorted()).toEqual(['allowed', 'booking_past', 'cancel_window_closed']);
    expect(mine.filter(({ status }) => status === 'Pending')).toHaveLength(1);
    // in the order of R27: cancelled by the player, by the venue, declined, expired
    expect(mine.filter(({ status, series_id }) => status === 'Unbooked' && series_id === null)).toMatchObject([
      { cancelled_by: 'user' },
      { cancelled_by: 'admin', confirmed_at: expect.any(Number), cancel_reason: 'Ndriçimi i fushës është prishur.' },
      { cancelled_by: 'admin', confirmed_at: null },
      { cancelled_by: 'system', confirmed_at: null },
    ]);
    expect(db.series.by('user', demoId('player'))).toMatchObject([
      { status: 'active', skipped_dates: [expect.any(String)] },
    ]);
  });
});

describe('games of teams', () => {
  const games = () => db.games.filter({ kind: 'fixture' });

  it('one is live in each sport, and every other is over exactly when its time has passed', () => {
    const live = games().filter(({ status }) => status === 'live');
    const others = games().filter(({ status }) => status !== 'live' && status !== 'unscheduled');
    expect(live.map(({ home_team_id }) => db.teams.get(home_team_id ?? 0)?.sport_id)).toEqual([1, 2, 3, 4]);
    for (const one of live) expect((now - (one.starts_at ?? 0)) / HOUR).toBeCloseTo(0.75, 0);
    for (const { id, starts_at, status } of others)
      expect(['finished', 'walkover', 'abandoned', 'cancelled'].includes(status), `game ${id}`).toBe(
        (starts_at ?? 0) < now,
      );
    expect(new Set(others.map(({ status }) => status))).toEqual(
      new Set(['finished', 'walkover', 'abandoned', 'cancelled', 'postponed', 'scheduled']),
    );
  });

  it('both teams play the sport of the ground; nobody plays twice a day', () => {
    for (const { id, home_team_id, away_team_id, starts_at, venue_id, status } of games()) {
      if (status === 'unscheduled') continue;
      const [home, away] = [db.teams.get(home_team_id ?? 0), db.teams.get(away_team_id ?? 0)];
      expect(home?.sport_id, `game ${id}`).toBe(away?.sport_id);
      expect(db.courts.by('venue', venue_id ?? 0).some(({ sport_id }) => sport_id === home?.sport_id)).toBe(true);
      const sameDay = [...db.games.by('home', home?.id ?? 0), ...db.games.by('away', home?.id ?? 0)].filter(
        (other) => dateOf(other.starts_at ?? 0) === dateOf(starts_at ?? 0),
      );
      expect(sameDay).toHaveLength(1);
    }
  });

  it('three teams have none', () => {
    const idle = db.teams.filter(({ id }) => db.games.by('home', id).length + db.games.by('away', id).length === 0);
    expect(idle.map(({ name }) => name)).toEqual(['Kalaja United', 'Blerta Volej', 'Pepa / Sula']);
  });
});

describe('edge cases (design §17)', () => {
  it('courts: a delayed start, one closed on Mondays, date exceptions, one that is not public', () => {
    expect(db.courts.find({ delayed_start: 30 })).toBeDefined();
    expect(
      db.courts.find(({ schedules }) =>
        schedules.some(({ weekday, time_slot_ids }) => weekday === 1 && time_slot_ids.length === 0),
      ),
    ).toBeDefined();
    const hall = db.courts.get(courtIds.dajtiA);
    expect(hall && slotsOfCourt(hall, '2026-11-28')).toEqual([]);
    expect(hall && slotsOfCourt(hall, '2026-12-31').at(-1)).toBe(12);
    expect(db.courts.find({ is_public: false })).toBeDefined();
  });

  it('a weekly booking with a skipped date, and its fifth session taken by someone else', () => {
    const series = db.series.find(({ court_id }) => court_id === courtIds.tennis1 + 1);
    const ahead = Array.from({ length: 5 }, (_, week) => addDays(series?.starts_on ?? '', 7 * (3 + week)));
    expect(series?.skipped_dates).toEqual([ahead[0]]);
    expect(
      db.bookings.by('courtDate', courtIds.tennis1 + 1, ahead[4] ?? '').find(({ time_slot_id }) => time_slot_id === 14),
    ).toMatchObject({ series_id: null, status: 'Confirmed' });
  });

  it('a booking inside the cutoff and inside the grace time', () => {
    const [booking] = db.bookings.by('user', demoId('everyone'));
    expect(booking && cancelPolicy(booking, { cancel_grace_minutes: 60 }, now)).toBe('allowed');
    expect(booking && booking.cancel_deadline_at < now).toBe(true);
  });

  it('[R31] a player who is asked about a closed time, an offered booking, and a watch', () => {
    const asked = db.bookings.filter((one) => one.asked !== null);
    expect(asked).toMatchObject([
      { user_id: demoId('teamAdmin'), status: 'Confirmed', asked: { until: now + 6 * HOUR } },
    ]);
    expect(db.handovers.all()).toMatchObject([
      { state: 'offered', from_user_id: demoId('organizationManager'), to_user_id: demoId('teamAdmin') },
    ]);
    const [watch] = db.slotWatches.all();
    const taken = db.bookings.by('courtDate', watch?.court_id ?? 0, watch?.date ?? '');
    expect(taken.filter((one) => one.status === 'Confirmed').flatMap(idsOf)).toContain(watch?.time_slot_id);
  });

  it('names with ë and ç, a name of 60 characters, entities without a picture or a text', () => {
    expect(LONGEST_NAME).toHaveLength(60);
    expect(db.venues.find(({ name }) => name.includes('ë'))).toBeDefined();
    expect(demoAccounts.some(({ name }) => name.includes('Ç'))).toBe(true);
    expect(db.venues.count(({ image_id }) => image_id === null)).toBeGreaterThan(10);
    expect(db.teams.find({ description: null })).toBeDefined();
  });

  it('the canary is in one description', () => {
    expect(db.venues.filter(({ description }) => description?.en.includes(CANARY) === true)).toHaveLength(1);
  });
});

/** The twelve sessions of the weekly booking. */
function weeklyStory(data: DbReader, at: number) {
  const court = data.courts.get(courtIds.liqeni1);
  if (!court) throw new Error('no court');
  const requested = {
    court,
    date: comingThursday(dateOf(at)),
    time_slot_id: 14,
    slot_count: 1,
    weekly: true,
    ends_on: null,
  };
  return previewSessions(data, requested, {
    userId: demoId('player'),
    now: at,
    window: data.venues.get(venueIds.liqeni)?.booking_policy ?? null,
  });
}
