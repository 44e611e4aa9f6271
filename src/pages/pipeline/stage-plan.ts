import type { Pipeline, Stage, StageInput, StageSettings } from '../../shared/api/generated/model';
import { stageProblems, type StageProblem } from '../../shared/lib/stage-chain.ts';

/** What a stage has that is put in. */
export const inputOf = ({ id, name, type, settings }: Stage): StageInput => ({ id, name, type, settings, from: null });

export const emptySettings: StageSettings = {
  legs: 1,
  groups: 1,
  advance_per_group: null,
  best_of_rank: null,
  third_place: false,
  grand_final: 'single',
};

/** So many go on where nobody has said it yet. */
const SUGGESTED = 2;

/**
 * The stages one after the other: each takes those who go on from the one before, and nobody goes on from the last one
 * (decision 056).
 */
export const chained = (stages: readonly StageInput[]): StageInput[] =>
  stages.map((stage, index) => {
    const { settings } = stage;
    const isLast = index === stages.length - 1;
    return {
      ...stage,
      from: index === 0 ? null : index,
      settings: {
        ...settings,
        advance_per_group: isLast ? null : (settings.advance_per_group ?? SUGGESTED),
        best_of_rank: isLast ? null : settings.best_of_rank,
      },
    };
  });

/** What keeps the stages from being played: by the teams that are in once it is drawn, before by all that may come. */
export function problemsOf(
  stages: readonly StageInput[],
  pipeline: Pick<Pipeline, 'stages'>,
  maxTeams: number,
): StageProblem[] {
  const isDrawn = pipeline.stages.some(({ status }) => status !== 'draft');
  return stageProblems(stages, isDrawn ? (pipeline.stages[0]?.teams_count ?? 0) : maxTeams);
}
