/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { RealtimeEventType } from './realtimeEventType.ts';
import type { SendRealtimeEventBodyData } from './sendRealtimeEventBodyData.ts';

export interface SendRealtimeEventBody {
  /** @minItems 1 */
  user_ids: Id[];
  event_type: RealtimeEventType;
  /** The payload of that event type */
  data: SendRealtimeEventBodyData;
}
