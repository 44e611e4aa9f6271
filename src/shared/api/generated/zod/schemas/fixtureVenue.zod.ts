/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const FixtureVenue = zod.strictObject({
  "id": Id,
  "slug": zod.string(),
  "name": zod.string()
});

export type FixtureVenue = zod.input<typeof FixtureVenue>;
export type FixtureVenueOutput = zod.output<typeof FixtureVenue>;
