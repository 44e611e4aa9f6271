import { isHeadToHead } from './criteria.ts';
import type { Criterion, RankingCriterion, TeamId, TieBreak, Tried } from './types.ts';

export interface Competitor {
  readonly team: TeamId;
}
/** How a criterion measures those who are level, more being better; null: it cannot yet. */
export type MeasureFor<T> = (criterion: Criterion, level: readonly T[]) => ((of: T) => number) | null;

export interface Ranked<T> {
  readonly of: T;
  readonly rank: number;
  readonly tieBreaks: readonly TieBreak[];
  readonly triedSince: readonly Tried[];
}

/**
 * By criteria in order (design §14.5). Who is level stays together until a criterion separates them. Where one of the head
 * to head did, who is still level starts again at the first of those, with the games among themselves alone.
 */
export function rank<T extends Competitor>(
  all: readonly T[],
  listed: readonly RankingCriterion[],
  measureFor: MeasureFor<T>,
): readonly Ranked<T>[] {
  const hasLots = listed.some(({ key }) => key === 'lots');
  const criteria: readonly RankingCriterion[] = hasLots ? listed : [...listed, { key: 'lots' }];
  const firstHeadToHead = criteria.findIndex(({ key }) => isHeadToHead(key));

  function separate(level: readonly T[], from: number, splits: readonly Split<T>[]): readonly Tied<T>[] {
    const tried: Tried[] = [];
    for (const [index, { key, onlyIfTwo }] of criteria.entries()) {
      if (index < from) continue;
      if (onlyIfTwo && level.length !== 2) {
        tried.push({ criterion: key, outcome: 'for-two' });
        continue;
      }
      const measure = measureFor(key, level);
      const parts = measure ? Map.groupBy(level, measure) : new Map<number, readonly T[]>();
      if (parts.size < 2) {
        tried.push({ criterion: key, outcome: measure ? 'level' : 'not-yet' });
        continue;
      }
      // the first criterion makes the table; all others break ties
      const soFar = index === 0 && level.length === all.length ? splits : [...splits, { criterion: key, tried, parts }];
      const next = isHeadToHead(key) ? firstHeadToHead : index + 1;
      return [...parts].toSorted(([a], [b]) => b - a).flatMap(([, part]) => separate(part, next, soFar));
    }
    return [{ level: level.toSorted((a, b) => a.team - b.team), splits, tried: level.length > 1 ? tried : [] }];
  }

  let place = 1;
  return separate(all, 0, []).flatMap(({ level, splits, tried }) => {
    const shared = place;
    place += level.length;
    return level.map((of) => ({
      of,
      rank: shared,
      tieBreaks: splits.map((split) => tieBreakOf(split, of)),
      triedSince: tried,
    }));
  });
}

/** A criterion that separated teams, and who is level by it. */
interface Split<T> {
  readonly criterion: Criterion;
  /** Before it, of the same teams. */
  readonly tried: readonly Tried[];
  readonly parts: ReadonlyMap<number, readonly T[]>;
}
/** Who is still level, and what separated them from others before. */
interface Tied<T> {
  readonly level: readonly T[];
  readonly splits: readonly Split<T>[];
  /** Of those who are still level; of one team nothing. */
  readonly tried: readonly Tried[];
}

function tieBreakOf<T extends Competitor>({ criterion, tried, parts }: Split<T>, { team }: T): TieBreak {
  const values = [...parts].flatMap(([value, part]) => part.map((of) => [of.team, value] as const));
  return {
    criterion,
    tried,
    scope: isHeadToHead(criterion) ? 'head-to-head' : 'overall',
    with: values
      .map(([other]) => other)
      .filter((other) => other !== team)
      .toSorted((a, b) => a - b),
    values: Object.fromEntries(values),
  };
}
