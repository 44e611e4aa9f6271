import { beforeEach, describe, expect, it } from 'vitest';
import type { LineupChoice, LineupEntry } from '../../../src/shared/api/generated/model.ts';
import { teamAccounts, teamIds } from '../../seed/team-people.ts';
import { call } from '../teams/testing.ts';
import { away, home, MINUTE, openTracking, organizer, stranger } from './tracking/testing.ts';

const { teamCaptain: captain, teamManager: manager, teamCoach: coach } = teamAccounts;
/** Players of the home team without a role; of the away team its admin. */
const [player, other, awayAdmin] = [26, 27, 40];
const starts = (user_id: number): LineupChoice => ({ user_id, is_starter: true });
const bench = (user_id: number): LineupChoice => ({ user_id, is_starter: false });
const HOUR = 60 * MINUTE;

let w: Awaited<ReturnType<typeof openTracking>>;
const gameId = (): number => w.record()?.id ?? 0;
const choose = async (user: number, players: readonly LineupChoice[], side: 'home' | 'away' = 'home') => {
  const { status, body } = await call(w.backend, user, `PUT /fixture/${gameId()}/lineup/${side}`, {
    body: { players },
  });
  return `${status} ${body.errors[0]?.code ?? ''} ${body.errors[0]?.field ?? ''}`.trim();
};
const shown = async (side: 'home' | 'away' = 'home', user: number | null = null) => {
  const { body } = await call(w.backend, user, `GET /fixture/${gameId()}`);
  const { game } = body.data as { game: Record<'home' | 'away', { lineup: LineupEntry[] }> }; // checked by the contract's schema
  return game[side].lineup.map((one) => [one.user.id, one.is_starter]);
};
const leave = (userId: number) =>
  w.backend.control.db.transact(async (db) => {
    const [member] = db.teamMembers.by('membership', home, userId);
    await db.teamMembers.update(member?.id ?? 0, { status: 'left' });
  });

beforeEach(async () => {
  w = await openTracking();
  await w.backend.control.db.transact((db) => db.games.update(gameId(), { starts_at: w.clock.now + HOUR }));
});

describe('a line-up', () => {
  it('is all players of a team until somebody chooses, then those who were chosen, starters first', async () => {
    expect(await shown()).toHaveLength(10);
    expect((await shown()).every(([, isStarting]) => isStarting === null)).toBe(true);
    expect(await choose(coach, [bench(captain), starts(other), starts(player)])).toBe('200');
    const found = await shown();
    expect(found.slice(0, 2).toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
      [player, true],
      [other, true],
    ]);
    expect(found.slice(2)).toEqual([[captain, false]]);
    expect((await shown('away')).every(([, isStarting]) => isStarting === null)).toBe(true);
    expect(w.room()).toEqual(['result-changed']);
  });

  it('is chosen again until the start, and each team has its own', async () => {
    await choose(coach, [starts(player)]);
    expect(await choose(awayAdmin, [starts(awayAdmin)], 'away')).toBe('200');
    expect(await choose(captain, [starts(other), bench(player)])).toBe('200');
    expect([await shown(), await shown('away')]).toEqual([
      [
        [other, true],
        [player, false],
      ],
      [[awayAdmin, true]],
    ]);
  });

  it('is for the coach, captain, managers and admins of the team, each for their own side', async () => {
    for (const user of [coach, captain, manager]) expect(await choose(user, [starts(player)])).toBe('200');
    for (const user of [player, stranger, organizer, awayAdmin])
      expect(await choose(user, [starts(player)])).toBe('403 forbidden');
    expect(await choose(coach, [starts(awayAdmin)], 'away')).toBe('403 forbidden');
  });

  it('is refused with who is no active player of the team, and with somebody twice', async () => {
    const refusal = (at: number) => `422 validation players.${at}.user_id`;
    expect(await choose(coach, [starts(player), starts(awayAdmin)])).toBe(refusal(1));
    expect(await choose(coach, [starts(56)])).toBe(refusal(0)); // invited
    expect(await choose(coach, [starts(player), bench(player)])).toBe(refusal(1));
    expect(await choose(coach, [])).toBe('422 validation players');
    expect(w.record()?.lineups).toBeUndefined();
  });

  it('stands from the start on', async () => {
    await choose(coach, [starts(player)]);
    w.clock.now += HOUR - 1;
    expect(await choose(coach, [starts(other)])).toBe('200');
    w.clock.now += 1;
    expect(await choose(coach, [starts(player)])).toBe('409 game_begun');
    expect(await shown()).toEqual([[other, true]]);
  });

  it('of a game that was kicked off early stands too', async () => {
    await w.backend.control.db.transact((db) => db.games.update(gameId(), { status: 'live' }));
    expect(await choose(coach, [starts(player)])).toBe('409 game_begun');
  });

  it('leaves out who has left the team; without anybody left it is not chosen', async () => {
    await choose(coach, [starts(player), bench(other)]);
    await leave(player);
    expect(await shown()).toEqual([[other, false]]);
    await leave(other);
    const found = await shown();
    expect(found).toHaveLength(8);
    expect(found.every(([, isStarting]) => isStarting === null)).toBe(true);
  });

  it('is that of a team: of another one that takes its place nobody has chosen', async () => {
    await choose(coach, [starts(player)]);
    await w.backend.control.db.transact((db) => db.games.update(gameId(), { home_team_id: teamIds.ujqit }));
    expect((await shown()).every(([, isStarting]) => isStarting === null)).toBe(true);
  });

  it('lets the screens of the people of the game read it again', async () => {
    const heard = () =>
      w.backend.control.db.read.realtimeEvents.by('user', awayAdmin).filter(({ type }) => type === 'GameChanged')
        .length;
    const before = heard();
    await choose(coach, [starts(player)]);
    expect(heard()).toBe(before + 1);
  });
});

describe('the log of a game', () => {
  beforeEach(async () => {
    await choose(coach, [starts(player), bench(captain)]);
    w.clock.now += HOUR;
    await w.post(organizer, 'claim');
    await w.send([w.entry('period-start')]);
  });
  const goalOf = (player_id: number, side: 'home' | 'away' = 'home') =>
    w.send([w.entry('goal', { side, minute: 3, player_id })]);

  it('takes who was chosen, from the bench too', async () => {
    for (const id of [player, captain]) expect((await goalOf(id)).status).toBe(200);
  });

  it('takes nobody else of the team; of a side that has not chosen everybody', async () => {
    const { status, errors } = await goalOf(other);
    expect([status, errors[0]?.field, errors[0]?.message]).toEqual([
      422,
      'events.0.player_id',
      'This player is not in the line-up.',
    ]);
    const [anybody = 0] = w
      .db()
      .teamMembers.by('team', away)
      .map(({ user_id }) => user_id);
    expect((await goalOf(anybody, 'away')).status).toBe(200);
  });
});
