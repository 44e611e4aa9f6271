/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DeclineCommunityInvitation200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type DeclineCommunityInvitation200 = zod.input<typeof DeclineCommunityInvitation200>;
export type DeclineCommunityInvitation200Output = zod.output<typeof DeclineCommunityInvitation200>;
