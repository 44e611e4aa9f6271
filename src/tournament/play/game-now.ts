import type { BracketGame } from '../draws/bracket.ts';
import type { Seat } from '../draws/entrants.ts';

/** Who won; null: both sides forfeited, and nobody advances. */
export type Winner = 'home' | 'away' | null;

export type GameState =
  /** A side is not known yet. */
  | 'waiting'
  | 'ready'
  /** It has a result. */
  | 'decided'
  /** One side advances without a game, as the other has nobody to play. */
  | 'walkover'
  /** Nobody plays on either side, and nobody advances. */
  | 'void'
  /** A second final, after the first has decided. */
  | 'needless';

/** A game as it stands now. */
export interface GameNow {
  readonly game: BracketGame;
  readonly state: GameState;
  readonly home: Seat;
  readonly away: Seat;
  readonly winner: number | null;
  /** Two when both forfeited. */
  readonly losers: readonly number[];
}

/** How it stands with these sides and this result, which counts if both sides are known and its winner is a team. */
export function gameNow(
  game: BracketGame,
  home: Seat,
  away: Seat,
  result: Winner | undefined,
  left: ReadonlySet<number>,
): GameNow {
  const base = { game, home, away };
  if (home.kind === 'open' || away.kind === 'open') return { ...base, state: 'waiting', winner: null, losers: [] };
  const teams = teamsOf(base);
  const ended = (state: GameState, winner: number | null): GameNow => ({
    ...base,
    state,
    winner,
    losers: teams.filter((team) => team !== winner),
  });
  if (result === null && teams.length === 2) return ended('decided', null);
  const won = result ? { home, away }[result] : null;
  if (won?.kind === 'team') return ended(teams.length === 2 ? 'decided' : 'walkover', won.team);
  const present = teams.filter((team) => !left.has(team));
  if (present.length === 2) return { ...base, state: 'ready', winner: null, losers: [] };
  const [winner = null] = present;
  return ended(winner === null ? 'void' : 'walkover', winner);
}

export const isOpen = ({ state }: GameNow): boolean => state === 'waiting' || state === 'ready';

export const teamsOf = ({ home, away }: Pick<GameNow, 'home' | 'away'>): number[] =>
  [home, away].flatMap((seat) => (seat.kind === 'team' ? [seat.team] : []));
