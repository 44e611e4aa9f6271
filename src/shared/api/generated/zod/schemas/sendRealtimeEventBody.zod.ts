/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { RealtimeEventType } from './realtimeEventType.zod.ts';




export const SendRealtimeEventBody = zod.strictObject({
  "module": ModuleType,
  "user_ids": zod.array(Id).min(1),
  "event_type": RealtimeEventType,
  "data": zod.record(zod.string(), zod.unknown()).describe('The payload of that event type')
});

export type SendRealtimeEventBody = zod.input<typeof SendRealtimeEventBody>;
export type SendRealtimeEventBodyOutput = zod.output<typeof SendRealtimeEventBody>;
