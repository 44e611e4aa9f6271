import { beforeEach, describe, expect, it } from 'vitest';
import type { CompetitionRecord, CompetitionTeamRecord, GameRecord, StageRecord } from '../../db/records.ts';
import { playGame, type Said } from './playing.ts';
import { COMPETITION, type Competitions, openCompetition, organizer, owner, stranger, teams } from './testing.ts';

const [alpha, beta, , privateTeam] = teams;
const [ana, ben, cel, dea] = [40, 41, 42, 43] as const;

let w: Competitions;
type Place = NonNullable<GameRecord['place']>;
/** Of the games of a table. */
let place: Place | null = null;
beforeEach(() => open());

/** A competition that is on, whose games are those of the test; its people have short names. */
async function open(changes: Partial<CompetitionRecord> = {}) {
  w = await openCompetition({ phase: 'ongoing', ...changes });
  await w.backend.control.db.transact(async (db) => {
    const names = { [ana]: 'Ana', [ben]: 'Ben', [cel]: 'Cel', [dea]: 'Dea' };
    for (const [id, name] of Object.entries(names)) await db.users.update(Number(id), { name });
  });
}

/** A game between alpha and beta, whose log is this report. */
const play = (report: readonly Said[], game: Partial<GameRecord> = {}) =>
  playGame(w, report, { competition_id: COMPETITION, home_team_id: alpha, away_team_id: beta, ...game });

interface Stats {
  scorers: { user: { name: string }; team: { id: number }; points: number; games: number }[];
  cards: { user: { name: string }; team: { id: number }; yellows: number; reds: number }[];
}
const read = (user: number | null = null) => w.data<Stats>(user, `GET ${w.path}/stats`);
/** Name, team, points and games of each. */
const scorers = async (user: number | null = null) =>
  (await read(user)).scorers.map(({ user: { name }, team, points, games }) => [name, team.id, points, games]);
/** Name, team, yellow and red ones of each. */
const cards = async (user: number | null = null) =>
  (await read(user)).cards.map(({ user: { name }, team, yellows, reds }) => [name, team.id, yellows, reds]);

describe('[CMP-04] the scorers of a competition', () => {
  it('have the goals of all its tracked games, for each team that they played for', async () => {
    await play([['period-start'], ['goal', 'home', ana], ['penalty-goal', 'home', ana], ['goal', 'away', ben]]);
    await play([['period-start'], ['goal', 'home', ana], ['goal', 'away'], ['goal', 'away', cel]], { status: 'break' });
    await play([['period-start'], ['goal', 'home', cel]]);
    expect(await scorers()).toEqual([
      ['Ana', alpha, 3, 2],
      ['Ben', beta, 1, 1],
      ['Cel', alpha, 1, 1],
      ['Cel', beta, 1, 1],
    ]);
  });

  it('an own goal, a goal that was taken back and one that does not fit are nobody’s', async () => {
    await play([
      ['period-start'],
      ['own-goal', 'home', ana],
      ['goal', 'home', ben, 'void'],
      ['goal', 'away', cel],
      ['period-end'],
      ['goal', 'home', dea],
    ]);
    expect(await scorers()).toEqual([['Cel', beta, 1, 1]]);
  });

  it('a kick of a shoot-out is no goal', async () => {
    await open({ game_rules: { ...cupRules(), shootout: true } });
    const [pattern] = w.db().games.by('competition', 1);
    await play(
      [
        ['period-start'],
        ['goal', 'home', ana],
        ['goal', 'away', ben],
        ['period-end'],
        ['period-start'],
        ['period-end'],
        ['period-start'],
        ['period-end'],
        ['period-start'],
        ['period-end'],
        ['period-start'],
        ['shootout-goal', 'home', ana],
        ['shootout-miss', 'away', ben],
        ['yellow-card', 'home', cel],
      ],
      { place: pattern?.place ? { ...pattern.place, bracket: { side: 'final', position: 1 } } : null },
    );
    expect(await scorers()).toEqual([
      ['Ana', alpha, 1, 1],
      ['Ben', beta, 1, 1],
    ]);
    expect(await cards()).toEqual([['Cel', alpha, 1, 0]]);
  });

  it('in order: most goals, then fewer games, then by name', async () => {
    await play([['period-start'], ['goal', 'home', dea], ['goal', 'home', ben], ['goal', 'home', ana]]);
    await play([['period-start'], ['goal', 'home', ben], ['goal', 'home', cel], ['goal', 'home', cel]]);
    expect(await scorers()).toEqual([
      ['Cel', alpha, 2, 1],
      ['Ben', alpha, 2, 2],
      ['Ana', alpha, 1, 1],
      ['Dea', alpha, 1, 1],
    ]);
  });

  it('have the points of basketball; nobody those of sets', async () => {
    await open({ sport_id: sportId('basketball') });
    await play(
      [['period-start'], ['two-points', 'home', ana], ['three-points', 'home', ana], ['free-throw', 'away', ben]],
      {
        sport_id: sportId('basketball'),
      },
    );
    expect(await scorers()).toEqual([
      ['Ana', alpha, 5, 1],
      ['Ben', beta, 1, 1],
    ]);
    await open({ sport_id: sportId('volleyball') });
    await play([['period-start'], ['point', 'home', ana]], { sport_id: sportId('volleyball') });
    expect(await read()).toEqual({ scorers: [], cards: [] });
  });

  it('are at most fifty', async () => {
    const players = w.db().users.all().slice(0, 51);
    await play([
      ['period-start'],
      ...players.flatMap(({ id }): Said[] => [
        ['goal', 'home', id],
        ['yellow-card', 'home', id],
      ]),
    ]);
    const { scorers: first, cards: booked } = await read();
    expect([players.length, first.length, booked.length]).toEqual([51, 50, 50]);
  });
});

