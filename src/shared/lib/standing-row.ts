import type { StandingRow as EngineRow, TieBreak as EngineTieBreak } from '../../tournament/index.ts';
import type { Deduction, Id, StandingRow, TeamRef, TieBreak } from '../api/generated/model';

/** What the engine does not know of a team. */
export interface RowTeam {
  ref: TeamRef;
  deductions: Deduction[];
}

/** A row of the engine's table as the contract has it: for the tables of the mock backend and what-ifs alike (decision 055). */
export function standingRow(row: EngineRow, teamOf: (id: Id) => RowTeam): StandingRow {
  const { ref, deductions } = teamOf(row.team);
  return {
    rank: row.rank,
    rank_change: row.rankChange,
    team: ref,
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
    live: row.live && { game_id: row.live.game, score_for: row.live.own, score_against: row.live.other },
    deductions,
    tie_breaks: row.tieBreaks.map((one) => tieBreak(one, teamOf)),
    tried_since: [...row.triedSince],
  };
}

const tieBreak = (
  { criterion, tried, scope, with: level, values }: EngineTieBreak,
  teamOf: (id: Id) => RowTeam,
): TieBreak => ({
  criterion,
  tried: [...tried],
  scope,
  with: level.map((id) => teamOf(id).ref),
  values: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, finite(value)])),
});

/** JSON has no infinity. */
const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
