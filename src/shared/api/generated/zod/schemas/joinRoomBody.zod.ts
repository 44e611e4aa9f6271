/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { RealtimeMetadata } from './realtimeMetadata.zod.ts';
import { RoomId } from './roomId.zod.ts';

export const JoinRoomBody = zod.strictObject({
  "module": ModuleType,
  "room_id": RoomId,
  "metadata": RealtimeMetadata.optional()
});

export type JoinRoomBody = zod.input<typeof JoinRoomBody>;
export type JoinRoomBodyOutput = zod.output<typeof JoinRoomBody>;
