/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CourtRef } from './courtRef.zod.ts';
import { FixtureVenue } from './fixtureVenue.zod.ts';

export const ScheduleCourts = zod.strictObject({
  "venue": FixtureVenue,
  "courts": zod.array(CourtRef)
}).describe('A venue with its courts of the sport');

export type ScheduleCourts = zod.input<typeof ScheduleCourts>;
export type ScheduleCourtsOutput = zod.output<typeof ScheduleCourts>;
