/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FixtureVenue } from './fixtureVenue.zod.ts';
import { Id } from './id.zod.ts';

export const ScheduleCourt = zod.strictObject({
  "id": Id,
  "name": zod.string(),
  "venue": FixtureVenue
});

export type ScheduleCourt = zod.input<typeof ScheduleCourt>;
export type ScheduleCourtOutput = zod.output<typeof ScheduleCourt>;
