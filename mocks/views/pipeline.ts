import type { Viewer } from '../contract/types.ts';
import type { CompetitionRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { managesCompetition } from '../rules/competitions/access.ts';
import { boardOf, closeOf, stagesOf } from '../rules/competitions/board.ts';
import { decidePhase } from '../rules/competitions/phases.ts';
import { stageBoardOf, stagePermissions, teamsCountOf } from '../rules/competitions/stage-board.ts';
import { championOf } from '../rules/competitions/stage-order.ts';
import { decideStage } from '../rules/competitions/stage-phases.ts';
import { existing } from '../rules/shared/lookups.ts';
import { toStage } from './standings.ts';
import { toTeamRef } from './team.ts';

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
    champion: toChampion(ctx, competition),
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

/** Who has won, or wins by the press that ends the last stage. */
function toChampion(ctx: Viewer, competition: CompetitionRecord) {
  const { db } = ctx;
  const id = competition.champion_id ?? nextChampion(db, competition, ctx.now());
  return id === null ? null : toTeamRef(db, existing(db.teams.get(id), 'team'));
}

function nextChampion(db: DbReader, competition: CompetitionRecord, now: number): number | null {
  const [last, ...others] = stagesOf(db, competition.id).filter(({ status }) => status !== 'finished');
  if (!last || others.length > 0) return null;
  const { refused } = decideStage(stageBoardOf(db, competition, last, now), 'finish');
  return refused === undefined ? championOf(db, competition, now) : null;
}
