import { isOpen } from './counting.ts';
import type { EnteredResult, GameId, StandingRow, StandingsInput, StandingTable, TableGame } from './types.ts';

/**
 * The same input with results of games that have none that stands. One that came in meanwhile is kept: it is the real one. So are
 * the cards of a game that is on: they are shown already.
 */
export function withResults(input: StandingsInput, results: ReadonlyMap<GameId, EnteredResult>): StandingsInput {
  const played = (game: TableGame): TableGame => {
    const { id, home, away, at, cards = [] } = game;
    const result = results.get(id);
    if (!result || !isOpen(game)) return game;
    return { id, home, away, at, cards, status: 'finished', resultStatus: 'provisional', ...result };
  };
  return { ...input, games: input.games.map(played) };
}

/** The table with the places that each team has gained since an earlier one; none since a table without a game. */
export function withRankChange(table: StandingTable, earlier: StandingTable): StandingTable {
  const hasStarted = earlier.rows.some(({ played }) => played > 0);
  const ranks = new Map(hasStarted ? earlier.rows.map(({ team, rank }) => [team, rank]) : []);
  const changed = (row: StandingRow): StandingRow => ({
    ...row,
    rankChange: (ranks.get(row.team) ?? row.rank) - row.rank,
  });
  return { ...table, rows: table.rows.map(changed) };
}
