/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Instant } from './instant.zod.ts';

export const FixtureBooking = zod.strictObject({
  "status": zod.enum(['asked', 'confirmed', 'closing']).describe('closing: the venue closes the court; the game loses its time unless it is moved until answer_until'),
  "reason": zod.string().nullable().describe('Of closing, as the venue gave it'),
  "answer_until": zod.union([Instant,zod.null()]).describe('Of closing')
}).describe('How far the venue is with the court that a competition has asked for');

export type FixtureBooking = zod.input<typeof FixtureBooking>;
export type FixtureBookingOutput = zod.output<typeof FixtureBooking>;
