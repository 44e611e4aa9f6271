import { bracketRounds, winnerOfBracket } from '../../features/bracket/bracket-rounds.ts';
import type { Fixture, Stage, StandingRow, StandingTable } from '../../shared/api/generated/model';

/** How a competition was won: by its final, or by the table of its last stage. */
export type ChampionWay =
  | { readonly kind: 'final'; readonly game: Fixture }
  | { readonly kind: 'table'; readonly table: StandingTable; readonly rows: readonly StandingRow[] };

const SHOWN = 3;

/** Of the last stage; null where it has neither a decided final nor one table. */
export function wayOf(stages: readonly Stage[], tables: readonly StandingTable[]): ChampionWay | null {
  const last = stages.at(-1);
  if (!last) return null;
  if (last.type !== 'round-robin') {
    const won = winnerOfBracket(bracketRounds(last.bracket));
    const game = last.bracket.find(({ id }) => id === won?.gameId);
    return game ? { kind: 'final', game } : null;
  }
  const [table, other] = tables.filter(({ stage_id }) => stage_id === last.id);
  return table && !other ? { kind: 'table', table, rows: table.rows.slice(0, SHOWN) } : null;
}
