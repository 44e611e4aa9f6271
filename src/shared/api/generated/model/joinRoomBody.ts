/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RealtimeMetadata } from './realtimeMetadata.ts';
import type { RoomId } from './roomId.ts';

export interface JoinRoomBody {
  room_id: RoomId;
  metadata?: RealtimeMetadata;
}
