/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const markNotificationRead200DataUnreadNotificationsCountMin = 0;


export const MarkNotificationRead200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "unread_notifications_count": zod.int().min(markNotificationRead200DataUnreadNotificationsCountMin)
})
})

export type MarkNotificationRead200 = zod.input<typeof MarkNotificationRead200>;
export type MarkNotificationRead200Output = zod.output<typeof MarkNotificationRead200>;
