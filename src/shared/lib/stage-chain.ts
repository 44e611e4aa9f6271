import { chainProblems, type ChainProblemKind, groupNames, type Link } from '../../tournament/index.ts';
import type { StageSettings, StageType } from '../api/generated/model';

/** A stage as it is planned, in the order of the competition. */
export interface PlannedStage {
  readonly type: StageType;
  readonly settings: StageSettings;
  /** The place in the list, from 1, of the stage whose best go on to it; null: the teams of the competition. */
  readonly from: number | null;
}

/** What is wrong with a stage, and beside which of its fields it is said. */
export interface StageProblem {
  /** Index in the list, from 0. */
  readonly stage: number;
  readonly field: 'from' | 'settings.groups' | 'settings.advance_per_group';
  readonly problem: ChainProblemKind | 'needs_source' | 'needs_teams';
}

const fieldOf: Record<ChainProblemKind, StageProblem['field']> = {
  too_few_teams: 'settings.groups',
  too_many_teams: 'settings.groups',
  too_many_advance: 'settings.advance_per_group',
  shared_place: 'settings.advance_per_group',
  nobody_takes: 'settings.advance_per_group',
  unknown_stage: 'from',
  not_backwards: 'from',
  not_advancing: 'from',
  taken_twice: 'from',
};

/**
 * What keeps stages from being played by so many teams, for the form and the mock backend alike: links that do not point backwards,
 * places that nobody takes or two stages take, groups that are too small (design §9, decision 056). The first one of a stage stands for all.
 */
export function stageProblems(stages: readonly PlannedStage[], teams: number): StageProblem[] {
  const plans = stages.map(({ type, settings, from }, index) => {
    const origin = from === null ? undefined : stages[from - 1];
    return {
      id: index + 1,
      type,
      teams: index === 0 ? teams : 0,
      links: origin && from !== null ? linksFrom(from, origin.settings) : [],
      groups: type === 'round-robin' ? settings.groups : 1,
      advance: { perGroup: settings.advance_per_group ?? 0, best: settings.best_of_rank },
      thirdPlace: settings.third_place,
    };
  });
  const found = stages.flatMap(({ from }, index): StageProblem[] => {
    if (index === 0) return from === null ? [] : [{ stage: index, field: 'from', problem: 'needs_teams' }];
    return from === null ? [{ stage: index, field: 'from', problem: 'needs_source' }] : [];
  });
  for (const { stage, problem } of chainProblems(plans)) {
    const index = stage - 1;
    const isKnown = found.some((one) => one.stage === index);
    if (!isKnown) found.push({ stage: index, field: fieldOf[problem], problem });
  }
  return found.toSorted((a, b) => a.stage - b.stage);
}

/** Who goes on from a stage, the best places first: winners of the groups, runners-up, and so on, then the best of a rank. */
export function linksFrom(
  stage: number,
  { groups, advance_per_group: perGroup, best_of_rank: best }: StageSettings,
): Link[] {
  const ranks = Array.from({ length: perGroup ?? 0 }, (_, index) => index + 1);
  const ofGroups = ranks.flatMap((rank) =>
    groupNames(groups).map((group): Link => ({ kind: 'rank', stage, group, rank })),
  );
  const ofBest = Array.from({ length: best?.count ?? 0 }, (_, index): Link => {
    return { kind: 'best-rank', stage, rank: best?.rank ?? 0, nth: index + 1 };
  });
  return [...ofGroups, ...ofBest];
}

/** How many teams enter a stage, by its index; the competition has so many. */
export function teamsInto(stages: readonly PlannedStage[], index: number, teams: number): number {
  const stage = stages[index];
  if (!stage) return 0;
  if (stage.from === null) return index === 0 ? teams : 0;
  const origin = stages[stage.from - 1];
  return origin ? linksFrom(stage.from, origin.settings).length : 0;
}
