import { beforeEach, describe, expect, it } from 'vitest';
import { type Games, type GameSaid, host, HOUR, late, openGames, stranger, white, whiteToo } from '../games/testing.ts';

let w: Games;
beforeEach(async () => {
  w = await openGames();
});
const sides = () =>
  Object.fromEntries(
    w
      .db()
      .participants.by('event', w.eventId)
      .map(({ user_id, side }) => [user_id, side]),
  );
const balance = (body: object = {}) => w.outcome(host, `POST /event/${w.eventId}/teams/balance`, { body });
const placeOf = (user: number) => w.db().participants.one('participation', w.eventId, user);
const change = (user: number, changes: object) =>
  w.backend.control.db.transact((db) => db.participants.update(placeOf(user)?.id ?? 0, changes));

describe('the game of an event', () => {
  it('is made once, and its event’s: time, sides, and whether it is on', async () => {
    expect(await w.data(host, `POST /event/${w.eventId}/game`)).toMatchObject({ game: { id: w.gameId } });
    expect(w.db().games.by('event', w.eventId)).toHaveLength(1);
    expect(await w.game(stranger)).toMatchObject({
      kind: 'event',
      event: { id: w.eventId, title: 'Loja e provës' },
      status: 'live',
      result_status: 'none',
      result: null,
      starts_at: '2026-11-24T09:00:00+01:00',
      ends_at: '2026-11-24T11:00:00+01:00',
      rules: { periods: 2, best_of_sets: null, draw: true },
      my_side: null,
      home: { team: null, label: 'Black team', is_winner: null },
      away: { team: null, label: 'White team' },
    });
    w.clock.now += HOUR;
    expect((await w.game()).status).toBe('scheduled');
    await w.backend.control.db.transact((db) => db.events.update(w.eventId, { cancelled_at: w.clock.now }));
    expect((await w.game()).status).toBe('cancelled');
  });

  it('has the players of each side, its captain first: the host, else who came first', async () => {
    const { home, away } = await w.game(white);
    const people = ({ lineup }: GameSaid['home']) => lineup.map(({ user, is_captain }) => [user.id, is_captain]);
    expect(people(home)).toEqual([[host, true]]);
    expect(people(away)).toEqual([
      [white, true],
      [whiteToo, false],
    ]);
    expect((await w.game(whiteToo)).my_side).toBe('away');
    await change(white, { status: 'declined' });
    expect(people((await w.game(whiteToo)).away)).toEqual([[whiteToo, true]]);
  });
});

describe('fair sides', () => {
  it('are written for everybody who is going, and told to who is in the rooms', async () => {
    expect(await balance()).toMatchObject({ game: { id: w.gameId } });
    const found = Object.values(sides());
    expect(found.filter((side) => side === 'home')).toHaveLength(2);
    expect(found.filter((side) => side === 'away')).toHaveLength(2);
    expect(w.room(`event-${w.eventId}`)).toEqual(['game-changed', 'game-changed']);
    expect(w.room(`fixture-${w.gameId}`)).toEqual(['result-changed', 'result-changed']);
    for (const user of [host, white, late]) expect(w.events(user)).toBe(2);
    expect(w.events(stranger)).toBe(0);
  });

  it('of another number are others, and the locked stay', async () => {
    await balance();
    const first = sides();
    await balance({ variant: 1 });
    expect(sides()).not.toEqual(first);
    const locks = [host, white, whiteToo].map((user) => placeOf(user)?.id ?? 0);
    const before = sides();
    for (const variant of [0, 1, 2, 3]) {
      await balance({ variant, lock_ids: locks });
      expect(sides()).toMatchObject({ [host]: before[host], [white]: before[white], [whiteToo]: before[whiteToo] });
    }
    await change(host, { side: 'home', is_locked: true });
    await change(white, { side: 'home', is_locked: true });
    for (const variant of [0, 1, 2, 3]) {
      await balance({ variant });
      expect(sides()).toEqual({ [host]: 'home', [white]: 'home', [whiteToo]: 'away', [late]: 'away' });
    }
  });

  it('change one by one as well, live', async () => {
    const before = w.room(`fixture-${w.gameId}`).length;
    const path = `/event/${w.eventId}/participant/${placeOf(late)?.id}` as const;
    await w.data(host, `PATCH ${path}`, { body: { side: 'home' } });
    expect((await w.game(white)).home.lineup.map(({ user }) => user.id)).toEqual([host, late]);
    expect(w.room(`fixture-${w.gameId}`)).toHaveLength(before + 1);
    expect(w.room(`event-${w.eventId}`).at(-1)).toBe('game-changed');
    // no side of a game
    await w.data(host, `PATCH ${path}`, { body: { rating: 4 } });
    expect(w.room(`fixture-${w.gameId}`)).toHaveLength(before + 1);
  });

  it('leave out who is not going', async () => {
    await change(late, { status: 'maybe', side: null });
    await balance();
    expect(sides()[late]).toBeNull();
  });

  it('begin the game; not of a cancelled event, of one person, or once there is a result', async () => {
    await w.backend.control.db.transact((db) => db.games.remove(w.gameId));
    expect(await balance()).toMatchObject({ game: { event: { id: w.eventId } } });
    await w.outcome(host, `POST /fixture/${w.db().games.by('event', w.eventId)[0]?.id}/result`, {
      body: { home: 1, away: 0 },
    });
    expect(await balance()).toBe('409 game_over');
    w = await openGames();
    for (const user of [white, whiteToo, late]) await change(user, { status: 'declined' });
    expect(await balance()).toBe('409 too_few');
    await w.backend.control.db.transact((db) => db.events.update(w.eventId, { cancelled_at: w.clock.now }));
    expect(await balance()).toBe('409 event_over');
    expect(await w.outcome(host, `POST /event/${w.eventId}/game`)).toBe('409 event_over');
  });
});

