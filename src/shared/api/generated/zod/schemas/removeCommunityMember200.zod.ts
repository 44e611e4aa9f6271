/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const RemoveCommunityMember200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type RemoveCommunityMember200 = zod.input<typeof RemoveCommunityMember200>;
export type RemoveCommunityMember200Output = zod.output<typeof RemoveCommunityMember200>;
