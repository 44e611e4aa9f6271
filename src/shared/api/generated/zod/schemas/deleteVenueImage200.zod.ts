/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DeleteVenueImage200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type DeleteVenueImage200 = zod.input<typeof DeleteVenueImage200>;
export type DeleteVenueImage200Output = zod.output<typeof DeleteVenueImage200>;
