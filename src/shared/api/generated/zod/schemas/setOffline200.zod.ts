/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ConnectionId } from './connectionId.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { PresenceStatus } from './presenceStatus.zod.ts';

export const SetOffline200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "status": PresenceStatus,
  "connection_id": ConnectionId
})
})

export type SetOffline200 = zod.input<typeof SetOffline200>;
export type SetOffline200Output = zod.output<typeof SetOffline200>;
