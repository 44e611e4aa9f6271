export type TeamId = number;
export type GameId = number;
export type Sport = 'football' | 'basketball' | 'volleyball' | 'tennis';
export type Side = 'home' | 'away';

export interface Pair {
  readonly home: number;
  readonly away: number;
}

export interface Deduction {
  readonly points: number;
  readonly reason: string;
}

/** A team of the table. One that is not active any more is not ranked: it stands below all that are. */
export interface TeamEntry {
  readonly id: TeamId;
  readonly status: 'active' | 'withdrawn' | 'disqualified';
  readonly deductions: readonly Deduction[];
}

export type GameStatus =
  | 'unscheduled'
  | 'scheduled'
  | 'live'
  | 'break'
  | 'finished'
  | 'postponed'
  | 'cancelled'
  | 'suspended'
  | 'abandoned'
  | 'walkover';

export interface SetScore extends Pair {
  /** Tennis: a tie-break to 10 in place of the last set. It counts as one game, whatever its points. */
  readonly isMatchTiebreak?: boolean;
}

export interface Card {
  readonly side: Side;
  /** Who got it: the cards of one player in one game count together. null: not known. */
  readonly player: number | null;
  readonly kind: 'yellow-card' | 'second-yellow' | 'red-card';
}

/** A game of the table: played, or still to be. */
export interface TableGame {
  readonly id: GameId;
  readonly home: TeamId;
  readonly away: TeamId;
  readonly status: GameStatus;
  /** Whether the result stands. A disputed one does not count until it is settled. Default: official. */
  readonly resultStatus?: 'none' | 'provisional' | 'official' | 'disputed';
  /** Any number that grows with time (ms, matchday): the form follows it, then the id. */
  readonly at: number;
  /** Goals, points, or sets won. */
  readonly score: Pair | null;
  /** Points (volleyball) or games (tennis) of each set. */
  readonly sets?: readonly SetScore[];
  /** Of a walkover: who did not play. Both: a loss for both, without a score. */
  readonly forfeits?: readonly Side[];
  /** Who gave up during the game and lost it; what was played counts. */
  readonly retired?: Side;
  readonly cards?: readonly Card[];
}

/** A result as it is entered in a what-if. */
export type EnteredResult = Pick<TableGame, 'score' | 'sets'>;

/** What teams are compared by, one after the other; more is always better (design §9). */
export type Criterion =
  | 'points'
  | 'wins'
  | 'win_pct'
  | 'diff'
  | 'scored'
  | 'set_ratio'
  | 'point_ratio'
  | 'set_pct'
  | 'game_pct'
  | 'fair_play'
  | 'lots'
  | 'h2h_points'
  | 'h2h_wins'
  | 'h2h_win_pct'
  | 'h2h_diff'
  | 'h2h_scored';

export interface RankingCriterion {
  readonly key: Criterion;
  /** Left out unless exactly two teams are level. */
  readonly onlyIfTwo?: boolean;
}

/** What the winner of a walkover is given; the other side has 0 of each. */
export interface ForfeitScore {
  /** Goals, points, or sets. */
  readonly score: number;
  /** Points or games of each of those sets. */
  readonly perSet?: number;
}

export interface RankingRules {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** Of a game that went to the deciding set (3:2), where that gives other points. */
  readonly win5set?: number;
  readonly loss5set?: number;
  /** For who did not play. */
  readonly forfeitLoss: number;
  readonly forfeitScore: ForfeitScore;
  /** In order. Lots are always the last one, also where they are not listed. */
  readonly criteria: readonly RankingCriterion[];
}

export type Preset =
  | 'football-h2h'
  | 'football-gd'
  | 'basketball-fiba'
  | 'volleyball-national'
  | 'volleyball-fivb'
  | 'tennis';

