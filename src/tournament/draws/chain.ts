import type { Link } from './entrants.ts';
import { groupNames } from './groups.ts';
import { canBeDrawn } from './knockout.ts';

/** A stage of a chain, as it is planned. */
export interface StagePlan {
  readonly id: number;
  readonly type: 'round-robin' | 'single-elimination' | 'double-elimination';
  /** How many teams enter it directly. */
  readonly teams: number;
  /** Who comes from earlier stages. */
  readonly links: readonly Link[];
  /** An elimination stage is one group, A. */
  readonly groups: number;
  /** Who goes on: so many of each group, and so many of the best of a rank. */
  readonly advance: Advance;
  readonly thirdPlace: boolean;
}
export interface Advance {
  readonly perGroup: number;
  readonly best: { readonly rank: number; readonly count: number } | null;
}

export type ChainProblemKind =
  /** Less than two teams, or less than two in a group. */
  | 'too_few_teams'
  /** More than 64. */
  | 'too_many_teams'
  /** More go on from a group than are in it or than the draw allows, or the best of a rank that goes on anyway. */
  | 'too_many_advance'
  /** Places that two teams share go on. */
  | 'shared_place'
  /** Somebody goes on whom no stage takes. */
  | 'nobody_takes'
  /** The link is to a stage that is not in the chain. */
  | 'unknown_stage'
  /** The link is to its own stage or to a later one. */
  | 'not_backwards'
  /** The link is to a place that does not go on. */
  | 'not_advancing'
  /** The link is to a place that another link has taken. */
  | 'taken_twice';

/** What is wrong, in which stage and, of a link, at which place of its list, from 0. */
export interface ChainProblem {
  readonly stage: number;
  readonly link: number | null;
  readonly problem: ChainProblemKind;
}

const FEWEST = 2;
const MOST = 64;

/** What keeps the chain from being played; empty when links point backwards and capacities match (design §9). */
export function chainProblems(stages: readonly StagePlan[]): ChainProblem[] {
  const taken = new Set<string>();
  const found = stages.flatMap((stage, index) => [
    ...sizeProblems(stage).map((problem): ChainProblem => ({ stage: stage.id, link: null, problem })),
    ...stage.links.flatMap((link, at): ChainProblem[] => {
      const problem = linkProblem(link, stages, index, taken);
      taken.add(nameOf(link));
      return problem ? [{ stage: stage.id, link: at, problem }] : [];
    }),
  ]);
  const left = stages.filter((stage) => placesOf(stage).some((place) => !taken.has(place)));
  return found.concat(left.map(({ id }) => ({ stage: id, link: null, problem: 'nobody_takes' })));
}

function sizeProblems({ type, teams, links, groups, advance, thirdPlace }: StagePlan): ChainProblemKind[] {
  const total = teams + links.length;
  const smallest = Math.floor(total / groups);
  const { perGroup, best } = advance;
  const isBestWrong = best !== null && (best.rank !== perGroup + 1 || best.count >= groups || best.rank > smallest);
  const isTooMany =
    perGroup > smallest || isBestWrong || (groups > 1 && !canBeDrawn(perGroup, best?.rank ?? 0, best?.count ?? 0));
  const alone = type === 'double-elimination' || thirdPlace ? 4 : 2; // places of an elimination that nobody shares
  const problems: readonly [boolean, ChainProblemKind][] = [
    [smallest < FEWEST, 'too_few_teams'],
    [total > MOST, 'too_many_teams'],
    [isTooMany, 'too_many_advance'],
    [type !== 'round-robin' && perGroup > alone, 'shared_place'],
  ];
  return problems.flatMap(([isSo, problem]) => (isSo ? [problem] : []));
}

function linkProblem(
  link: Link,
  stages: readonly StagePlan[],
  index: number,
  taken: ReadonlySet<string>,
): ChainProblemKind | null {
  const from = stages.findIndex(({ id }) => id === link.stage);
  const stage = stages[from];
  if (!stage) return 'unknown_stage';
  if (from >= index) return 'not_backwards';
  if (!placesOf(stage).includes(nameOf(link))) return 'not_advancing';
  return taken.has(nameOf(link)) ? 'taken_twice' : null;
}

/** All places that go on. */
function placesOf({ id, groups, advance: { perGroup, best } }: StagePlan): string[] {
  const ranked = groupNames(groups).flatMap((group) =>
    upTo(perGroup).map((rank): Link => ({ kind: 'rank', stage: id, group, rank })),
  );
  const nths = best ? upTo(best.count) : [];
  const links = ranked.concat(nths.map((nth) => ({ kind: 'best-rank', stage: id, rank: best?.rank ?? 0, nth })));
  return links.map(nameOf);
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const nameOf = (link: Link): string =>
  link.kind === 'rank' ? `${link.stage} ${link.group} ${link.rank}` : `${link.stage} best ${link.rank} ${link.nth}`;
