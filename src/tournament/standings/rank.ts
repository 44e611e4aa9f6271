import { isHeadToHead } from './criteria.ts';
import type { Criterion, RankingCriterion, TeamId, TieBreak } from './types.ts';

export interface Competitor {
  readonly team: TeamId;
}
/** How a criterion measures those who are level, more being better; null: it cannot yet. */
export type MeasureFor<T> = (criterion: Criterion, level: readonly T[]) => ((of: T) => number) | null;

export interface Ranked<T> {
  readonly of: T;
  readonly rank: number;
  readonly tieBreaks: readonly TieBreak[];
}

/**
 * By criteria in order (design §14). Who is level stays together until a criterion separates them. Where one of the head
 * to head did, who is still level starts again at the first of those, with the games among themselves alone.
 */
export function rank<T extends Competitor>(
  all: readonly T[],
  listed: readonly RankingCriterion[],
  measureFor: MeasureFor<T>,
): readonly Ranked<T>[] {
  const criteria: readonly RankingCriterion[] = [...listed, { key: 'lots' }];
  const firstHeadToHead = criteria.findIndex(({ key }) => isHeadToHead(key));

  function separate(level: readonly T[], from: number, splits: readonly Split<T>[]): readonly Tied<T>[] {
    for (const [index, { key, onlyIfTwo }] of criteria.entries()) {
      if (index < from || (onlyIfTwo && level.length !== 2)) continue;
      const measure = measureFor(key, level);
      const parts = measure ? Map.groupBy(level, measure) : new Map<number, readonly T[]>();
      if (parts.size < 2) continue;
      // the first criterion makes the table; all others break ties
      const soFar = index === 0 && level.length === all.length ? splits : [...splits, { criterion: key, parts }];
      const next = isHeadToHead(key) ? firstHeadToHead : index + 1;
      return [...parts].toSorted(([a], [b]) => b - a).flatMap(([, part]) => separate(part, next, soFar));
    }
    return [{ level: level.toSorted((a, b) => a.team - b.team), splits }];
  }

  let place = 1;
  return separate(all, 0, []).flatMap(({ level, splits }) => {
    const shared = place;
    place += level.length;
    return level.map((of) => ({ of, rank: shared, tieBreaks: splits.map((split) => tieBreakOf(split, of)) }));
  });
}

/** A criterion that separated teams, and who is level by it. */
interface Split<T> {
  readonly criterion: Criterion;
  readonly parts: ReadonlyMap<number, readonly T[]>;
}
/** Who is still level, and what separated them from others before. */
interface Tied<T> {
  readonly level: readonly T[];
  readonly splits: readonly Split<T>[];
}

function tieBreakOf<T extends Competitor>({ criterion, parts }: Split<T>, { team }: T): TieBreak {
  const values = [...parts].flatMap(([value, part]) => part.map((of) => [of.team, value] as const));
  return {
    criterion,
    scope: isHeadToHead(criterion) ? 'head-to-head' : 'overall',
    with: values
      .map(([other]) => other)
      .filter((other) => other !== team)
      .toSorted((a, b) => a - b),
    values: Object.fromEntries(values),
  };
}
