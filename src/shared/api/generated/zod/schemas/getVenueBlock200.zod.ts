/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Block } from './block.zod.ts';
import { ClosureOutcome } from './closureOutcome.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const GetVenueBlock200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "block": Block,
  "outcomes": zod.array(ClosureOutcome).describe('Those that still wait for an answer first, then by their former start')
})
})

export type GetVenueBlock200 = zod.input<typeof GetVenueBlock200>;
export type GetVenueBlock200Output = zod.output<typeof GetVenueBlock200>;
