/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';

export const NotificationEvent = zod.strictObject({
  "id": Id,
  "title": zod.string(),
  "starts_at": Instant,
  "invitation": zod.enum(['open', 'accepted', 'declined', 'withdrawn']).optional().describe('Of event-invited; open: the user may answer; accepted: going or waiting'),
  "participant_id": Id.optional().describe('Of event-requested about one person whose request still waits'),
  "change": zod.enum(['time', 'place', 'court-lost', 'details']).optional().describe('Of event-updated; court-lost: the venue declined or took back the court (R37)'),
  "cause": zod.enum(['host', 'too-few']).optional().describe('Of event-cancelled'),
  "answered": zod.boolean().optional().describe('Of event-reminder; false: the user has not answered yet')
}).describe('The event a notification is about');

export type NotificationEvent = zod.input<typeof NotificationEvent>;
export type NotificationEventOutput = zod.output<typeof NotificationEvent>;
