/** A game of a league, or of one group. */
export interface LeagueGameOf {
  readonly id: number;
  readonly home: number;
  readonly away: number;
  /** Whether it has a result, also one without a game. */
  readonly isOver: boolean;
}

/** What becomes of a game: `annulled`: it does not count or is not played; a side: who wins without a game; `nobody`: both forfeit. */
export type Consequence = 'annulled' | 'home' | 'away' | 'nobody';

/**
 * What becomes of the games of teams that leave a league after its start, by id; games that stay as they are are left out. Of a team
 * that has played less than half of its games, none counts: else its results would help only those who have met it. From the half
 * on, where with two legs everybody has met it, results stand and the opponents win the games to come.
 */
export function leagueWithdrawal(games: readonly LeagueGameOf[], left: ReadonlySet<number>): Map<number, Consequence> {
  const isOfTeam = (team: number) => (game: LeagueGameOf) => game.home === team || game.away === team;
  const annulled = new Set(
    [...left].filter((team) => {
      const own = games.filter(isOfTeam(team));
      return own.filter(({ isOver }) => isOver).length * 2 < own.length;
    }),
  );
  const consequence = ({ home, away, isOver }: LeagueGameOf): Consequence | null => {
    if (annulled.has(home) || annulled.has(away)) return 'annulled';
    if (isOver || !(left.has(home) || left.has(away))) return null;
    if (left.has(home) && left.has(away)) return 'nobody';
    return left.has(home) ? 'away' : 'home';
  };
  return new Map(
    games.flatMap((game) => {
      const what = consequence(game);
      return what ? [[game.id, what] as const] : [];
    }),
  );
}
