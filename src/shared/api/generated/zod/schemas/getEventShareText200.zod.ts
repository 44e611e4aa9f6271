/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EventShare } from './eventShare.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const GetEventShareText200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "share": EventShare
})
})

export type GetEventShareText200 = zod.input<typeof GetEventShareText200>;
export type GetEventShareText200Output = zod.output<typeof GetEventShareText200>;
