/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const RemoveVenueUser200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type RemoveVenueUser200 = zod.input<typeof RemoveVenueUser200>;
export type RemoveVenueUser200Output = zod.output<typeof RemoveVenueUser200>;
