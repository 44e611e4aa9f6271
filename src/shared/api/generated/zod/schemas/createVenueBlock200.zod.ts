/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AffectedBooking } from './affectedBooking.zod.ts';
import { Block } from './block.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const CreateVenueBlock200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "block": zod.union([Block,zod.null()]),
  "affected": zod.array(AffectedBooking).describe('Soonest first')
})
})

export type CreateVenueBlock200 = zod.input<typeof CreateVenueBlock200>;
export type CreateVenueBlock200Output = zod.output<typeof CreateVenueBlock200>;
