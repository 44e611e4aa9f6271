/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const markNotificationsRead200DataUnreadNotificationsCountMin = 0;


export const MarkNotificationsRead200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "unread_notifications_count": zod.int().min(markNotificationsRead200DataUnreadNotificationsCountMin)
})
})

export type MarkNotificationsRead200 = zod.input<typeof MarkNotificationsRead200>;
export type MarkNotificationsRead200Output = zod.output<typeof MarkNotificationsRead200>;
