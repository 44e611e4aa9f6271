import { isHeadToHead, measures, perGame } from './criteria.ts';
import { lotOf } from './lots.ts';
import { type MeasureFor, rank } from './rank.ts';
import type { AcrossInput, AcrossTable, StandingRow, StandingTable } from './types.ts';

interface Entrant extends StandingRow {
  readonly table: number;
}

/** The best of those at one place of their groups, as best thirds: by the overall criteria alone (design §14.4). */
export function rankAcross({ tables, place, rules, seed }: AcrossInput): AcrossTable {
  const isComplete = tables.every((table) => table.isComplete);
  const isPerGame = new Set(tables.map(sizeOf)).size > 1;
  const measureFor: MeasureFor<Entrant> = (criterion) => {
    if (criterion === 'lots') return isComplete ? ({ team }) => lotOf(team, seed) : null;
    return isPerGame ? (of) => perGame(criterion, of) : measures[criterion];
  };

  const entrants = tables.flatMap(({ rows }, table) =>
    rows.filter((row, index) => row.status === 'active' && index === place - 1).map((row) => ({ ...row, table })),
  );
  const overall = rules.criteria.filter(({ key }) => !isHeadToHead(key));
  return {
    rows: rank(entrants, overall, measureFor).map(({ of: { team, table }, ...placed }) => ({ team, table, ...placed })),
    isPerGame,
    isComplete,
  };
}

/** Teams whose games count: who left early is as if it had never been there. */
const sizeOf = ({ rows }: StandingTable): number =>
  rows.filter(({ status, played }) => status === 'active' || played > 0).length;
