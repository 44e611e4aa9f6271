import { isHeadToHead, measures, perGame } from './criteria.ts';
import { lotOf } from './lots.ts';
import { type MeasureFor, rank, type Ranked } from './rank.ts';
import type { AcrossInput, AcrossRow, AcrossTable, StandingRow, StandingTable, TeamId, Totals } from './types.ts';

/** A team at the place, and the index of its table. */
interface Entrant {
  readonly team: TeamId;
  readonly totals: Totals;
  readonly table: number;
}

/** The best of those at one place of their groups, as best thirds: by the overall criteria alone (design §14). */
export function rankAcross({ tables, place, rules, seed }: AcrossInput): AcrossTable {
  const isComplete = tables.every((table) => table.isComplete);
  const isPerGame = new Set(tables.map(sizeOf)).size > 1;
  const measureFor: MeasureFor<Entrant> = (criterion) => {
    if (criterion === 'lots') return isComplete ? ({ team }) => lotOf(team, seed) : null;
    return ({ totals }) => (isPerGame ? perGame(criterion, totals) : measures[criterion](totals));
  };

  const entrants = tables.flatMap((table, index): readonly Entrant[] => {
    const totals = rankedRows(table)[place - 1];
    return totals ? [{ team: totals.team, totals, table: index }] : [];
  });
  const overall = rules.criteria.filter(({ key }) => !isHeadToHead(key));
  return { rows: rank(entrants, overall, measureFor).map(rowOf), isPerGame, isComplete };
}

const rowOf = ({ of: { team, table }, ...place }: Ranked<Entrant>): AcrossRow => ({ team, table, ...place });

/** The rows of the teams that can go on, the best first: who left is not among them. */
export const rankedRows = ({ rows }: StandingTable): readonly StandingRow[] =>
  rows.filter(({ status }) => status === 'active');

/** Teams whose games count: who left early is as if it had never been there. */
const sizeOf = ({ rows }: StandingTable): number =>
  rows.filter(({ status, played }) => status === 'active' || played > 0).length;
