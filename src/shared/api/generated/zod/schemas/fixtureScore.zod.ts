/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const fixtureScoreHomeMin = 0;

export const fixtureScoreAwayMin = 0;



export const FixtureScore = zod.strictObject({
  "home": zod.int().min(fixtureScoreHomeMin).nullable(),
  "away": zod.int().min(fixtureScoreAwayMin).nullable()
});

export type FixtureScore = zod.input<typeof FixtureScore>;
export type FixtureScoreOutput = zod.output<typeof FixtureScore>;
