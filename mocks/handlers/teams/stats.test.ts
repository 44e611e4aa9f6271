import { beforeEach, describe, expect, it } from 'vitest';
import type { GameRecord } from '../../db/records.ts';
import { playGame, type Said } from '../competitions/playing.ts';
import { COMPETITION, type Competitions, openCompetition, stranger, teams } from '../competitions/testing.ts';

const [alpha, beta] = teams;
const [ana, ben, cel] = [40, 41, 42] as const;

let w: Competitions;
beforeEach(async () => {
  w = await openCompetition({ phase: 'ongoing' });
  await w.backend.control.db.transact(async (db) => {
    for (const [id, name] of [
      [ana, 'Ana'],
      [ben, 'Ben'],
      [cel, 'Cel'],
    ] as const)
      await db.users.update(id, { name });
  });
});

const play = (report: readonly Said[], game: Partial<GameRecord> = {}) =>
  playGame(w, report, { competition_id: COMPETITION, home_team_id: alpha, away_team_id: beta, ...game });

interface Stats {
  scorers: { user: { name: string }; team: { id: number }; points: number; games: number }[];
  cards: { user: { name: string }; team: { id: number }; yellows: number; reds: number }[];
}
const read = async (team: number, user: number | null = null) => {
  const { scorers, cards } = await w.data<Stats>(user, `GET /team/${team}/stats`);
  expect([...scorers, ...cards].filter((row) => row.team.id !== team)).toEqual([]);
  return [
    ...scorers.map(({ user: { name }, points, games }) => `${name} ${points} in ${games}`),
    ...cards.map(({ user: { name }, yellows, reds }) => `${name} ${yellows}+${reds}`),
  ];
};

describe('[CMP-04] the scorers and cards of a team', () => {
  it('come from all its games, at home and away, of whatever competition; the other side is not there', async () => {
    await play([['period-start'], ['goal', 'home', ana], ['goal', 'away', ben], ['yellow-card', 'away', ben]]);
    await play([['period-start'], ['goal', 'away', ana], ['goal', 'away', cel], ['red-card', 'away', cel]], {
      competition_id: 1,
      home_team_id: beta,
      away_team_id: alpha,
      status: 'finished',
      home_score: 0,
      away_score: 2,
    });
    expect(await read(alpha)).toEqual(['Ana 2 in 2', 'Cel 1 in 1', 'Cel 0+1']);
    expect(await read(beta)).toEqual(['Ben 1 in 1', 'Ben 1+0']);
  });

  it('count as in a competition: no walkover, nothing that was called off', async () => {
    const report: Said[] = [['period-start'], ['goal', 'home', ana]];
    await play(report, { status: 'walkover', home_score: 3, away_score: 0, forfeits: ['away'] });
    await play(report, { status: 'abandoned' });
    expect(await read(alpha)).toEqual([]);
  });

  it('of a private team are for its own people, and of its games the others see their own', async () => {
    await play([['period-start'], ['goal', 'home', ana], ['goal', 'away', ben]]);
    await w.backend.control.db.transact((db) => db.teams.update(alpha, { is_public: false }));
    expect(await w.outcome(null, `GET /team/${alpha}/stats`)).toBe('403 forbidden');
    expect(await w.outcome(stranger, `GET /team/${alpha}/stats`)).toBe('403 forbidden');
    const { user_id: member } = w.backend.control.db.read.teamMembers.by('team', alpha)[0] ?? { user_id: 0 };
    expect(await read(alpha, member)).toEqual(['Ana 1 in 1']);
    expect(await read(beta)).toEqual(['Ben 1 in 1']);
  });

  it('of a team that is not there are not found', async () => {
    expect(await w.outcome(null, 'GET /team/999999/stats')).toBe('404 not_found');
  });
});
