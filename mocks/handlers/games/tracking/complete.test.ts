import { beforeEach, describe, expect, it } from 'vitest';
import { home, openTracking, organizer, stranger } from './testing.ts';

let w: Awaited<ReturnType<typeof openTracking>>;
beforeEach(async () => {
  w = await openTracking();
  await w.post(organizer, 'claim');
  await w.send([w.entry('period-start')]);
});
const playersOf = (teamId: number) =>
  w
    .db()
    .teamMembers.by('team', teamId)
    .filter((one) => one.status === 'active' && one.is_player)
    .map(({ user_id }) => user_id);

describe('an entry that is completed later', () => {
  it('counts as before, and names who it was', async () => {
    const [scorer = 0] = playersOf(home);
    const goal = w.entry('goal', { side: 'home', minute: 3 });
    await w.send([goal]);
    expect((await w.complete(goal.client_id, { player_id: scorer })).status).toBe(200);
    const { game, events } = await w.read(organizer);
    expect(game.score).toMatchObject({ home: 1, away: 0 });
    expect(events[1]?.player).toMatchObject({ id: scorer });
    expect(w.room().at(-1)).toBe('fixture-event');
  });

  it('is still the same when it is sent again as it was, and another under its id is still refused', async () => {
    const [scorer = 0] = playersOf(home);
    const goal = w.entry('goal', { side: 'home', minute: 3 });
    await w.send([goal]);
    await w.complete(goal.client_id, { player_id: scorer });
    expect((await w.send([goal])).status).toBe(200);
    expect((await w.send([{ ...goal, player_id: scorer }])).errors[0]?.field).toBe('events.0.client_id');
    expect((await w.read(organizer)).events.map(({ player }) => player)).toMatchObject([null, { id: scorer }]);
  });

  it('takes nobody of the other side, nobody without the card that comes before, and nobody who is out later', async () => {
    const [scorer = 0, other = 0] = playersOf(home);
    const [opponent = 0] = playersOf(5);
    const goal = w.entry('goal', { side: 'home', minute: 3 });
    const second = w.entry('second-yellow', { side: 'home', minute: 9, player_id: other });
    await w.send([w.entry('yellow-card', { side: 'home', minute: 2, player_id: other }), goal, second]);
    const said = async (id: string, player_id: number) => {
      const { status, body } = await w.complete(id, { player_id });
      return [status, body.errors[0]?.field, body.errors[0]?.message];
    };
    expect(await said(goal.client_id, opponent)).toEqual([422, 'player_id', 'This player is not in the line-up.']);
    expect(await said(second.client_id, scorer)).toEqual([422, 'player_id', 'This player has no yellow card yet.']);
    await w.send([w.entry('red-card', { side: 'home', minute: 1, player_id: scorer })]);
    expect(await said(goal.client_id, scorer)).toEqual([422, 'player_id', 'This player is out of the game.']);
    expect((await w.complete(goal.client_id, {}, stranger)).status).toBe(403);
    expect((await w.complete('3f2504e0-4f89-41d3-9a0c-ffffffffffff', {})).status).toBe(404);
  });
});

it('whoever waits for the start is told the time of the server', async () => {
  w = await openTracking();
  expect((await w.read(organizer)).game.live).toBeNull();
  await w.post(organizer, 'claim');
  const { status, live } = (await w.read(organizer)).game;
  expect(status).toBe('scheduled');
  expect(live).toMatchObject({ period: 0, clock: null });
  expect(Date.parse(live?.server_now ?? '')).toBe(w.clock.now);
});
