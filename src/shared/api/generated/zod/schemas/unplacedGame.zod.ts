/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FixtureStage } from './fixtureStage.zod.ts';
import { UnplacedReason } from './unplacedReason.zod.ts';





export const UnplacedGame = zod.strictObject({
  "number": zod.int().min(1),
  "stage": FixtureStage,
  "matchday": zod.int().min(1),
  "home": zod.string(),
  "away": zod.string(),
  "reason": UnplacedReason,
  "who": zod.string().nullable().describe('Of rest the team, of official the person')
});

export type UnplacedGame = zod.input<typeof UnplacedGame>;
export type UnplacedGameOutput = zod.output<typeof UnplacedGame>;
