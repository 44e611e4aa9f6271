import type { Game, PointsPair } from '../../shared/api/generated/model';
import { hasTieBreak, isAsked, pairOf, type ResultRow, type ResultValues, rowOf, rowsOf } from './result-rows.ts';

type Rules = Pick<Game, 'rules' | 'sport'>;

const texts = {
  number: 'games:enter.problems.number',
  both: 'games:enter.problems.both',
  sum: 'games:enter.problems.sum',
  level: 'games:enter.problems.level',
  shootout: 'games:enter.problems.shootout',
  volleyball: 'games:enter.problems.volleyball',
  tennis: 'games:enter.problems.tennis',
  tieBreak: 'games:enter.problems.tieBreak',
  gap: 'games:enter.problems.gap',
  over: 'games:enter.problems.over',
  noWinner: 'games:enter.problems.noWinner',
} as const;

/** What is wrong: the field, and the text that says it (with the figure it quotes). */
export interface ResultProblem {
  field: string;
  key: (typeof texts)[keyof typeof texts];
  figure?: number;
}

const NUMBER = /^\s*\d{1,3}\s*$/;
/** Points of a set of volleyball, and of its deciding one. */
const SET_POINTS = 25;
const LAST_SET_POINTS = 15;
const TIE_BREAK_POINTS = 7;
/** Of a super tie-break in place of the deciding set. */
const SUPER_TIE_BREAK_POINTS = 10;

const isTyped = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** Everything that keeps the values from being a result of this game, in the order of the form (design §8, decision 042). */
export function resultProblems(game: Rules, values: ResultValues): ResultProblem[] {
  const rows = rowsOf(game);
  const unreadable = rows.flatMap((row) => numberProblems(row, values));
  if (unreadable.length > 0) return unreadable;
  return game.rules.best_of_sets === null ? pointProblems(game, rows, values) : setProblems(game, rows, values);
}

function numberProblems(row: ResultRow, values: ResultValues): ResultProblem[] {
  if (!isAsked(row, values)) return [];
  const fields = [row.home, row.away];
  const isNeeded = row.kind === 'total' || row.kind === 'shootout' || (row.kind === 'set' && row.number === 1);
  const typed = fields.filter((field) => isTyped(values[field]));
  const wrong = typed.find((field) => !NUMBER.test(values[field] ?? ''));
  if (wrong) return [{ field: wrong, key: texts.number }];
  const missing = fields.find((field) => !isTyped(values[field]));
  if (!missing || (!isNeeded && typed.length === 0)) return [];
  return [{ field: missing, key: row.kind === 'shootout' && typed.length === 0 ? texts.shootout : texts.both }];
}

/** Once one period is given, all are needed but extra time, and together they are the whole. */
function pointProblems({ rules }: Rules, rows: readonly ResultRow[], values: ResultValues): ResultProblem[] {
  const [whole] = rows;
  const periods = rows.filter(({ kind }) => kind === 'period');
  const total = whole && pairOf(values, whole);
  if (!whole || !total) return [];
  const shootout = rows.find((row) => row.kind === 'shootout' && isAsked(row, values));
  const decider = shootout ?? whole;
  const decisive = pairOf(values, decider);
  if (!rules.draw && decisive && decisive.home === decisive.away) return [{ field: decider.home, key: texts.level }];
  const given = periods.flatMap((row) => pairOf(values, row) ?? []);
  const [first] = periods;
  if (!first || given.length === 0) return [];
  const gap = periods.find((row) => row.number <= (rules.periods ?? 0) && pairOf(values, row) === null);
  if (gap) return [{ field: gap.home, key: texts.both }];
  const sum = (side: keyof PointsPair) => given.reduce((all, pair) => all + pair[side], 0);
  return sum('home') === total.home && sum('away') === total.away ? [] : [{ field: first.home, key: texts.sum }];
}

function setProblems({ rules, sport }: Rules, rows: readonly ResultRow[], values: ResultValues): ResultProblem[] {
  const best = rules.best_of_sets ?? 0;
  const sets = rows.filter(({ kind }) => kind === 'set');
  const won = { home: 0, away: 0 };
  const isDecided = () => Math.max(won.home, won.away) === Math.ceil(best / 2);
  const played = sets.filter((row) => pairOf(values, row) !== null);
  const problems = played.flatMap((row, index): ResultProblem[] => {
    const set = pairOf(values, row);
    if (!set) return [];
    if (row.number !== index + 1) return [{ field: row.home, key: texts.gap }];
    if (isDecided()) return [{ field: row.home, key: texts.over }];
    const isLast = row.number === best;
    if (sport.key === 'tennis' ? !isTennisSet(set, isLast) : !isWonWith(volleyballPoints(isLast), set))
      return [
        sport.key === 'tennis'
          ? { field: row.home, key: texts.tennis }
          : { field: row.home, key: texts.volleyball, figure: volleyballPoints(isLast) },
      ];
    won[set.home > set.away ? 'home' : 'away'] += 1;
    const tie = rowOf('tie', row.number);
    const tieBreak = hasTieBreak(set) ? pairOf(values, tie) : null;
    return tieBreak && !isTieBreak(tieBreak, set) ? [{ field: tie.home, key: texts.tieBreak }] : [];
  });
  const last = played.at(-1);
  return problems.length === 0 && last && !isDecided() ? [{ field: last.home, key: texts.noWinner }] : problems;
}

/** At least so many points, and two more than the other; beyond them exactly two. */
const isWonWith = (points: number, { home, away }: PointsPair): boolean => {
  const [more, less] = [Math.max(home, away), Math.min(home, away)];
  return more === points ? more - less >= 2 : more > points && more - less === 2;
};

const volleyballPoints = (isLast: boolean): number => (isLast ? LAST_SET_POINTS : SET_POINTS);

function isTennisSet(set: PointsPair, isLast: boolean): boolean {
  const [more, less] = [Math.max(set.home, set.away), Math.min(set.home, set.away)];
  if ((more === 6 && less <= 4) || (more === 7 && (less === 5 || less === 6))) return true;
  return isLast && isWonWith(SUPER_TIE_BREAK_POINTS, set);
}

const isTieBreak = (tie: PointsPair, set: PointsPair): boolean =>
  isWonWith(TIE_BREAK_POINTS, tie) && tie.home > tie.away === set.home > set.away;
