/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DeleteVenueBlock200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type DeleteVenueBlock200 = zod.input<typeof DeleteVenueBlock200>;
export type DeleteVenueBlock200Output = zod.output<typeof DeleteVenueBlock200>;
