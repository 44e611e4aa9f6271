/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { NotificationTarget } from './notificationTarget.zod.ts';
import { NotificationType } from './notificationType.zod.ts';
import { UserRef } from './userRef.zod.ts';




export const Notification = zod.strictObject({
  "id": Id,
  "type": NotificationType,
  "title": zod.string(),
  "body": zod.string(),
  "data": NotificationTarget,
  "actor": zod.union([UserRef,zod.null()]).describe('The acting user, if any'),
  "module": ModuleType.describe('The kind of profile it is for'),
  "entity_id": Id.describe('The entity of that profile'),
  "group_key": zod.string().nullable().describe('e.g. team-join-requested:team:4'),
  "count": zod.int().min(1).describe('Number of grouped notifications'),
  "read_at": zod.union([Instant,zod.null()]),
  "created_at": Instant
});

export type Notification = zod.input<typeof Notification>;
export type NotificationOutput = zod.output<typeof Notification>;
