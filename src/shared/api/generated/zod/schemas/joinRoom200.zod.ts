/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { RoomId } from './roomId.zod.ts';

export const JoinRoom200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "room_id": RoomId,
  "members": zod.array(Id)
})
})

export type JoinRoom200 = zod.input<typeof JoinRoom200>;
export type JoinRoom200Output = zod.output<typeof JoinRoom200>;
