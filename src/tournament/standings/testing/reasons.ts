import type { RankingCriterion, StandingRow, StandingTable, TieBreak, Tried } from '../types.ts';
import { canAsk, type Fraction, type SlowInput, valueOf, withLots } from './slow-table.ts';

/**
 * What is wrong with the reasons that a table gives, judged by the table and the values alone. Of each row: a reason names all the
 * teams that were level, with their values; it is the first criterion in order whose values differ, and tells what came of those
 * before it; and behind the last one nothing that can be asked separates whoever shares the rank.
 */
export function wrongReasons({ rows }: StandingTable, input: SlowInput): readonly string[] {
  const active = rows.filter(({ status }) => status === 'active');
  return active.flatMap((row) => wrongReasonsOf(row, active, input).map((what) => `${row.team}: ${what}`));
}

function wrongReasonsOf(row: StandingRow, rows: readonly StandingRow[], input: SlowInput): readonly string[] {
  const criteria = withLots(input.criteria);
  const wrong: string[] = [];
  const differs = (index: number, level: readonly number[]) => {
    const criterion = criteria[index];
    if (!criterion || level.length < 2 || !canAsk(input, criterion, level)) return false;
    const values = level.map((team) => valueOf(input, criterion.key, team, level));
    return values.some((value) => !isEqual(value, values[0] ?? [0, 1]));
  };
  /** What comes of the criteria from one to another. */
  const tried = (from: number, to: number, level: readonly number[]) =>
    criteria.slice(from, to).map((criterion): Tried => {
      const isForTwo = criterion.onlyIfTwo === true && level.length !== 2;
      const outcome = isForTwo ? 'for-two' : canAsk(input, criterion, level) ? 'level' : 'not-yet';
      return { criterion: criterion.key, outcome };
    });
  const isTold = (told: readonly Tried[], expected: readonly Tried[]) =>
    JSON.stringify(told.map(({ criterion, outcome }) => [criterion, outcome])) ===
    JSON.stringify(expected.map(({ criterion, outcome }) => [criterion, outcome]));
  const firstThatDiffers = (from: number, level: readonly number[]) =>
    criteria.findIndex((_, index) => index >= from && differs(index, level));

  // the first criterion makes the table
  const everybody = rows.map(({ team }) => team);
  const isFirstAsked = differs(0, everybody);
  let level = isFirstAsked
    ? everybody.filter((team) => areLevel(input, criteria[0], everybody, team, row.team))
    : everybody;
  let from = isFirstAsked ? after(criteria, 0) : 0;

  for (const reason of row.tieBreaks) {
    if (String(levelOf(reason, row)) !== String(level.toSorted((a, b) => a - b))) wrong.push(`level: ${String(level)}`);
    const first = firstThatDiffers(from, level);
    if (criteria[first]?.key !== reason.criterion) wrong.push(`${reason.criterion}, not ${criteria[first]?.key}`);
    if (!isTold(reason.tried, tried(from, first, level))) wrong.push(`tried before ${reason.criterion}`);
    if ((reason.scope === 'head-to-head') !== reason.criterion.startsWith('h2h')) wrong.push(reason.scope);
    for (const team of level) {
      const [above, below] = valueOf(input, reason.criterion, team, level);
      if (reason.values[team] !== (below === 0 ? Infinity : above / below))
        wrong.push(`${reason.criterion} of ${team}`);
    }
    const here = level;
    level = here.filter((team) => areLevel(input, criteria[first], here, team, row.team));
    from = after(criteria, first);
  }

  const sharing = rows.filter(({ rank }) => rank === row.rank).map(({ team }) => team);
  if (String(sharing.toSorted((a, b) => a - b)) !== String(level.toSorted((a, b) => a - b))) wrong.push('shared rank');
  if (!isTold(row.triedSince, level.length > 1 ? tried(from, criteria.length, level) : [])) wrong.push('tried since');
  if (firstThatDiffers(from, level) !== -1) wrong.push('another criterion differs');
  return wrong;
}

const isEqual = (a: Fraction, b: Fraction) => a[0] * b[1] === b[0] * a[1];
const areLevel = (
  input: SlowInput,
  criterion: RankingCriterion | undefined,
  level: readonly number[],
  one: number,
  other: number,
) =>
  criterion !== undefined &&
  isEqual(valueOf(input, criterion.key, one, level), valueOf(input, criterion.key, other, level));

const levelOf = (reason: TieBreak, { team }: StandingRow) => [...reason.with, team].toSorted((a, b) => a - b);

/** Where those who are still level go on: behind the criterion, after one of the head to head at the first of those. */
const after = (criteria: readonly RankingCriterion[], index: number) =>
  criteria[index]?.key.startsWith('h2h') ? criteria.findIndex(({ key }) => key.startsWith('h2h')) : index + 1;
