import type { Viewer } from '../contract/types.ts';
import type { CompetitionRecord } from '../db/records.ts';
import { managesCompetition } from '../rules/competitions/access.ts';
import { boardOf, closeOf, stagesOf } from '../rules/competitions/board.ts';
import { decidePhase } from '../rules/competitions/phases.ts';
import { stageBoardOf, stagePermissions, teamsCountOf } from '../rules/competitions/stage-board.ts';
import { toStage } from './standings.ts';

/** The stages of a competition, and what the reader may do with them. */
export function toPipeline(ctx: Viewer, competition: CompetitionRecord) {
  const { db } = ctx;
  const { phase, stages_revision: revision } = competition;
  const now = ctx.now();
  const manages = managesCompetition(db, ctx, competition);
  const isOver = phase === 'finished' || phase === 'cancelled';
  const reopens = phase === 'ready' && decidePhase(boardOf(db, competition, now), 'registration').refused === undefined;
  return {
    revision,
    stages: stagesOf(db, competition.id).map((stage) =>
      Object.assign(toStage(ctx, stage), {
        from_stage_id: stage.inputs[0]?.stage_id ?? null,
        random_seed: stage.random_seed,
        teams_count: teamsCountOf(db, stage),
        permissions: stagePermissions(stageBoardOf(db, competition, stage, now), manages),
      }),
    ),
    permissions: {
      edit: manages && !isOver,
      close: manages && phase === 'registration' && now < closeOf(competition),
      reopen: manages && reopens,
    },
  };
}
