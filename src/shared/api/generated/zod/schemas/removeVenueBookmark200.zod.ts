/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const RemoveVenueBookmark200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type RemoveVenueBookmark200 = zod.input<typeof RemoveVenueBookmark200>;
export type RemoveVenueBookmark200Output = zod.output<typeof RemoveVenueBookmark200>;
