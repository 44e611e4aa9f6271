/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Notification } from './notification.zod.ts';
import { Pagination } from './pagination.zod.ts';

export const ListNotifications200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "notifications": zod.array(Notification),
  "pagination": Pagination,
  "unread_notifications_count": Count
})
})

export type ListNotifications200 = zod.input<typeof ListNotifications200>;
export type ListNotifications200Output = zod.output<typeof ListNotifications200>;
