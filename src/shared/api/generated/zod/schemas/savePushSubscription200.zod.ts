/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const SavePushSubscription200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type SavePushSubscription200 = zod.input<typeof SavePushSubscription200>;
export type SavePushSubscription200Output = zod.output<typeof SavePushSubscription200>;
