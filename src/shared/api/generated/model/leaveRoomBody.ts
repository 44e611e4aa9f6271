/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RoomId } from './roomId.ts';

export interface LeaveRoomBody {
  room_id: RoomId;
}
