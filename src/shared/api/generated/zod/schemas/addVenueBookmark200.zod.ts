/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const AddVenueBookmark200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type AddVenueBookmark200 = zod.input<typeof AddVenueBookmark200>;
export type AddVenueBookmark200Output = zod.output<typeof AddVenueBookmark200>;
