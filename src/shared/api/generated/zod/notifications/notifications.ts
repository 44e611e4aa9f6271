/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Count,
  MarkNotificationReadBody,
  MarkNotificationsReadBody,
  Message,
  NoErrors,
  Notification,
  Pagination
} from '../schemas/index.ts';


/**
 * Those of every profile of the user.
 * @summary The user's notifications, newest first
 */
export const listNotificationsQueryPageDefault = 1;



export const ListNotificationsQueryParams = zod.object({
  "page": zod.int().min(1).default(listNotificationsQueryPageDefault),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListNotificationsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "notifications": zod.array(Notification),
  "pagination": Pagination,
  "unread_notifications_count": Count
})
})

/**
 * Without ids all of them; ids of other users are ignored.
 * @summary Mark notifications as read
 */
export const MarkNotificationsReadBodySchema = MarkNotificationsReadBody

export const markNotificationsReadResponseDataUnreadNotificationsCountMin = 0;



export const MarkNotificationsReadResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "unread_notifications_count": zod.int().min(markNotificationsReadResponseDataUnreadNotificationsCountMin)
})
})

/**
 * @summary Mark one notification as read
 */



export const MarkNotificationReadParams = zod.object({
  "id": zod.int().min(1).describe('The notification')
})

export const MarkNotificationReadBodySchema = MarkNotificationReadBody

export const markNotificationReadResponseDataUnreadNotificationsCountMin = 0;



export const MarkNotificationReadResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "unread_notifications_count": zod.int().min(markNotificationReadResponseDataUnreadNotificationsCountMin)
})
})

