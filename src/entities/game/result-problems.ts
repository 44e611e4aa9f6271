import type { Game, PointsPair } from '../../shared/api/generated/model';
import { hasTieBreak, isSetWon, isTieBreakWon, pointsOfSet } from '../../shared/lib/set-rules.ts';
import { isAsked, pairOf, type ResultRow, type ResultValues, rowOf, rowsOf } from './result-rows.ts';

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
const isTyped = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** Everything that keeps the values from being a result of this game, in the order of the form (design §8, decision 042). */
export function resultProblems(game: Rules, values: ResultValues): ResultProblem[] {
  const rows = rowsOf(game);
  const unreadable = rows.flatMap((row) => numberProblems(game, row, values));
  if (unreadable.length > 0) return unreadable;
  return game.rules.best_of_sets === null ? pointProblems(game, rows, values) : setProblems(game, rows, values);
}

function numberProblems(game: Rules, row: ResultRow, values: ResultValues): ResultProblem[] {
  if (!isAsked(game, row, values)) return [];
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
function pointProblems(game: Rules, rows: readonly ResultRow[], values: ResultValues): ResultProblem[] {
  const { rules } = game;
  const [whole] = rows;
  const periods = rows.filter(({ kind }) => kind === 'period');
  const total = whole && pairOf(values, whole);
  if (!whole || !total) return [];
  const shootout = rows.find((row) => row.kind === 'shootout' && isAsked(game, row, values));
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
    if (!isSetWon(set, row.number, rules)) {
      const key = sport.key === 'tennis' ? texts.tennis : texts.volleyball;
      return [{ field: row.home, key, figure: pointsOfSet(row.number, rules) }];
    }
    won[set.home > set.away ? 'home' : 'away'] += 1;
    const tie = rowOf('tie', row.number);
    const tieBreak = hasTieBreak(set, rules) ? pairOf(values, tie) : null;
    return tieBreak && !isTieBreakWon(tieBreak, set) ? [{ field: tie.home, key: texts.tieBreak }] : [];
  });
  const last = played.at(-1);
  return problems.length === 0 && last && !isDecided() ? [{ field: last.home, key: texts.noWinner }] : problems;
}
