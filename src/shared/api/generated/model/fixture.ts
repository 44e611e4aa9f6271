/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FixtureScore } from './fixtureScore.ts';
import type { FixtureSide } from './fixtureSide.ts';
import type { FixtureVenue } from './fixtureVenue.ts';
import type { GameStatus } from './gameStatus.ts';
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';

export interface Fixture {
  id: Id;
  starts_at: Instant | null;
  home: FixtureSide;
  away: FixtureSide;
  status: GameStatus;
  score: FixtureScore;
  venue: FixtureVenue | null;
}
