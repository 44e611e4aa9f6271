/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FixtureScore } from './fixtureScore.zod.ts';
import { FixtureSide } from './fixtureSide.zod.ts';
import { FixtureVenue } from './fixtureVenue.zod.ts';
import { GameStatus } from './gameStatus.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';

export const Fixture = zod.strictObject({
  "id": Id,
  "starts_at": zod.union([Instant,zod.null()]),
  "home": FixtureSide,
  "away": FixtureSide,
  "status": GameStatus,
  "score": FixtureScore,
  "venue": zod.union([FixtureVenue,zod.null()])
});

export type Fixture = zod.input<typeof Fixture>;
export type FixtureOutput = zod.output<typeof Fixture>;
