import type { Game, StandingsInput, TeamId } from './types.ts';

/** It has a result that stands. */
export const isPlayed = ({ status, resultStatus, score, forfeits }: Game): boolean =>
  resultStatus !== 'disputed' &&
  ((status === 'finished' && score !== null) || (status === 'walkover' && (forfeits ?? []).length > 0));

/** Its result is still to come; of a cancelled or abandoned game none does. */
export const isOpen = (game: Game): boolean =>
  !isPlayed(game) && game.status !== 'cancelled' && game.status !== 'abandoned';

type Meetings = (one: TeamId, other: TeamId) => readonly Game[];

function meetingsIn(games: readonly Game[]): Meetings {
  const keyOf = (one: TeamId, other: TeamId) => `${Math.min(one, other)}-${Math.max(one, other)}`;
  const byPair = Map.groupBy(games, ({ home, away }) => keyOf(home, away));
  return (one, other) => byPair.get(keyOf(one, other)) ?? [];
}

/** What counts in a table, and what is left to be played. */
export interface Counting {
  readonly games: readonly Game[];
  /** Every game among these teams has a result. */
  readonly hasPlayedOut: (teams: readonly TeamId[]) => boolean;
  /** No game of the table is left to be played. */
  readonly isComplete: boolean;
}

/**
 * Every team is measured against the same opponents: the games of a team that left count only if all of its games with the
 * active teams have a result, played or by walkover. Else none of them does.
 */
export function count({ teams, games, legs }: Pick<StandingsInput, 'teams' | 'games' | 'legs'>): Counting {
  const meetings = meetingsIn(games);
  const isDecided = (between: readonly Game[]) => between.filter(isPlayed).length >= legs && !between.some(isOpen);
  const isOver = (between: readonly Game[]) => between.length >= legs && !between.some(isOpen);

  const active = teams.filter(({ status }) => status === 'active').map(({ id }) => id);
  const counting = new Set(active);
  for (const { id, status } of teams)
    if (status !== 'active' && active.every((other) => isDecided(meetings(id, other)))) counting.add(id);

  const pairs = (of: readonly TeamId[]) =>
    of.flatMap((one, index) => of.slice(index + 1).map((other) => [one, other] as const));
  return {
    games: games.filter((game) => isPlayed(game) && counting.has(game.home) && counting.has(game.away)),
    hasPlayedOut: (level) => pairs(level).every(([one, other]) => isDecided(meetings(one, other))),
    isComplete: pairs(active).every(([one, other]) => isOver(meetings(one, other))),
  };
}
