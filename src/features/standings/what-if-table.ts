import type { Competition, GameRules, Id, StandingTable, TableGame } from '../../shared/api/generated/model';
import { engineInput } from '../../shared/lib/engine-input.ts';
import { standingRow } from '../../shared/lib/standing-row.ts';
import { type EnteredResult, isOpen, standings, withRankChange, withResults } from '../../tournament/index.ts';

/** A competition, and how its games are scored. */
type Ranked = Pick<Competition, 'id' | 'ranking' | 'sport'> & { rules: GameRules };

function inputOf(table: StandingTable, { id, ranking, sport, rules }: Ranked, games: readonly TableGame[]) {
  const teams = table.rows.map(({ team, status, deductions }) => ({ id: team.id, status, deductions }));
  return engineInput({ competitionId: id, sport: sport.key, ranking, rules, legs: table.legs, teams, games });
}

/** The games whose results can be imagined: of teams that are in, and without a result that stands. */
export function openGames(table: StandingTable, competition: Ranked, games: readonly TableGame[]): TableGame[] {
  const active = new Set(table.rows.filter(({ status }) => status === 'active').map(({ team }) => team.id));
  const open = new Set(
    inputOf(table, competition, games)
      .games.filter(isOpen)
      .map(({ id }) => id),
  );
  return games.filter((game) => open.has(game.id) && active.has(game.home_team_id) && active.has(game.away_team_id));
}

/**
 * The table as it would be with these results, with the places that each team gains by them: the engine's, as the server
 * counts it (CMP-02). A game that has got its result meanwhile keeps it.
 */
export function whatIfTable(
  table: StandingTable,
  competition: Ranked,
  games: readonly TableGame[],
  results: ReadonlyMap<Id, EnteredResult>,
): StandingTable {
  if (results.size === 0) return table;
  const input = inputOf(table, competition, games);
  const counted = withRankChange(standings(withResults(input, results)), standings(input));
  const teams = new Map(table.rows.map(({ team, deductions }) => [team.id, { ref: team, deductions }]));
  const teamOf = (id: Id) => {
    const team = teams.get(id);
    if (!team) throw new RangeError(`no team ${id} in the table`); // the engine knows only those of the table
    return team;
  };
  return {
    ...table,
    provisional: counted.isProvisional,
    complete: counted.isComplete,
    rows: counted.rows.map((row) => standingRow(row, teamOf)),
  };
}
