import type { Link } from './entrants.ts';

/** A stage of a chain, as it is planned. */
export interface StagePlan {
  readonly id: number;
  readonly type: 'round-robin' | 'single-elimination' | 'double-elimination';
  /** How many teams enter it directly. */
  readonly teams: number;
  /** Who comes from earlier stages. */
  readonly links: readonly Link[];
  /** An elimination stage has one. */
  readonly groups: number;
  /** Who goes on: so many of each group, and so many of the best of a rank. */
  readonly advance: {
    readonly perGroup: number;
    readonly best: { readonly rank: number; readonly count: number } | null;
  };
  readonly thirdPlace: boolean;
}

export type ChainProblemKind =
  | 'too_few_teams'
  | 'too_many_teams'
  | 'group_too_small'
  | 'unknown_stage'
  | 'not_backwards'
  | 'not_advancing'
  | 'taken_twice'
  | 'shared_place'
  | 'nobody_takes';

/** What is wrong, in which stage and, of a link, at which place in its list. */
export interface ChainProblem {
  readonly stage: number;
  readonly link: number | null;
  readonly problem: ChainProblemKind;
}

/** What keeps the chain from being played. */
export function chainProblems(_stages: readonly StagePlan[]): ChainProblem[] {
  return [];
}
