import type { StandingTable, TieBreak } from '../../src/tournament/index.ts';
import type { Viewer } from '../contract/types.ts';
import type { CompetitionRecord, StageRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { stageGames } from '../rules/competitions/stages.ts';
import { groupsOf, type TableOf } from '../rules/competitions/tables.ts';
import { existing } from '../rules/shared/lookups.ts';
import { toFixture } from './fixture.ts';
import { toTeamRef } from './team.ts';

const refOf = (db: DbReader, id: number) => toTeamRef(db, existing(db.teams.get(id), 'team'));
/** JSON has no infinity. */
const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** A table, with what the engine says about each row. */
export function toTable(ctx: Viewer, competition: CompetitionRecord, { stage, group, table }: TableOf) {
  const { db } = ctx;
  return {
    stage_id: stage.id,
    stage_name: ctx.say(stage.name),
    group: stage.settings.groups > 1 ? { id: group.id, name: group.name } : null,
    legs: stage.settings.legs,
    columns: [...table.columns],
    provisional: table.isProvisional,
    complete: table.isComplete,
    rows: table.rows.map((row) => toRow(db, competition, row)),
    zones: zonesOf(stage),
  };
}

function toRow(db: DbReader, competition: CompetitionRecord, row: StandingTable['rows'][number]) {
  const entry = db.competitionTeams.one('entry', competition.id, row.team);
  return {
    rank: row.rank,
    rank_change: row.rankChange,
    team: refOf(db, row.team),
    status: row.status,
    played: row.played,
    won: row.won,
    drawn: row.drawn,
    lost: row.lost,
    points: row.points,
    for: row.for,
    against: row.against,
    diff: row.diff,
    sets_won: row.setsWon,
    sets_lost: row.setsLost,
    win_pct: row.winPct,
    point_ratio: finite(row.pointRatio),
    form: [...row.form],
    deductions: (entry?.deductions ?? []).map(({ points, reason }) => ({ points, reason })),
    tie_breaks: row.tieBreaks.map((one) => toTieBreak(db, one)),
    tried_since: row.triedSince.map((one) => ({ ...one })),
  };
}

const toTieBreak = (db: DbReader, { criterion, tried, scope, with: level, values }: TieBreak) => ({
  criterion,
  tried: tried.map((one) => ({ ...one })),
  scope,
  with: level.map((id) => refOf(db, id)),
  values: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, finite(value)])),
});

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
