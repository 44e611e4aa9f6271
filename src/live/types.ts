import type { GameEventType, GameRules, GameSideKey, Id, PointsPair, SportKey } from '../shared/api/generated/model';

export type Side = GameSideKey;
export type Pair = Readonly<PointsPair>;
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** What is played, by which rules. Those of a knockout game have no draw. */
export interface LiveRules extends Readonly<GameRules> {
  readonly sport: SportKey;
}

/** One entry of the log of a game, as far as the engine reads it. */
export interface LogEvent {
  readonly client_id: string;
  /** The order in which the server took them; what is not sent yet goes on counting. */
  readonly seq: number;
  readonly type: GameEventType;
  readonly side: Side | null;
  readonly player_id: Id | null;
  readonly related_player_id: Id | null;
  readonly period: number;
  readonly clock_ms: number;
  /** Epoch ms by the clock of the server. */
  readonly at: number;
  /** Of injury time. */
  readonly minutes: number | null;
  readonly isVoid: boolean;
}

/** Who may play for a side; a side without anybody is not checked. */
export type LineUps = Readonly<Record<Side, ReadonlySet<Id>>>;

/** Why an entry does not fit where it stands. */
export type Refusal =
  /** The period has not begun, or another one is on. */
  | 'not_started'
  | 'other_period'
  | 'period_over'
  | 'period_on'
  | 'game_over'
  | 'not_of_sport'
  | 'no_side'
  | 'unknown_player'
  /** Sent off, or out after five fouls. */
  | 'player_out'
  | 'has_card'
  | 'no_card'
  /** A set that is won, or is not yet. */
  | 'set_won'
  | 'set_open'
  | 'no_timeout'
  | 'no_substitution'
  /** The score leaves nothing more to play, or asks for more. */
  | 'decided'
  | 'undecided'
  | 'only_shootout'
  | 'no_shootout';

/** What a player has done. */
export interface PlayerTally {
  readonly side: Side;
  /** Goals of football without own goals, points of the others. */
  readonly points: number;
  readonly ownGoals: number;
  readonly yellows: number;
  readonly reds: number;
  readonly fouls: number;
  readonly isOut: boolean;
}

export interface SetNow extends Pair {
  readonly tiebreak?: Pair;
}

/** A game after its log so far. */
export interface LiveState {
  readonly phase: 'before' | 'playing' | 'break' | 'over';
  /** The period or set that is on, or was last; 0 before. */
  readonly period: number;
  /** Points of each period, without the shoot-out. */
  readonly periods: readonly Pair[];
  /** Points of volleyball, games of tennis, of each set. */
  readonly sets: readonly SetNow[];
  readonly shootout: Pair | null;
  /** Kicks of the shoot-out. */
  readonly kicks: Pair;
  /** Points of the game or tie-break of tennis that is on. */
  readonly game: Pair;
  /** Who served first in the set that is on; who serves now. */
  readonly firstServer: Side | null;
  readonly serving: Side | null;
  /** Fouls of the period, time-outs of the half or set, substitutions of the set. */
  readonly fouls: Pair;
  readonly timeouts: Pair;
  readonly substitutions: Pair;
  readonly players: ReadonlyMap<Id, PlayerTally>;
  /** Who could not go on. */
  readonly retired: Side | null;
}
