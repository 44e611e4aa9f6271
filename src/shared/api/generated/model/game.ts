/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count.ts';
import type { EventRef } from './eventRef.ts';
import type { FixtureVenue } from './fixtureVenue.ts';
import type { GameKind } from './gameKind.ts';
import type { GameOfficial } from './gameOfficial.ts';
import type { GameResult } from './gameResult.ts';
import type { GameRules } from './gameRules.ts';
import type { GameScore } from './gameScore.ts';
import type { GameSide } from './gameSide.ts';
import type { GameSideKey } from './gameSideKey.ts';
import type { GameStatus } from './gameStatus.ts';
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { Permissions } from './permissions.ts';
import type { ResultStatus } from './resultStatus.ts';
import type { Sport } from './sport.ts';

export interface Game {
  id: Id;
  kind: GameKind;
  sport: Sport;
  event: EventRef | null;
  home: GameSide;
  away: GameSide;
  status: GameStatus;
  result_status: ResultStatus;
  result: GameResult | null;
  starts_at: Instant | null;
  /** Planned */
  ends_at: Instant | null;
  venue: FixtureVenue | null;
  /** @nullable */
  court_name: string | null;
  score: GameScore;
  rules: GameRules;
  /** Referees first; none of an event */
  officials: GameOfficial[];
  /** The side the user plays on or speaks for */
  my_side: GameSideKey | null;
  followers_count: Count;
  is_followed: boolean;
  /** follow, manage_sides, enter_result, confirm_result, dispute_result, settle_result (of a disputed one) */
  permissions: Permissions;
}