describe('following', () => {
  beforeEach(async () => {
    w = await openGames({ starts_at: w.clock.now + HOUR, ends_at: w.clock.now + 2 * HOUR });
  });
  const follow = () => w.data<{ game: object }>(stranger, `POST /fixture/${w.gameId}/follow`);

  it('is counted once, and ends', async () => {
    expect((await follow()).game).toMatchObject({ followers_count: 1, is_followed: true });
    expect((await follow()).game).toMatchObject({ followers_count: 1 });
    expect(await w.game(white)).toMatchObject({ followers_count: 1, is_followed: false });
    for (const _ of [1, 2])
      expect(await w.data(stranger, `DELETE /fixture/${w.gameId}/follow`)).toMatchObject({
        game: { followers_count: 0 },
      });
  });

  it('tells of the start and of the end, once each', async () => {
    await follow();
    await w.game();
    expect(w.told(stranger, 'fixture-started')).toEqual([]);
    w.clock.now += HOUR;
    for (const _ of [1, 2]) {
      await w.game();
      w.clock.now += 60_001;
    }
    expect(w.told(stranger, 'fixture-started')).toMatchObject([
      { body: { en: 'Loja e provës: Black team – White team.' }, actor_id: null },
    ]);
    await w.act(host, 'result', { home: 2, away: 0 });
    await w.act(host, 'result', { home: 2, away: 1 });
    expect(w.told(stranger, 'fixture-finished')).toMatchObject([
      { body: { en: 'Loja e provës: Black team 2:0 White team.' } },
    ]);
    expect(w.events(stranger)).toBe(3);
  });

  it('a game that is on already is no news, and of one that is no longer theirs nothing is told', async () => {
    await follow();
    await w.backend.control.db.transact((db) => db.events.update(w.eventId, { visibility: 'invite-only' }));
    w.clock.now += HOUR;
    await w.data(white, `POST /fixture/${w.gameId}/follow`);
    w.clock.now += 60_001;
    await w.act(host, 'result', { home: 2, away: 0 });
    expect(w.told(white, 'fixture-started')).toEqual([]);
    // asked to confirm it instead
    expect(w.told(white, 'fixture-finished')).toEqual([]);
    for (const type of ['fixture-started', 'fixture-finished']) expect(w.told(stranger, type)).toEqual([]);
    expect(w.events(stranger)).toBe(0);
  });

  it('ends for who may know of the event no longer: nothing told is left, and they leave the room', async () => {
    await follow();
    const enter = () => w.outcome(stranger, 'POST /realtime/join-room', { body: { room_id: `fixture-${w.gameId}` } });
    expect(await enter()).toMatchObject({ members: [stranger] });
    w.clock.now += HOUR;
    await w.game();
    expect(w.told(stranger, 'fixture-started')).toHaveLength(1);
    await w.data(host, `PATCH /event/${w.eventId}`, { body: { visibility: 'invite-only' } });
    expect(w.told(stranger, 'fixture-started')).toEqual([]);
    expect(w.db().gameFollows.by('user', stranger)).toEqual([]);
    expect(w.backend.realtime.read(`rooms/fixture-${w.gameId}/members`)).toBeNull();
    expect(await enter()).toBe('404 not_found');
  });
});