export interface StandingsInput {
  readonly sport: Sport;
  readonly teams: readonly TeamEntry[];
  /** Games with others than these teams do not count. */
  readonly games: readonly TableGame[];
  readonly rules: RankingRules;
  /** How often each team plays each other one. */
  readonly legs: number;
  /** Of the lots: the id of the competition. */
  readonly seed: number;
}

/** What the games of a team add up to. `for` and `against`: goals, points (also of sets), or games of sets. */
export interface Totals {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly points: number;
  readonly for: number;
  readonly against: number;
  readonly setsWon: number;
  readonly setsLost: number;
  /** 0 or below. */
  readonly fairPlay: number;
}

export interface TeamTotals extends Totals {
  readonly team: TeamId;
}

/** A criterion that did not tell teams apart: they are level, it cannot be asked yet, or it is for two teams alone. */
export interface Tried {
  readonly criterion: Criterion;
  readonly outcome: 'level' | 'not-yet' | 'for-two';
}

/** How a tie was broken: the first criterion whose values differ among the teams that were level. */
export interface TieBreak {
  readonly criterion: Criterion;
  /** What was asked of these teams before, in order. */
  readonly tried: readonly Tried[];
  readonly scope: 'overall' | 'head-to-head';
  /** All that were level, the row's own team left out; by id. */
  readonly with: readonly TeamId[];
  /** Of each of them and of the row's own team. A ratio with nothing lost is Infinity, which JSON does not have. */
  readonly values: Readonly<Record<TeamId, number>>;
}

export type Outcome = 'W' | 'D' | 'L';

/** A game that is on and counts as it stands, from the view of one of its teams. */
export interface LiveGame {
  readonly game: GameId;
  readonly own: number;
  readonly other: number;
}

export interface StandingRow extends TeamTotals {
  /** Teams that nothing has separated yet share it; so do those that are not active any more. */
  readonly rank: number;
  /** Places gained since an earlier table, lost ones below 0 (`withRankChange`). */
  readonly rankChange: number;
  readonly status: TeamEntry['status'];
  readonly diff: number;
  readonly winPct: number;
  readonly pointRatio: number;
  /** The last five results, the latest last. */
  readonly form: readonly Outcome[];
  /** null: it does not play now. */
  readonly live: LiveGame | null;
  /** The sum; `points` has it taken off. */
  readonly deductions: number;
  /** From the widest tie that the team was in to the narrowest; empty when the first criterion says its place. */
  readonly tieBreaks: readonly TieBreak[];
  /** Of a shared rank: what was asked of those who share it, in order. Of any other it is empty. */
  readonly triedSince: readonly Tried[];
}

export interface StandingTable {
  readonly columns: readonly ColumnKey[];
  /** Best first; who shares a rank is in the order of the ids. */
  readonly rows: readonly StandingRow[];
  /** Some result is not official yet, or is disputed. */
  readonly isProvisional: boolean;
  /** Nothing is left to be played: lots have been drawn, and active teams share no rank. */
  readonly isComplete: boolean;
}

export type ColumnKey =
  | 'played'
  | 'won'
  | 'drawn'
  | 'lost'
  | 'win_pct'
  | 'for_against'
  | 'sets'
  | 'games'
  | 'diff'
  | 'point_ratio'
  | 'points'
  | 'form';

/** Teams that came in at the same place of their groups, against each other. */
export interface AcrossInput {
  readonly tables: readonly StandingTable[];
  /** The place in each of them, from 1. */
  readonly place: number;
  readonly rules: RankingRules;
  readonly seed: number;
}

export interface AcrossRow {
  readonly rank: number;
  /** Index of its table. */
  readonly table: number;
  readonly team: TeamId;
  readonly tieBreaks: readonly TieBreak[];
  readonly triedSince: readonly Tried[];
}

export interface AcrossTable {
  /** Best first. */
  readonly rows: readonly AcrossRow[];
  /** Groups of different sizes: sums are compared per game. */
  readonly isPerGame: boolean;
  readonly isComplete: boolean;
}
