/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RealtimeEventData } from './realtimeEventData.ts';
import type { RealtimeEventType } from './realtimeEventType.ts';
import type { ReceiverIds } from './receiverIds.ts';

export interface SendRealtimeEventBody {
  user_ids: ReceiverIds;
  event_type: RealtimeEventType;
  data: RealtimeEventData;
}
