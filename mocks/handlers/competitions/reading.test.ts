import { beforeAll, describe, expect, it } from 'vitest';
import { competitionIds } from '../../seed/competitions.ts';
import { type Competitions, openCompetition, stranger } from './testing.ts';

let w: Competitions;
beforeAll(async () => {
  w = await openCompetition();
});
const { liga, kupa, basket, volej, open } = competitionIds;

interface Row {
  rank: number;
  team: { id: number };
  status: string;
  points: number;
  deductions: { points: number; reason: string }[];
  tie_breaks: { criterion: string; scope: string; with: { id: number }[]; values: Record<string, number> }[];
}
interface Table {
  group: { name: string } | null;
  provisional: boolean;
  complete: boolean;
  legs: number;
  zones: object[];
  rows: Row[];
}
interface Fixture {
  id: number;
  status: string;
  starts_at: string | null;
  stage: { round: number; rounds: number; number: number; group: object | null; bracket: { side: string } | null };
  home: Side;
  away: Side;
  competition: { name: string };
}
interface Side {
  team: { id: number } | null;
  label: string;
  source: { kind: string; game_id: number | null; rank: number | null };
  is_winner: boolean | null;
  forfeited: boolean;
}
const tables = (id: number, query = '') =>
  w.data<{ tables: Table[] }>(null, `GET /competition/${id}/standings${query}`).then((said) => said.tables);
const fixtures = (id: number, query = '') =>
  w
    .data<{ fixtures: Fixture[]; pagination: { total: number } }>(
      stranger,
      `GET /competition/${id}/fixtures?per_page=50${query}`,
    )
    .then((said) => ({ ...said, ids: said.fixtures.map((one) => one.id) }));
const stages = (id: number) =>
  w
    .data<{ stages: { name: string; status: string; groups: object[]; bracket: Fixture[] }[] }>(
      null,
      `GET /competition/${id}/pipeline`,
    )
    .then((said) => said.stages);

describe('tables', () => {
  it('a league has one, with points taken off and a result that is not official yet', async () => {
    const [table, ...others] = await tables(liga);
    expect(others).toEqual([]);
    expect(table).toMatchObject({ group: null, provisional: true, complete: false, legs: 2 });
    expect(table?.rows).toHaveLength(8);
    const agimi = table?.rows.find(({ team }) => team.id === 8);
    expect(agimi).toMatchObject({
      deductions: [{ points: 3, reason: 'Lojtar pa licencë në javën e 4-t.' }],
      won: 3,
      drawn: 1,
      points: 7,
    });
  });

  it('a three-way tie says which criterion decided, with whom and by what', async () => {
    const [table] = await tables(kupa);
    expect(table).toMatchObject({
      group: { name: 'A' },
      complete: true,
      zones: [{ from: 1, to: 2, kind: 'advances' }],
    });
    expect(table?.rows.map(({ rank, points, team }) => [rank, points, team.id])).toEqual([
      [1, 3, 5],
      [2, 3, 1],
      [3, 3, 25],
    ]);
    expect(table?.rows[1]?.tie_breaks).toMatchObject([
      { criterion: 'h2h_diff', scope: 'head-to-head', with: [{ id: 5 }, { id: 25 }], values: { 1: 0, 5: 1, 25: -1 } },
    ]);
    expect(await tables(kupa)).toHaveLength(4);
  });

  it('a bracket has none, nor has a stage that is not asked for', async () => {
    expect([await tables(basket), await tables(kupa, '?stage_id=1')]).toEqual([[], []]);
  });
});

