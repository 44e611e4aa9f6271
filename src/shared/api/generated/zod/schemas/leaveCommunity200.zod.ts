/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const LeaveCommunity200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type LeaveCommunity200 = zod.input<typeof LeaveCommunity200>;
export type LeaveCommunity200Output = zod.output<typeof LeaveCommunity200>;
