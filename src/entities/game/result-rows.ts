import type { EnterResultBody, Game, GameSet, PointsPair } from '../../shared/api/generated/model';
import { hasTieBreak } from '../../shared/lib/set-rules.ts';

type Kind = 'total' | 'shootout' | 'period' | 'set' | 'tie';
/** What is typed for a result: text by the name of its field, `set2_home`, `period1_away`, `total_home`. */
export type ResultValues = Record<string, string>;

/** A line of the form: two numbers that belong together. `number` counts from 1; 0 is the whole. */
export interface ResultRow {
  kind: Kind;
  number: number;
  home: string;
  away: string;
}

export const rowOf = (kind: Kind, number = 0): ResultRow => {
  const stem = `${kind}${number || ''}`;
  return { kind, number, home: `${stem}_home`, away: `${stem}_away` };
};

const upTo = (count: number, kind: Kind): ResultRow[] =>
  Array.from({ length: count }, (_, index) => rowOf(kind, index + 1));

/** The lines for a game of these rules: its sets with their tie-breaks in tennis, or the whole, the shoot-out of a knockout, periods and extra time. */
export function rowsOf({ rules, sport }: Pick<Game, 'rules' | 'sport'>): ResultRow[] {
  if (rules.best_of_sets === null) {
    const periods = rules.periods ?? 0;
    const shootout = rules.shootout ? [rowOf('shootout')] : [];
    return [rowOf('total'), ...shootout, ...upTo(periods > 0 ? periods + 1 : 0, 'period')];
  }
  const sets = upTo(rules.best_of_sets, 'set');
  return sport.key === 'tennis' ? sets.flatMap((set) => [set, rowOf('tie', set.number)]) : sets;
}

/** What the form begins with: the result that stands, or nothing. */
export function valuesOf(game: Pick<Game, 'rules' | 'sport' | 'score'>): ResultValues {
  const { home, away, periods, sets, shootout } = game.score;
  const standing = ({ kind, number }: ResultRow): PointsPair | undefined => {
    if (kind === 'total') return home === null || away === null ? undefined : { home, away };
    if (kind === 'shootout') return shootout ?? undefined;
    if (kind === 'period') return periods[number - 1];
    return kind === 'set' ? sets[number - 1] : sets[number - 1]?.tiebreak;
  };
  return Object.fromEntries(
    rowsOf(game).flatMap((row) => {
      const pair = standing(row);
      return [
        [row.home, pair ? String(pair.home) : ''],
        [row.away, pair ? String(pair.away) : ''],
      ];
    }),
  );
}

/** The two numbers of a line as they are typed; null where nothing is. */
export function pairOf(values: ResultValues, { home, away }: ResultRow): PointsPair | null {
  const [one = '', other = ''] = [values[home]?.trim(), values[away]?.trim()];
  return one === '' && other === '' ? null : { home: Number(one), away: Number(other) };
}

/** A game that is level so far. */
const isLevel = (total: PointsPair | null): boolean => total !== null && total.home === total.away;

/** Of a tie-break nobody is asked unless its set had one, of a shoot-out unless the game was level. */
export function isAsked({ rules }: Pick<Game, 'rules'>, { kind, number }: ResultRow, values: ResultValues): boolean {
  if (kind === 'shootout') return isLevel(pairOf(values, rowOf('total')));
  return kind !== 'tie' || hasTieBreak(pairOf(values, rowOf('set', number)), rules);
}

/** What is sent for values that have been checked. */
export function resultBody(game: Pick<Game, 'rules' | 'sport'>, values: ResultValues): Omit<EnterResultBody, 'module'> {
  const rows = rowsOf(game);
  const pairs = (kind: Kind) => rows.filter((row) => row.kind === kind).flatMap((row) => pairOf(values, row) ?? []);
  if (game.rules.best_of_sets === null) {
    const periods = pairs('period');
    const [shootout] = rows
      .filter((row) => row.kind === 'shootout' && isAsked(game, row, values))
      .flatMap((row) => pairOf(values, row) ?? []);
    return { ...pairs('total')[0], ...(periods.length > 0 && { periods }), ...(shootout && { shootout }) };
  }
  const sets = rows.flatMap((row): GameSet[] => {
    const set = row.kind === 'set' ? pairOf(values, row) : null;
    if (!set) return [];
    const tiebreak = hasTieBreak(set, game.rules) ? pairOf(values, rowOf('tie', row.number)) : null;
    return [{ ...set, ...(tiebreak && { tiebreak }) }];
  });
  return { sets };
}