describe('games', () => {
  it('are filtered by matchday, team, group, status and day', async () => {
    expect((await fixtures(liga)).pagination.total).toBe(56);
    expect((await fixtures(liga, '&matchday=1')).ids).toEqual([1, 2, 3, 4]);
    expect((await fixtures(liga, '&team_id=1&matchday=14')).fixtures).toMatchObject([
      { stage: { round: 14, rounds: 14 } },
    ]);
    expect((await fixtures(liga, '&status[]=live&status[]=postponed')).ids).toEqual([29, 30]);
    expect((await fixtures(kupa, '&group_id=3')).ids).toHaveLength(3);
    const day = await fixtures(liga, '&from=2026-11-24&to=2026-11-24');
    expect(day.ids).toEqual([29]);
    expect(await w.outcome(null, `GET /competition/${liga}/fixtures?from=2026-11-25&to=2026-11-24`)).toBe(
      '422 validation to',
    );
  });

  it('latest first where results are asked for, and those without a time last', async () => {
    const starts = (await fixtures(liga, '&status[]=finished&sort=-starts_at')).fixtures.map(
      (one) => one.starts_at ?? '',
    );
    expect(starts).toEqual(starts.toSorted().toReversed());
    const cup = (await fixtures(kupa)).fixtures.map((one) => one.starts_at === null);
    expect(cup).toEqual(cup.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('name their competition and their place in it, also as a game of its own', async () => {
    const [first] = (await fixtures(kupa, '&matchday=2&group_id=2')).fixtures;
    expect(first).toMatchObject({
      competition: { name: 'Kupa e Dimrit 5x5' },
      stage: { round: 2, rounds: 3, group: { name: 'A' }, bracket: null },
    });
    expect(await w.data(null, `GET /fixture/${first?.id}`)).toMatchObject({
      game: { competition: { id: kupa }, stage: { group: { name: 'A' } }, home: { source: { kind: 'team' } } },
    });
  });
});

describe('[CMP-01] where a team stands', () => {
  interface Listed {
    competitions: { id: number }[];
    ranks: object[];
  }
  const of = (team: number) => w.data<Listed>(null, `GET /competitions?team_id=${team}`);

  it('comes with its competitions: in the league, and in its group of the cup', async () => {
    const { competitions, ranks } = await of(1);
    expect(competitions.map(({ id }) => id)).toEqual([liga, kupa]);
    const [league] = await tables(liga);
    expect(ranks).toEqual([
      {
        competition_id: liga,
        rank: league?.rows.find(({ team }) => team.id === 1)?.rank,
        teams_count: 8,
        group: null,
      },
      { competition_id: kupa, rank: 2, teams_count: 3, group: { id: expect.any(Number), name: 'A' } },
    ]);
  });

  it('is not said of a team that has left', async () => {
    const { db } = w.backend.control;
    const entry = db.read.competitionTeams.one('entry', liga, 1);
    const become = (status: 'active' | 'withdrawn') =>
      db.transact((tx) => tx.competitionTeams.update(entry?.id ?? 0, { status }));
    await become('withdrawn');
    const { ranks } = await of(1);
    await become('active');
    expect(ranks).toMatchObject([{ competition_id: kupa }]);
  });

  it('is not said without a table, nor where no team is asked for', async () => {
    expect(await of(9)).toMatchObject({ competitions: [{ id: basket }], ranks: [] });
    expect(await w.data<Listed>(null, 'GET /competitions')).toMatchObject({ ranks: [] });
  });
});

describe('stages', () => {
  it('groups, then a knockout that begins with who went on', async () => {
    const [groups, knockout] = await stages(kupa);
    expect(groups).toMatchObject({ status: 'finished', groups: [{}, {}, {}, {}], bracket: [] });
    expect(knockout?.bracket.map(({ stage }) => stage.bracket?.side)).toEqual([
      'winners',
      'winners',
      'winners',
      'winners',
      'winners',
      'winners',
      'third',
      'final',
    ]);
    expect(knockout?.bracket[0]).toMatchObject({
      status: 'unscheduled',
      home: { team: { name: 'Dajti Boys' }, source: { kind: 'rank', rank: 1 } },
    });
    expect(knockout?.bracket[7]).toMatchObject({
      home: { label: 'Winner of game 5', source: { kind: 'winner', game_id: knockout?.bracket[4]?.id } },
    });
  });

  it('a knockout of six: two have byes, a semi-final is on', async () => {
    const [stage] = await stages(basket);
    expect(stage?.bracket.map(({ status }) => status)).toEqual([
      'finished',
      'finished',
      'live',
      'scheduled',
      'unscheduled',
      'unscheduled',
    ]);
    const semi = stage?.bracket.find(({ status }) => status === 'live');
    expect(semi).toMatchObject({
      home: { team: { id: 9 }, source: { kind: 'team' } },
      away: { source: { kind: 'winner' } },
    });
  });

  it('a double elimination: a withdrawn team forfeits, and its opponent plays on', async () => {
    const [stage] = await stages(volej);
    const games = stage?.bracket ?? [];
    expect(games).toHaveLength(15);
    const forfeit = games.find(({ status }) => status === 'walkover');
    expect(forfeit?.away).toMatchObject({ forfeited: true, is_winner: false });
    const { teams } = await w.data<{ teams: { team: { id: number }; status: string }[] }>(
      null,
      `GET /competition/${volej}/teams`,
    );
    expect(teams.filter(({ status }) => status === 'withdrawn').map(({ team }) => team.id)).toEqual([
      forfeit?.away.team?.id,
    ]);
    const winner = forfeit?.home.team?.id;
    expect(
      games.findLast(
        ({ status, home, away }) => status !== 'walkover' && [home.team?.id, away.team?.id].includes(winner),
      )?.status,
    ).toMatch(/live|scheduled/);
  });
});

it('one that takes applications has five that wait, and no games', async () => {
  expect((await fixtures(open)).ids).toEqual([]);
  const { competition } = await w.data<{ competition: object }>(4, `GET /competition/${open}`, {
    module: 'organization',
  });
  expect(competition).toMatchObject({ phase: 'registration', waiting_count: 5, teams_count: 1, max_teams: 8 });
});

it('/explore has those that one can enter or watch', async () => {
  const { competitions } = await w.data<{ competitions: { id: number }[] }>(null, 'GET /explore');
  expect(competitions.map(({ id }) => id)).toEqual([60, open, liga, basket, kupa, volej]);
});
