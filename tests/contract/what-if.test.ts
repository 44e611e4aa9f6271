import { describe, expect, it } from 'vitest';
import { competitionIds } from '../../mocks/seed/competitions.ts';
import { openGames, whatIfTable } from '../../src/features/standings/what-if-table.ts';
import { enteredResults } from '../../src/features/standings/what-if-values.ts';
import { rankingOf } from '../../src/shared/lib/ranking-of.ts';
import { presetsOf } from '../../src/tournament/index.ts';
import type { Competition, GameRules, Id, StandingTable, TableGame } from '../../src/shared/api/generated/model';
import { openWorld } from './mock-world.ts';
import { matchRules } from '../../src/shared/lib/match-rules.ts';

/** Level with others, so that a win moves it. */
const AGIMI = 8;

type World = Awaited<ReturnType<typeof openWorld>>;

/** All that the standings page reads of one table of a competition. */
async function read(world: World, competitionId: number) {
  const path = { competitionId };
  const said = async <T>(operation: 'getCompetition' | 'getStandings' | 'listTableGames', query = {}) =>
    (await world.call(operation, { as: 'guest', path, query })).body.data as T; // checked by the contract's schema
  const { competition } = await said<{ competition: Competition }>('getCompetition');
  const { tables } = await said<{ tables: StandingTable[] }>('getStandings');
  const table = tables[0];
  if (!table) throw new Error('no table');
  const group = table.group ? { group_id: table.group.id } : {};
  const found = await said<{ rules: GameRules; games: TableGame[] }>('listTableGames', {
    stage_id: table.stage_id,
    ...group,
  });
  return { competition: { ...competition, rules: found.rules }, table, games: found.games };
}

const scores: Record<string, Record<string, string>> = {
  football: { total_home: '5', total_away: '0' },
  volleyball: {
    set1_home: '25',
    set1_away: '20',
    set2_home: '20',
    set2_away: '25',
    set3_home: '25',
    set3_away: '23',
    set4_home: '26',
    set4_away: '24',
  },
  // a super tie-break counts as one game
  tennis: { set1_home: '6', set1_away: '4', set2_home: '4', set2_away: '6', set3_home: '10', set3_away: '8' },
};
const stored = {
  football: { home_score: 5, away_score: 0, sets: [] },
  volleyball: {
    home_score: 3,
    away_score: 1,
    sets: [
      { home: 25, away: 20 },
      { home: 20, away: 25 },
      { home: 25, away: 23 },
      { home: 26, away: 24 },
    ],
  },
  tennis: {
    home_score: 2,
    away_score: 1,
    sets: [
      { home: 6, away: 4 },
      { home: 4, away: 6 },
      { home: 10, away: 8 },
    ],
  },
} as const;

