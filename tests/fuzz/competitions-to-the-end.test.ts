import { expect, it } from 'vitest';
import type { GameRecord } from '../../mocks/db/records.ts';
import type { Pipeline } from '../../src/shared/api/generated/model';
import { createRandom } from '../../mocks/seed/random.ts';
import { playCompetition } from './season-play.ts';
import { enterTeams, openSeason, type Season, tablesOf } from './season-world.ts';

// Whatever organizers, captains and chance do: a competition ends with one champion, each game has a result or a reason, the tables
// say what the games say, and no court is booked for nothing.
const COMPETITIONS = process.env['TEST_FULL'] ? 2000 : 60;
/** More are played until each act has happened: with some seeds the rarest, a shoot-out, does not come in the first 60. */
const AT_MOST = COMPETITIONS + 240;
/** Of one backend, whose data grow. */
const SEASON = 10;
const SEED = Number(process.env['TEST_SEED'] ?? 1);

function problemOfGame(game: GameRecord): string | null {
  const { status, home_score: home, away_score: away, forfeits } = game;
  if (status === 'finished') return home === null || away === null ? 'finished without a result' : null;
  if (status === 'walkover') return forfeits.length === 0 ? 'a walkover of nobody' : null;
  return status === 'cancelled' ? null : `still ${status}`;
}

/** A second fold of the table, game by game. */
async function problemsOfTables(season: Season, competition: number): Promise<string[]> {
  const games = season.db().games.by('competition', competition);
  const tables = await tablesOf(season, competition);
  return tables.flatMap(({ stage_id, group, rows }) => {
    // who left before half of their games: what they have played counts for nobody (design §14)
    const struck = new Set(
      rows.filter((row) => row.status !== 'active' && row.played === 0).map(({ team }) => team.id),
    );
    const isStruck = (team: number | null) => team !== null && struck.has(team);
    return rows.flatMap(({ team, played, won, lost, drawn }) => {
      const mine = games.filter(
        ({ place, status, home_team_id, away_team_id }) =>
          place?.stage_id === stage_id &&
          (group === null || place.group_id === group.id) &&
          (status === 'finished' || status === 'walkover') &&
          (home_team_id === team.id || away_team_id === team.id) &&
          !isStruck(home_team_id) &&
          !isStruck(away_team_id),
      );
      const ways = mine.map((game) => {
        const isHome = game.home_team_id === team.id;
        if (game.forfeits.length === 2) return 'lost';
        const margin = (game.home_score ?? 0) - (game.away_score ?? 0);
        return margin === 0 ? 'drawn' : margin > 0 === isHome ? 'won' : 'lost';
      });
      const count = (way: string) => ways.filter((one) => one === way).length;
      const mineSays = [ways.length, count('won'), count('drawn'), count('lost')].join('-');
      const said = [played, won, drawn, lost].join('-');
      return mineSays === said ? [] : [`team ${team.id} of stage ${stage_id}: ${said} instead of ${mineSays}`];
    });
  });
}

/** The games of a competition, one on each line. */
const storyOf = ({ db }: Season, competition: number): string =>
  db()
    .games.by('competition', competition)
    .map(({ id, place, status, home_team_id: home, away_team_id: away, home_score, away_score, forfeits }) =>
      [
        id,
        place?.stage_id,
        place?.bracket?.side ?? 'table',
        status,
        `${home}–${away}`,
        `${home_score}:${away_score}`,
        forfeits,
      ].join(' '),
    )
    .join('\n');

