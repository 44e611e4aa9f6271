/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FixtureStage } from './fixtureStage.zod.ts';
import { Instant } from './instant.zod.ts';
import { Money } from './money.zod.ts';
import { ScheduleCourt } from './scheduleCourt.zod.ts';





export const PlannedGame = zod.strictObject({
  "number": zod.int().min(1),
  "stage": FixtureStage,
  "matchday": zod.int().min(1),
  "home": zod.string().describe('The team, or where it comes from'),
  "away": zod.string(),
  "starts_at": Instant,
  "court": zod.union([ScheduleCourt,zod.null()]).describe('null: no court yet'),
  "price": zod.union([Money,zod.null()]).describe('Of its court'),
  "lost": zod.boolean().describe('The time of the given plan is not free any more; this is the next one')
});

export type PlannedGame = zod.input<typeof PlannedGame>;
export type PlannedGameOutput = zod.output<typeof PlannedGame>;
