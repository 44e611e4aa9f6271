/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Venue } from './venue.zod.ts';

export const CreateVenue201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "venue": Venue
})
})

export type CreateVenue201 = zod.input<typeof CreateVenue201>;
export type CreateVenue201Output = zod.output<typeof CreateVenue201>;
