import { count, isPlayed } from './counting.ts';
import { diff, isHeadToHead, measures, pointRatio, winPct } from './criteria.ts';
import { lotOf } from './lots.ts';
import { columnsOf } from './presets.ts';
import { type MeasureFor, rank, type Ranked } from './rank.ts';
import { outcomeOf } from './results.ts';
import { gamesAmong, totalsOf } from './totals.ts';
import type {
  LiveGame,
  TableGame,
  Outcome,
  StandingRow,
  StandingsInput,
  StandingTable,
  TeamEntry,
  TeamId,
} from './types.ts';

const FORM_LENGTH = 5;

/** The table of these results (design §14.5), those of games that are on among them. The order of teams and games changes nothing. */
export function standings(input: StandingsInput): StandingTable {
  const { games, hasPlayedOut, isComplete } = count(input);
  const measureFor: MeasureFor<Tally> = (criterion, level) => {
    if (criterion === 'lots') return isComplete ? ({ team }) => lotOf(team, input.seed) : null;
    const measure = measures[criterion];
    if (!isHeadToHead(criterion)) return measure;
    const teams = level.map(({ team }) => team);
    if (!hasPlayedOut(teams)) return null;
    const among = gamesAmong(teams, games);
    return ({ team }) => measure(totalsOf(team, among, input));
  };

  const tallies = input.teams.map((entry) => tallyOf(entry, games, input));
  const active = tallies.filter(({ status }) => status === 'active');
  const left = tallies.filter(({ status }) => status !== 'active').toSorted((a, b) => a.team - b.team);
  const unranked = left.map((of): Ranked<Tally> => ({ of, rank: active.length + 1, tieBreaks: [], triedSince: [] }));
  return {
    columns: columnsOf(input.sport),
    rows: [...rank(active, input.rules.criteria, measureFor), ...unranked].map(rowOf),
    isProvisional: input.games.some(
      ({ resultStatus }) => resultStatus === 'provisional' || resultStatus === 'disputed',
    ),
    isComplete,
  };
}

const rowOf = ({ of, ...place }: Ranked<Tally>): StandingRow => ({ ...of, ...place, rankChange: 0 });

/** A row without its place. */
type Tally = Omit<StandingRow, 'rank' | 'rankChange' | 'tieBreaks' | 'triedSince'>;

function tallyOf({ id, status, deductions }: TeamEntry, games: readonly TableGame[], input: StandingsInput): Tally {
  const totals = totalsOf(id, games, input);
  const deducted = deductions.reduce((sum, { points }) => sum + points, 0);
  return {
    ...totals,
    team: id,
    status,
    points: totals.points - deducted,
    deductions: deducted,
    diff: diff(totals),
    winPct: winPct(totals),
    pointRatio: pointRatio(totals),
    form: formOf(id, games),
    live: liveGame(id, games),
  };
}

/** The latest of those that count and are not over. */
function liveGame(team: TeamId, games: readonly TableGame[]): LiveGame | null {
  const [game] = games
    .filter((one) => !isPlayed(one) && (one.home === team || one.away === team))
    .toSorted((a, b) => b.at - a.at || b.id - a.id);
  if (!game?.score) return null;
  const { home, away } = game.score;
  return game.home === team ? { game: game.id, own: home, other: away } : { game: game.id, own: away, other: home };
}

const formOf = (team: TeamId, games: readonly TableGame[]): readonly Outcome[] =>
  games
    .filter((game) => isPlayed(game) && (game.home === team || game.away === team))
    .toSorted((a, b) => a.at - b.at || a.id - b.id)
    .slice(-FORM_LENGTH)
    .map((game) => outcomeOf(game, game.home === team ? 'home' : 'away'));
