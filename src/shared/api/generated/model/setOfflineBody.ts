/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ConnectionId } from './connectionId.ts';

export interface SetOfflineBody {
  connection_id: ConnectionId;
}
