/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { VenueUser } from './venueUser.zod.ts';

export const AddVenueUser201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "user": VenueUser
})
})

export type AddVenueUser201 = zod.input<typeof AddVenueUser201>;
export type AddVenueUser201Output = zod.output<typeof AddVenueUser201>;