describe('which games count', () => {
  const report: Said[] = [['period-start'], ['goal', 'home', ana], ['yellow-card', 'away', ben]];
  const entered = (dispute_reason: string | null) => ({
    entered_by: owner,
    entered_at: w.clock.now,
    official_at: w.clock.now + 1000,
    confirmed: [],
    disputed_by: dispute_reason === null ? null : owner,
    dispute_reason,
    settled_at: null,
  });

  it('those that are on, and those with a result, official or not yet', async () => {
    await play(report);
    await play(report, { status: 'finished', home_score: 1, away_score: 0 });
    await play(report, { status: 'finished', home_score: 1, away_score: 0, result: entered(null) });
    expect([await scorers(), await cards()]).toEqual([[['Ana', alpha, 3, 3]], [['Ben', beta, 3, 0]]]);
  });

  it('no walkover, no disputed result, none that was called off, has not begun or is of another competition', async () => {
    await play(report, { status: 'walkover', home_score: 3, away_score: 0, forfeits: ['away'] });
    await play(report, { status: 'finished', home_score: 1, away_score: 0, result: entered('Ishte 2 me 1.') });
    for (const status of ['cancelled', 'abandoned', 'postponed', 'scheduled'] as const) await play(report, { status });
    await play(report, { competition_id: 1 });
    expect(await read()).toEqual({ scorers: [], cards: [] });
  });
});

it('cards: a second yellow one is among both, most red ones come first, then most yellow ones, then by name', async () => {
  await play([
    ['period-start'],
    ['yellow-card', 'home', dea],
    ['yellow-card', 'home', cel],
    ['yellow-card', 'home', ben],
    ['second-yellow', 'home', ben],
    ['red-card', 'away', ana],
    ['yellow-card', 'away'],
  ]);
  expect(await cards()).toEqual([
    ['Ben', alpha, 2, 1],
    ['Ana', beta, 0, 1],
    ['Cel', alpha, 1, 0],
    ['Dea', alpha, 1, 0],
  ]);
});

