/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DeletePushSubscription200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type DeletePushSubscription200 = zod.input<typeof DeletePushSubscription200>;
export type DeletePushSubscription200Output = zod.output<typeof DeletePushSubscription200>;