describe.each(['football', 'volleyball', 'tennis'] as const)('[CMP-02] what if, %s', async (sport) => {
  const competitionId = competitionIds.liga;
  const world = await openWorld();
  // the seed has no league of volleyball or tennis that is half played
  await world.backend.control.db.transact(async (tx) => {
    const sport_id = tx.sports.all().find(({ key }) => key === sport)?.id ?? 0;
    const game_rules = matchRules[sport];
    await tx.competitions.update(competitionId, { sport_id, game_rules, ranking: rankingOf(presetsOf(sport)[0]) });
  });
  const { competition, table, games } = await read(world, competitionId);
  const open = openGames(table, competition, games);
  const game = open.find(({ status, home_team_id: home }) => status === 'scheduled' && home === AGIMI);
  if (!game) throw new Error('no game is open');
  const typed = Object.fromEntries(
    Object.entries(scores[sport] ?? {}).map(([field, text]) => [`g${game.id}_${field}`, text]),
  );
  const results = enteredResults(competition, open, typed);

  it('is the table that the server has once the game has ended so', async () => {
    const imagined = whatIfTable(table, competition, games, results);
    await world.backend.control.db.transact(async (tx) => {
      await tx.games.update(game.id, { status: 'finished', ...stored[sport], sets: [...stored[sport].sets] });
    });
    const { table: real } = await read(world, competitionId);
    const plain = ({ rows }: StandingTable) => rows.map((row) => ({ ...row, rank_change: 0 }));
    expect(plain(imagined)).toEqual(plain(real));
    expect(plain(imagined)).not.toEqual(plain(table));
  });

  it('tells how many places each team gains by it', () => {
    const before = new Map(table.rows.map(({ team, rank }) => [team.id, rank]));
    const { rows } = whatIfTable(table, competition, games, results);
    expect(rows.find(({ team }) => team.id === AGIMI)?.rank_change).toBeGreaterThan(0);
    for (const row of rows) expect(row.rank_change).toBe((before.get(row.team.id) ?? 0) - row.rank);
  });

  it('changes nothing when it is undone', () => {
    expect(whatIfTable(table, competition, games, new Map())).toBe(table);
    expect(enteredResults(competition, open, { [`g${game.id}_total_home`]: ' ' })).toEqual(new Map());
  });

  it('a result that came in meanwhile is the real one', () => {
    // oxlint-disable-next-line oxc/no-map-spread -- a test's few games
    const played = games.map((one): TableGame =>
      one.id === game.id
        ? { ...one, status: 'finished', result_status: 'official', home_score: 0, away_score: 3 }
        : one,
    );
    const { rows } = whatIfTable(table, competition, played, results);
    const row = (id: Id) => rows.find(({ team }) => team.id === id);
    expect(row(game.home_team_id)?.lost).toBe(
      (table.rows.find(({ team }) => team.id === game.home_team_id)?.lost ?? 0) + 1,
    );
  });
});

it('[CMP-02] the cards of a game that is on count where its end is imagined, as they do once it has ended', async () => {
  const world = await openWorld();
  await world.backend.control.db.transact((tx) =>
    tx.competitions.update(competitionIds.liga, {
      ranking: { ...rankingOf('football-gd'), criteria: [{ key: 'fair_play', only_if_two: false }] },
    }),
  );
  const { competition, table, games } = await read(world, competitionIds.liga);
  const live = games.find(({ status }) => status === 'live');
  if (!live) throw new Error('no game is on');
  const typed = { [`g${live.id}_total_home`]: '5', [`g${live.id}_total_away`]: '0' };
  const imagined = whatIfTable(table, competition, games, enteredResults(competition, games, typed));
  await world.backend.control.db.transact(async (tx) => {
    await tx.games.update(live.id, { status: 'finished', ...stored.football, sets: [] });
  });
  const { table: real } = await read(world, competitionIds.liga);
  const ranks = ({ rows }: StandingTable) => rows.map(({ team, rank }) => [team.id, rank]);
  expect(ranks(imagined)).toEqual(ranks(real));
  // a yellow card for each side: both are last
  const both = [live.home_team_id, live.away_team_id].toSorted((one, other) => one - other);
  expect(ranks(real).slice(-2)).toEqual(both.map((team) => [team, 7]));
});

it('games of a team that has left cannot be imagined, nor those that have a result', async () => {
  const { competition, table, games } = await read(await openWorld(), competitionIds.liga);
  const before = openGames(table, competition, games);
  const isToCome = ({ status, result_status }: TableGame) =>
    ['scheduled', 'unscheduled', 'live', 'break', 'postponed', 'suspended'].includes(status) ||
    result_status === 'disputed';
  expect(before).toEqual(games.filter(isToCome));
  const gone = before[0]?.home_team_id;
  const rows = table.rows.map((row) => (row.team.id === gone ? { ...row, status: 'withdrawn' as const } : row));
  const after = openGames({ ...table, rows }, competition, games);
  expect(after).toEqual(before.filter((one) => one.home_team_id !== gone && one.away_team_id !== gone));
});

it('a group must be named where there are several', async () => {
  const world = await openWorld();
  const ask = (query: Record<string, number>) =>
    world.call('listTableGames', { as: 'guest', path: { competitionId: competitionIds.kupa }, query });
  const { table } = await read(world, competitionIds.kupa);
  expect((await ask({ stage_id: table.stage_id })).status).toBe(422);
  expect((await ask({ stage_id: table.stage_id, group_id: 999 })).status).toBe(404);
  expect((await ask({ stage_id: 999 })).status).toBe(404);
});
