/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ConnectionId } from './connectionId.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { PresenceStatus } from './presenceStatus.zod.ts';

export const SetOnline200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "status": PresenceStatus,
  "connection_id": ConnectionId
})
})

export type SetOnline200 = zod.input<typeof SetOnline200>;
export type SetOnline200Output = zod.output<typeof SetOnline200>;
