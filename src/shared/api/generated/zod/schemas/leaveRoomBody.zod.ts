/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { RoomId } from './roomId.zod.ts';

export const LeaveRoomBody = zod.strictObject({
  "module": ModuleType,
  "room_id": RoomId
});

export type LeaveRoomBody = zod.input<typeof LeaveRoomBody>;
export type LeaveRoomBodyOutput = zod.output<typeof LeaveRoomBody>;
