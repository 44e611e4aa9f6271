/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { VenueUser } from './venueUser.zod.ts';

export const UpdateVenueUser200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "user": VenueUser
})
})

export type UpdateVenueUser200 = zod.input<typeof UpdateVenueUser200>;
export type UpdateVenueUser200Output = zod.output<typeof UpdateVenueUser200>;
