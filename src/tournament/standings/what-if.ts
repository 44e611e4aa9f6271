import { isOpen } from './counting.ts';
import type { Game, GameId, Result, StandingsInput, StandingTable } from './types.ts';

/** The same input with results of games that have none yet. One that came in meanwhile is kept: it is the real one. */
export function withResults(input: StandingsInput, results: ReadonlyMap<GameId, Result>): StandingsInput {
  const played = (game: Game): Game => {
    const result = results.get(game.id);
    return result && isOpen(game) ? { ...game, ...result, status: 'finished', resultStatus: 'provisional' } : game;
  };
  return { ...input, games: input.games.map(played) };
}

/** The table with what each rank has changed since an earlier one. Nothing has before the first game. */
export function withRankChange(table: StandingTable, earlier: StandingTable): StandingTable {
  const hasStarted = earlier.rows.some(({ played }) => played > 0);
  const ranks = new Map(hasStarted ? earlier.rows.map(({ team, rank }) => [team, rank]) : []);
  const rows = table.rows.map((row) => ({ ...row, rankChange: (ranks.get(row.team) ?? row.rank) - row.rank }));
  return { ...table, rows };
}
