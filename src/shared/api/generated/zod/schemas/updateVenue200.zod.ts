/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Venue } from './venue.zod.ts';

export const UpdateVenue200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "venue": Venue
})
})

export type UpdateVenue200 = zod.input<typeof UpdateVenue200>;
export type UpdateVenue200Output = zod.output<typeof UpdateVenue200>;
