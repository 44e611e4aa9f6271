/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ConnectionId } from './connectionId.ts';
import type { RealtimeMetadata } from './realtimeMetadata.ts';

export interface SetOnlineBody {
  connection_id: ConnectionId;
  metadata?: RealtimeMetadata;
}
