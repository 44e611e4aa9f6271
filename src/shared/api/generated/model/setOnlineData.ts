/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ConnectionId } from './connectionId.ts';
import type { PresenceStatus } from './presenceStatus.ts';

export interface SetOnlineData {
  status: PresenceStatus;
  connection_id: ConnectionId;
}
