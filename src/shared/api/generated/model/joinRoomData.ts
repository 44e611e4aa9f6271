/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { RoomId } from './roomId.ts';

export interface JoinRoomData {
  room_id: RoomId;
  members: Id[];
}
