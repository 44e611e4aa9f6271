import { count } from './counting.ts';
import { gamesAmong, totalsOf } from './totals.ts';
import type { StandingsInput, TeamId, TeamTotals } from './types.ts';

/** The table of the games among some teams alone, which the criteria of the head to head compare. Deductions are no part of it. */
export function headToHead(input: StandingsInput, teams: readonly TeamId[]): readonly TeamTotals[] {
  const among = gamesAmong(teams, count(input).games);
  return teams.map((team) => ({ team, ...totalsOf(team, among, input) }));
}