describe('[CMP-02] fair play', () => {
  /** The two teams alone in a table, each game of which ends level. */
  beforeEach(() =>
    w.backend.control.db.transact(async (db) => {
      const { id: _, ...stage } = db.stages.by('competition', 1)[0] as StageRecord; // the seed has it
      const { id } = await db.stages.insert({ ...stage, competition_id: COMPETITION });
      const group = await db.stageGroups.insert({ stage_id: id, name: 'A', team_ids: [alpha, beta] });
      const { id: __, ...entry } = db.competitionTeams.by('competition', 1)[0] as CompetitionTeamRecord; // the seed has it
      for (const team_id of [alpha, beta])
        await db.competitionTeams.insert({ ...entry, competition_id: COMPETITION, team_id, deductions: [] });
      place = { ...(db.games.by('competition', 1)[0] as GameRecord).place, stage_id: id, group_id: group.id } as Place; // the seed has it
    }),
  );
  const ended = () => ({ place, status: 'finished', home_score: 1, away_score: 1 }) as const;
  const goals: Said[] = [['period-start'], ['goal', 'home', ana], ['goal', 'away', ben]];
  /** What told the two apart, with their values. */
  const decided = async () => {
    const { tables } = await w.data<{ tables: { rows: { tie_breaks: object[] }[] }[] }>(
      null,
      `GET ${w.path}/standings`,
    );
    return tables[0]?.rows[0]?.tie_breaks;
  };

  it('counts the cards of tracked games: 1, 3 with a second yellow one, 4 straight, 5 after a yellow one', async () => {
    await play(
      [...goals, ['yellow-card', 'home', ana], ['second-yellow', 'home', ana], ['yellow-card', 'home', cel]],
      ended(),
    );
    await play([...goals, ['red-card', 'away', ben], ['yellow-card', 'away', dea], ['red-card', 'away', dea]], ended());
    await play([...goals, ['yellow-card', 'away'], ['red-card', 'home', ana, 'void']], ended());
    expect(await decided()).toMatchObject([{ criterion: 'fair_play', values: { [alpha]: -4, [beta]: -10 } }]);
  });

  it('counts those of a game that is on, and none of one that was decided without playing', async () => {
    await play([...goals, ['yellow-card', 'away', ben]], ended());
    await play([...goals, ['red-card', 'home', ana]], { place });
    for (const forfeits of [['home' as const], ['away' as const]])
      await play([...goals, ['red-card', 'home', ana]], { place, status: 'walkover', forfeits });
    expect(await decided()).toMatchObject([{ criterion: 'fair_play', values: { [alpha]: -4, [beta]: -1 } }]);
  });

  it('those who count with it are told the cards of a game, but not whose they are', async () => {
    await play(
      [...goals, ['yellow-card', 'home', cel], ['red-card', 'away', ben], ['second-yellow', 'home', cel]],
      ended(),
    );
    const { games } = await w.data<{ games: { cards: object[] }[] }>(
      null,
      `GET ${w.path}/table-games?stage_id=${place?.stage_id}`,
    );
    expect(games.map(({ cards: given }) => given)).toEqual([
      [
        { side: 'home', player: 1, kind: 'yellow-card' },
        { side: 'away', player: 2, kind: 'red-card' },
        { side: 'home', player: 1, kind: 'second-yellow' },
      ],
    ]);
  });
});

describe('who is named', () => {
  it('nobody of a private team, but to those who are in it', async () => {
    await w.backend.control.db.transact((db) => db.teams.update(privateTeam, { is_public: false }));
    await play(
      [
        ['period-start'],
        ['goal', 'home', ana],
        ['goal', 'away', ben],
        ['goal', 'away', ben],
        ['red-card', 'away', ben],
      ],
      {
        away_team_id: privateTeam,
      },
    );
    for (const reader of [null, stranger, organizer]) {
      const said = await read(reader);
      expect(said.scorers.map(({ user }) => user.name)).toEqual(['Ana']);
      expect(said.cards).toEqual([]);
      expect(JSON.stringify(said)).not.toContain('Ben');
    }
    const { user_id: member } = w.db().teamMembers.by('team', privateTeam)[0] ?? { user_id: 0 };
    expect(await scorers(member)).toEqual([
      ['Ben', privateTeam, 2, 1],
      ['Ana', alpha, 1, 1],
    ]);
    expect(await cards(member)).toEqual([['Ben', privateTeam, 0, 1]]);
  });

  it('nobody whose account is deleted', async () => {
    const gone =
      Math.max(
        ...w
          .db()
          .users.all()
          .map(({ id }) => id),
      ) + 1;
    await play([['period-start'], ['goal', 'home', gone], ['red-card', 'home', gone]]);
    expect(await read()).toEqual({ scorers: [], cards: [] });
  });

  it('a draft is there for those alone who run it', async () => {
    await open({ phase: 'draft' });
    expect(await w.outcome(null, `GET ${w.path}/stats`)).toBe('404 not_found');
    expect(await w.outcome(stranger, `GET ${w.path}/stats`)).toBe('404 not_found');
    expect(await w.outcome(organizer, `GET ${w.path}/stats`)).toBe(200);
  });
});

const sportId = (sport: string): number => w.db().sports.find(({ key }) => key === sport)?.id ?? 0;
const cupRules = (): CompetitionRecord['game_rules'] => (w.db().competitions.get(1) as CompetitionRecord).game_rules; // the seed has it
