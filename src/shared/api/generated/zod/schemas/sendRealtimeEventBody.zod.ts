/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { RealtimeEventData } from './realtimeEventData.zod.ts';
import { RealtimeEventType } from './realtimeEventType.zod.ts';
import { ReceiverIds } from './receiverIds.zod.ts';

export const SendRealtimeEventBody = zod.strictObject({
  "module": ModuleType,
  "user_ids": ReceiverIds,
  "event_type": RealtimeEventType,
  "data": RealtimeEventData
});

export type SendRealtimeEventBody = zod.input<typeof SendRealtimeEventBody>;
export type SendRealtimeEventBodyOutput = zod.output<typeof SendRealtimeEventBody>;
