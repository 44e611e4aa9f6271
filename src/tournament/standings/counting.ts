import { isHalfPlayed } from '../half-played.ts';
import type { Sport, StandingsInput, TableGame, TeamEntry, TeamId } from './types.ts';

/** It has a result that stands. */
export const isPlayed = ({ status, resultStatus, score, forfeits }: TableGame): boolean =>
  resultStatus !== 'disputed' &&
  ((status === 'finished' && score !== null) || (status === 'walkover' && (forfeits ?? []).length > 0));

/** Its result is still to come; of a cancelled or abandoned game none does. */
export const isOpen = (game: TableGame): boolean =>
  !isPlayed(game) && game.status !== 'cancelled' && game.status !== 'abandoned';

/** It is on, and counts as it stands: by goals, and by points while somebody leads. Of sets nothing counts before the end (decision 067). */
export const standsNow = ({ status, score }: TableGame, sport: Sport): boolean =>
  (status === 'live' || status === 'break') &&
  score !== null &&
  (sport === 'football' || (sport === 'basketball' && score.home !== score.away));

/** What counts in a table, and what is left to be played. */
export interface Counting {
  /** Played, or on: a game that is on stays open all the same. */
  readonly games: readonly TableGame[];
  /** Every game among these teams has a result. */
  readonly hasPlayedOut: (teams: readonly TeamId[]) => boolean;
  /** No game of the active teams is left to be played. */
  readonly isComplete: boolean;
}

/** The games of a team that left count if at least half of them have a result, as `leagueWithdrawal` says; else none of them does. */
export function count({
  sport,
  teams,
  games,
  legs,
}: Pick<StandingsInput, 'sport' | 'teams' | 'games' | 'legs'>): Counting {
  const ids = new Set(teams.map(({ id }) => id));
  const known = games.filter(({ home, away }) => ids.has(home) && ids.has(away));
  const counts = ({ id, status }: TeamEntry): boolean => {
    const own = known.filter(({ home, away }) => home === id || away === id);
    return status === 'active' || isHalfPlayed(own, own.filter(isPlayed));
  };
  const counting = new Set(teams.filter(counts).map(({ id }) => id));

  const between = meetingsIn(known);
  const hasPlayedOut = (level: readonly TeamId[]) =>
    pairsOf(level).every((pair) => between(pair).filter(isPlayed).length >= legs && !between(pair).some(isOpen));
  const active = teams.filter(({ status }) => status === 'active').map(({ id }) => id);
  return {
    games: known.filter(
      (game) => (isPlayed(game) || standsNow(game, sport)) && counting.has(game.home) && counting.has(game.away),
    ),
    hasPlayedOut,
    isComplete: pairsOf(active).every((pair) => between(pair).length >= legs && !between(pair).some(isOpen)),
  };
}

type TeamPair = readonly [TeamId, TeamId];

const pairsOf = (teams: readonly TeamId[]): readonly TeamPair[] =>
  teams.flatMap((one, index) => teams.slice(index + 1).map((other): TeamPair => [one, other]));

function meetingsIn(games: readonly TableGame[]): (pair: TeamPair) => readonly TableGame[] {
  const keyOf = (one: TeamId, other: TeamId) => `${Math.min(one, other)}-${Math.max(one, other)}`;
  const byPair = Map.groupBy(games, ({ home, away }) => keyOf(home, away));
  return ([one, other]) => byPair.get(keyOf(one, other)) ?? [];
}
