/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CompetitionRef } from './competitionRef.zod.ts';
import { CourtRef } from './courtRef.zod.ts';
import { FixtureBooking } from './fixtureBooking.zod.ts';
import { FixtureSide } from './fixtureSide.zod.ts';
import { FixtureStage } from './fixtureStage.zod.ts';
import { FixtureVenue } from './fixtureVenue.zod.ts';
import { GameLive } from './gameLive.zod.ts';
import { GameScore } from './gameScore.zod.ts';
import { GameStatus } from './gameStatus.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { ResultStatus } from './resultStatus.zod.ts';

export const Fixture = zod.strictObject({
  "id": Id,
  "competition": zod.union([CompetitionRef,zod.null()]),
  "stage": zod.union([FixtureStage,zod.null()]).describe('Of a competition'),
  "starts_at": zod.union([Instant,zod.null()]),
  "home": FixtureSide,
  "away": FixtureSide,
  "status": GameStatus,
  "result_status": ResultStatus,
  "score": GameScore,
  "live": zod.union([GameLive,zod.null()]).describe('Of one that is on and tracked'),
  "venue": zod.union([FixtureVenue,zod.null()]),
  "court": zod.union([CourtRef,zod.null()]).optional().describe('Of a game of teams; null: not known'),
  "booking": zod.union([FixtureBooking,zod.null()]).optional().describe('In the games of a competition, for who runs it; null: no venue was asked, or the game has begun'),
  "permissions": Permissions.optional().describe('As of the game itself; only where a list says so: the games of a competition, and those of an organization\'s home')
});

export type Fixture = zod.input<typeof Fixture>;
export type FixtureOutput = zod.output<typeof Fixture>;
