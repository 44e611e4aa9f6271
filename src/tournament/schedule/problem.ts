/** A game that wants a time. Instants are epoch milliseconds, lengths are minutes. */
export interface ScheduleGame {
  readonly id: number;
  /** Which kick-offs it may have. */
  readonly matchday: number;
  /** Those known by now; a side that is not known yet comes from the games of `after`. */
  readonly teams: readonly number[];
  readonly officials: readonly number[];
  /** Games of the problem that must be over, and their rest, before it begins. */
  readonly after: readonly number[];
  /** Never begins earlier, as its stage follows another one. */
  readonly notBefore?: number | undefined;
  /** Is over by then, as another stage follows its own. */
  readonly notAfter?: number | undefined;
}

/** A free time of a court, taken whole by the game that is played in it. */
export interface CourtTime {
  readonly court: number;
  readonly starts: number;
  readonly ends: number;
}

/** A team or an official is taken. */
export interface Busy {
  readonly who: number;
  readonly starts: number;
  readonly ends: number;
}

export interface ScheduleProblem {
  readonly games: readonly ScheduleGame[];
  /** What a game takes, pauses included. */
  readonly minutes: number;
  /** Between two games of a team, and before a game that waits for another one. */
  readonly rest: number;
  /** The kick-offs of each matchday. */
  readonly matchdays: ReadonlyMap<number, readonly number[]>;
  /** null: where they play is open, and any number of games may begin at once. */
  readonly courts: readonly CourtTime[] | null;
  /** A team needs its rest around these, too. */
  readonly busyTeams: readonly Busy[];
  readonly busyOfficials: readonly Busy[];
}

export interface PlacedGame {
  readonly game: number;
  readonly starts: number;
  /** null: no court yet. */
  readonly court: CourtTime | null;
}

/**
 * kick-off: its matchday has none · order: it would not stand between the games before and after it · rest: `team` would not have its
 * rest · official: `official` is taken · court: at every kick-off it could have all courts are taken.
 */
export type UnplacedReason = 'kick-off' | 'order' | 'rest' | 'official' | 'court';

export interface UnplacedGame {
  readonly game: number;
  readonly reason: UnplacedReason;
  readonly team: number | null;
  readonly official: number | null;
}

export interface Schedule {
  /** By time. */
  readonly placed: readonly PlacedGame[];
  readonly unplaced: readonly UnplacedGame[];
}
