/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CompetitionRef } from './competitionRef.zod.ts';
import { Count } from './count.zod.ts';
import { CourtRef } from './courtRef.zod.ts';
import { EventRef } from './eventRef.zod.ts';
import { FixtureStage } from './fixtureStage.zod.ts';
import { FixtureVenue } from './fixtureVenue.zod.ts';
import { GameKind } from './gameKind.zod.ts';
import { GameLive } from './gameLive.zod.ts';
import { GameOfficial } from './gameOfficial.zod.ts';
import { GameReopening } from './gameReopening.zod.ts';
import { GameResult } from './gameResult.zod.ts';
import { GameRules } from './gameRules.zod.ts';
import { GameScore } from './gameScore.zod.ts';
import { GameSide } from './gameSide.zod.ts';
import { GameSideKey } from './gameSideKey.zod.ts';
import { GameStatus } from './gameStatus.zod.ts';
import { GameTracker } from './gameTracker.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { ResultStatus } from './resultStatus.zod.ts';
import { Sport } from './sport.zod.ts';

export const Game = zod.strictObject({
  "id": Id,
  "kind": GameKind,
  "sport": Sport,
  "event": zod.union([EventRef,zod.null()]),
  "competition": zod.union([CompetitionRef,zod.null()]),
  "stage": zod.union([FixtureStage,zod.null()]).describe('Of a competition'),
  "home": GameSide,
  "away": GameSide,
  "status": GameStatus,
  "result_status": ResultStatus,
  "result": zod.union([GameResult,zod.null()]),
  "walkover_reason": zod.string().nullable().describe('Of a walkover that somebody decided'),
  "reopened": zod.union([GameReopening,zod.null()]).describe('Until a result is entered again'),
  "starts_at": zod.union([Instant,zod.null()]),
  "ends_at": zod.union([Instant,zod.null()]).describe('Planned'),
  "venue": zod.union([FixtureVenue,zod.null()]),
  "court_name": zod.string().nullable(),
  "court": zod.union([CourtRef,zod.null()]).optional().describe('Of a game of teams; null: not known'),
  "score": GameScore,
  "live": zod.union([GameLive,zod.null()]).describe('Of one that is on and tracked, or whose tracker waits for the start'),
  "tracker": zod.union([GameTracker,zod.null()]),
  "rules": GameRules,
  "officials": zod.array(GameOfficial).describe('Referees first; none of an event'),
  "my_side": zod.union([GameSideKey,zod.null()]).describe('The side the user plays on or speaks for'),
  "followers_count": Count,
  "is_followed": zod.boolean(),
  "permissions": Permissions.describe('follow, manage_sides, enter_result, confirm_result, dispute_result, settle_result (of a disputed one), walkover, reopen, appoint, answer_appointment, track, set_lineup_home, set_lineup_away')
});

export type Game = zod.input<typeof Game>;
export type GameOutput = zod.output<typeof Game>;
