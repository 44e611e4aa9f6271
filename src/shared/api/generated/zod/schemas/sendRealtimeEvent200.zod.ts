/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const sendRealtimeEvent200DataDeliveredMin = 0;


export const SendRealtimeEvent200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "delivered": zod.int().min(sendRealtimeEvent200DataDeliveredMin)
})
})

export type SendRealtimeEvent200 = zod.input<typeof SendRealtimeEvent200>;
export type SendRealtimeEvent200Output = zod.output<typeof SendRealtimeEvent200>;
