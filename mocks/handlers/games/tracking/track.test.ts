import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../../../seed/demo-accounts.ts';
import { call, toldOf } from '../../teams/testing.ts';
import { leagueManager, MINUTE, openTracking, organizer, stranger } from './testing.ts';

let w: Awaited<ReturnType<typeof openTracking>>;
beforeEach(async () => {
  w = await openTracking();
});
const begin = async () => {
  await w.post(organizer, 'claim');
  return w.send([w.entry('period-start')]);
};
/** Away wins by a goal of the 30th minute. */
const playToTheEnd = () =>
  w.send([
    w.entry('goal', { side: 'away', minute: 30 }),
    w.entry('period-end', { minute: 45 }),
    w.entry('period-start', { period: 2 }),
    w.entry('period-end', { period: 2, minute: 45 }),
    w.entry('game-end', { period: 2, minute: 45 }),
  ]);
const score = async () => {
  const { score: said } = (await w.read(null)).game;
  return [said.home, said.away];
};

describe('a game that is tracked', () => {
  it('starts with its first period, counts goals, and is read by guests', async () => {
    expect((await begin()).data?.game).toMatchObject({ status: 'live', score: { home: 0, away: 0 } });
    w.clock.now += 12 * MINUTE;
    const goal = w.entry('goal', { side: 'home', minute: 12 });
    expect((await w.send([goal])).status).toBe(200);
    expect(await score()).toEqual([1, 0]);
    const { game, events } = await w.read(null);
    expect(game).toMatchObject({
      live: { period: 1, clock: { mode: 'up', running: true, elapsed_ms: 0, period_ms: 2_700_000 } },
      tracker: { user: null, is_online: true, code: null },
    });
    expect(events.map(({ type }) => type)).toEqual(['period-start', 'goal']);
    expect(w.room()).toEqual(['fixture-status', 'fixture-status', 'fixture-event']);
  });

  it('says how many minutes are added to the half that is on, and refuses more than thirty and a note without words', async () => {
    await begin();
    const added = async () => (await w.read(null)).game.live;
    expect(await added()).toMatchObject({ added_minutes: null });
    await w.send([w.entry('injury-time', { minute: 45, minutes: 4 })]);
    expect(await added()).toMatchObject({ added_minutes: 4 });
    for (const entry of [
      w.entry('injury-time', { minute: 45, minutes: 31 }),
      w.entry('injury-time', { minute: 45, minutes: 0 }),
      w.entry('note', { minute: 45, note: '' }),
    ])
      expect((await w.send([entry])).status).toBe(422);
    await w.send([w.entry('period-end', { minute: 49 })]);
    expect(await added()).toMatchObject({ period: 1, added_minutes: null });
  });

  it('counts an entry once however often it is sent, and refuses another body under its id', async () => {
    await begin();
    const goal = w.entry('goal', { side: 'home', minute: 3 });
    await w.send([goal]);
    expect((await w.send([goal, goal])).status).toBe(200);
    expect(await score()).toEqual([1, 0]);
    const other = await w.send([{ ...goal, side: 'away' }]);
    expect([other.status, other.errors[0]?.field]).toEqual([422, 'events.0.client_id']);
    expect(await score()).toEqual([1, 0]);
  });

  it('takes a batch whole or not at all, and names each entry that does not fit', async () => {
    await begin();
    const player_id = w.db().teamMembers.by('team', 5)[0]?.user_id ?? 0;
    const answer = await w.send([
      w.entry('goal', { side: 'home', minute: 1 }),
      w.entry('goal', { side: 'home', minute: 2, player_id }),
      w.entry('two-points', { side: 'home', minute: 3 }),
      w.entry('goal', { side: 'home', minute: 4, period: 2 }),
      w.entry('goal', { side: 'home', minute: 5, at: new Date(w.clock.now + 2 * MINUTE).toISOString() }),
    ]);
    expect(answer.status).toBe(422);
    expect(answer.errors.map(({ field, message }) => [field, message])).toEqual([
      ['events.1.player_id', 'This player is not in the line-up.'],
      ['events.2', 'This sport has no such entry.'],
      ['events.3', 'Another period is on.'],
      ['events.4.at', 'This lies in the future.'],
    ]);
    expect(await score()).toEqual([0, 0]);
  });

  it('takes what was entered offline later in its place, from whoever tracked it before', async () => {
    await begin();
    const late = w.entry('goal', { side: 'away', minute: 2 });
    const code = (await w.read(organizer)).game.tracker?.code ?? '';
    expect((await w.post(leagueManager, 'claim', { code })).data?.game.tracker?.user?.id).toBe(leagueManager);
    await w.send([w.entry('goal', { side: 'home', minute: 5 })], leagueManager);
    expect((await w.send([late])).status).toBe(200);
    const { events } = await w.read(organizer);
    expect(events.map(({ type, seq }) => [type, seq])).toEqual([
      ['period-start', 1],
      ['goal', 3],
      ['goal', 2],
    ]);
    expect(await score()).toEqual([1, 1]);
  });

  it('leaves an entry that is taken back in its log, and counts again', async () => {
    await begin();
    const goal = w.entry('goal', { side: 'home', minute: 3 });
    await w.send([goal]);
    expect((await w.void(goal.client_id)).status).toBe(200);
    expect((await w.void(goal.client_id)).status).toBe(200);
    expect(await score()).toEqual([0, 0]);
    expect((await w.read(null)).events[1]).toMatchObject({ type: 'goal', void_reason: 'Ofsajd' });
    const start = (await w.read(null)).events[0]?.client_id ?? '';
    await w.send([w.entry('goal', { side: 'home', minute: 4 })]);
    expect((await w.void(start)).body.errors[0]?.code).toBe('event_needed');
    expect((await w.void('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).status).toBe(404);
  });

  it('ends with a result that the sides are asked about, and takes nothing afterwards', async () => {
    await begin();
    await playToTheEnd();
    expect((await w.read(null)).game).toMatchObject({
      status: 'finished',
      result_status: 'provisional',
      tracker: null,
      live: null,
      score: {
        home: 0,
        away: 1,
        periods: [
          { home: 0, away: 1 },
          { home: 0, away: 0 },
        ],
      },
    });
    expect(w.record()?.result).toMatchObject({ entered_by: organizer, confirmed: [] });
    const late = await w.send([w.entry('goal', { side: 'home', period: 2, minute: 46 })]);
    expect([late.status, late.errors[0]?.message]).toEqual([422, 'The game is over.']);
    expect((await w.post(organizer, 'claim')).errors[0]?.code).toBe('game_over');
  });

  it('that is reopened stands as its log says', async () => {
    await begin();
    await playToTheEnd();
    await call(w.backend, organizer, 'POST /fixture/900/reopen', {
      body: { module: 'organization', reason: 'Gabim.' },
    });
    expect((await w.read(null)).game).toMatchObject({
      status: 'break',
      result_status: 'none',
      score: { home: 0, away: 1 },
    });
    expect((await w.post(organizer, 'claim')).status).toBe(200);
    expect((await w.send([w.entry('game-end', { period: 2, minute: 45 })])).data?.game.status).toBe('finished');
  });
});

describe('who tracks', () => {
  it('nobody who may not, nor before the last hour', async () => {
    expect((await w.post(stranger, 'claim')).status).toBe(403);
    expect((await w.post(stranger, 'events', { events: [] })).status).toBe(403);
    w.clock.now -= 61 * MINUTE;
    expect((await w.post(organizer, 'claim')).errors[0]?.code).toBe('game_not_ready');
    expect((await w.read(organizer)).game.permissions['track']).toBe(false);
  });

  it('one at a time: another is told who, and asks', async () => {
    await w.post(organizer, 'claim');
    const refused = await w.post(leagueManager, 'claim');
    expect([refused.errors[0]?.code, refused.message]).toEqual([
      'tracker_active',
      'Teuta Marku is tracking this game.',
    ]);
    expect((await w.post(leagueManager, 'events', { events: [] })).errors[0]?.code).toBe('not_tracking');
    await w.post(leagueManager, 'claim', { take_over: true });
    expect((await w.read(organizer)).game.tracker?.asked_by).toMatchObject({ id: leagueManager });
    expect((await w.read(null)).game.tracker?.asked_by).toBeNull();
    await w.post(organizer, 'release', { hand_over: true });
    expect((await w.read(leagueManager)).game.tracker?.user).toMatchObject({ id: leagueManager });
  });

  it('is offline after a minute of silence, and is heard of by sending nothing', async () => {
    await w.post(organizer, 'claim');
    w.clock.now += MINUTE;
    expect((await w.read(null)).game.tracker?.is_online).toBe(false);
    await w.send([]);
    expect((await w.read(null)).game.tracker?.is_online).toBe(true);
  });
});

describe('who is told of a score, and what of it', () => {
  const follower = stranger;
  const follow = (id: number) => call(w.backend, follower, `POST /fixture/${id}/follow`);
  const scores = () => toldOf(w.backend, follower, 'fixture-score').map(({ body }) => body.en);

  it('followers of a goal, once, and not of one that was sent later than five minutes', async () => {
    await follow(900);
    await begin();
    await w.send([w.entry('goal', { side: 'home', minute: 1 })]);
    await w.send([w.entry('corner', { side: 'home', minute: 2 })]);
    expect(scores()).toHaveLength(1);
    expect(scores()[0]).toMatch(/ 1:0 /);
    const late = w.entry('goal', { side: 'home', minute: 3 });
    w.clock.now += 5 * MINUTE;
    await w.send([late]);
    expect(await score()).toEqual([2, 0]);
    expect(scores()).toHaveLength(1);
  });

  it('nobody of a basket', async () => {
    const everyone = demoId('everyone');
    await follow(59);
    await call(w.backend, everyone, 'POST /fixture/59/track/claim');
    const basket = w.entry('two-points', { side: 'home', period: 2, clock_ms: 545_000 });
    const { status } = await call(w.backend, everyone, 'POST /fixture/59/track/events', { body: { events: [basket] } });
    expect([status, w.db().games.get(59)?.home_score]).toEqual([200, 40]);
    expect(scores()).toEqual([]);
  });

  it('no names of a team that keeps its people to itself', async () => {
    await begin();
    const player_id = w
      .db()
      .teamMembers.by('team', 1)
      .find((one) => one.status === 'active' && one.is_player)?.user_id;
    await w.send([w.entry('goal', { side: 'home', minute: 1, ...(player_id !== undefined && { player_id }) })]);
    const scorer = async () => (await w.read(null)).events[1]?.player ?? null;
    expect(await scorer()).toMatchObject({ id: player_id });
    await w.backend.control.db.transact((db) => db.teams.update(1, { is_public: false }));
    expect(await scorer()).toBeNull();
  });
});
