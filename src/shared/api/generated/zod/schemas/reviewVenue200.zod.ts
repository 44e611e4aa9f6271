/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Venue } from './venue.zod.ts';

export const ReviewVenue200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "venue": Venue
})
})

export type ReviewVenue200 = zod.input<typeof ReviewVenue200>;
export type ReviewVenue200Output = zod.output<typeof ReviewVenue200>;