async function problemsOf(season: Season, competition: number): Promise<string[]> {
  const record = season.db().competitions.get(competition);
  const games = season.db().games.by('competition', competition);
  const finals = games.filter(({ place }) => place?.bracket?.side === 'final' || place?.bracket?.side === 'reset');
  // both sides of the final stayed away, or of every game that led to it
  const isWonByNobody =
    finals.some(({ forfeits }) => forfeits.length === 2) ||
    (finals.length > 0 &&
      finals.every(({ status }) => status === 'cancelled') &&
      games.some(({ forfeits }) => forfeits.length === 2));
  return [
    ...(record?.phase === 'finished' ? [] : [`it is ${record?.phase}`]),
    ...(record?.champion_id == null && !isWonByNobody ? ['nobody has won it'] : []),
    ...games.flatMap((game) => {
      const problem = problemOfGame(game);
      return problem === null ? [] : [`game ${game.id}: ${problem}`];
    }),
    ...(await problemsOfTables(season, competition)),
  ];
}

/** The search means something only if each of these was done. */
const ACTS = [
  'result of away,home',
  'result of away,home,shootout',
  'result of sets',
  'walkover of 1',
  'walkover of 2',
  'dispute',
  'reopen',
  'withdrawn',
  'disqualified',
  'reset',
  'plan',
  'move',
  'postpone',
  'court declined',
  'court closed',
  'courts checked',
];

it(
  `${COMPETITIONS} random competitions at least are played to their end`,
  async () => {
    const seen: Record<string, number> = {};
    const missing = () => ACTS.filter((act) => !(act in seen));
    for (let first = 0; first < COMPETITIONS || (first < AT_MOST && missing().length > 0); first += SEASON) {
      const season = await openSeason();
      for (let index = first; index < first + SEASON; index += 1) {
        const seed = SEED + index;
        const id = await playCompetition(season, createRandom(seed)).catch((error: Error) => {
          throw new Error(`seed ${seed} of season ${first}: ${error.message}`, { cause: error });
        });
        expect(await problemsOf(season, id), `seed ${seed} of season ${first}\n${storyOf(season, id)}`).toEqual([]);
      }
      for (const [what, count] of Object.entries(season.seen)) seen[what] = (seen[what] ?? 0) + count;
    }
    expect(missing(), JSON.stringify(seen)).toEqual([]);
  },
  AT_MOST * 5000,
);

it('a place of a group that nobody has reached is a game without an opponent, and the cup goes on', async () => {
  const season = await openSeason();
  const { must, db } = season;
  const id = await enterTeams(season, { format: 'groups-knockout', sport_id: 2, teams: [9, 10, 11, 12, 29] });
  const path = `/competition/${id}` as const;
  const act = async (index: number, what: 'seed' | 'start' | 'finish', more: object = {}) => {
    const { revision, stages } = await must<Pipeline>('read', `GET ${path}/pipeline`);
    await must(what, `POST ${path}/stage/${stages[index]?.id}/${what}`, { revision, ...more });
  };
  const games = () => db().games.by('competition', id);
  /** The home side of every game that can be played wins. */
  const playAll = async () => {
    for (;;) {
      const next = games().find((game) => game.status === 'unscheduled' && game.home_team_id && game.away_team_id);
      if (!next) return;
      await must('walkover', `POST /fixture/${next.id}/walkover`, { forfeits: ['away'], reason: 'Nuk erdhën.' });
    }
  };
  await act(0, 'seed', { method: 'manual', order: [9, 10, 11, 12, 29] });
  await act(0, 'start');
  const byGroup = Object.values(Object.groupBy(games(), ({ place }) => String(place?.group_id)));
  const [only] = byGroup.find((some) => some?.length === 1) ?? [];
  await must('withdrawn', `PATCH ${path}/team/${only?.away_team_id}`, { status: 'withdrawn', reason: 'Dy lojtarë.' });
  await playAll();
  await act(0, 'finish');
  await act(1, 'start');
  const alone = games().filter(
    ({ place, away_team_id }) => place?.bracket?.side === 'winners' && away_team_id === null,
  );
  expect(alone.map(({ status, forfeits }) => ({ status, forfeits }))).toEqual([
    { status: 'walkover', forfeits: ['away'] },
  ]);
  await playAll();
  await act(1, 'finish');
  expect(db().competitions.get(id)).toMatchObject({ phase: 'finished', champion_id: expect.any(Number) });
});
