/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Community } from './community.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const TransferCommunity200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "community": Community
})
})

export type TransferCommunity200 = zod.input<typeof TransferCommunity200>;
export type TransferCommunity200Output = zod.output<typeof TransferCommunity200>;
