import { standingRow } from '../../src/shared/lib/standing-row.ts';
import type { Viewer } from '../contract/types.ts';
import type { CompetitionRecord, StageRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { stageGames } from '../rules/competitions/stages.ts';
import { groupsOf, type TableOf } from '../rules/competitions/tables.ts';
import { existing } from '../rules/shared/lookups.ts';
import { toFixture } from './fixture.ts';
import { toTeamRef } from './team.ts';

const refOf = (db: DbReader, id: number) => toTeamRef(db, existing(db.teams.get(id), 'team'));

/** A table, with what the engine says about each row. */
export function toTable(ctx: Viewer, competition: CompetitionRecord, { stage, group, table }: TableOf) {
  const { db } = ctx;
  const teamOf = (id: number) => {
    const entry = db.competitionTeams.one('entry', competition.id, id);
    const deductions = (entry?.deductions ?? []).map(({ points, reason }) => ({ points, reason }));
    return { ref: refOf(db, id), deductions };
  };
  return {
    stage_id: stage.id,
    stage_name: ctx.say(stage.name),
    group: stage.settings.groups > 1 ? { id: group.id, name: group.name } : null,
    legs: stage.settings.legs,
    columns: [...table.columns],
    provisional: table.isProvisional,
    complete: table.isComplete,
    rows: table.rows.map((row) => standingRow(row, teamOf)),
    zones: zonesOf(stage),
  };
}

/** Who goes on from a group, and who may as one of the best of their rank. */
function zonesOf({ settings: { advance_per_group: count, best_of_rank: best } }: StageRecord) {
  return [
    ...(count === null ? [] : [{ from: 1, to: count, kind: 'advances' as const }]),
    ...(best === null ? [] : [{ from: best.rank, to: best.rank, kind: 'may-advance' as const }]),
  ];
}

const over = new Set(['finished', 'walkover']);
/** A stage with its groups, and the games of a bracket. */
export function toStage(ctx: Viewer, stage: StageRecord) {
  const { db } = ctx;
  const games = stageGames(db, stage);
  const { best_of_rank, ...settings } = stage.settings;
  return {
    id: stage.id,
    order: stage.order,
    name: ctx.say(stage.name),
    type: stage.type,
    status: stage.status,
    settings: { ...settings, best_of_rank: best_of_rank && { ...best_of_rank } },
    inputs: stage.inputs.map((one) => ({ ...one })),
    groups: groupsOf(db, stage.id).map(({ id, name, team_ids }) => ({
      id,
      name,
      teams: team_ids.map((team) => refOf(db, team)),
    })),
    games_total: games.length,
    games_finished: games.filter(({ status }) => over.has(status)).length,
    bracket: stage.type === 'round-robin' ? [] : games.map((game) => toFixture(ctx, game)),
  };
}
