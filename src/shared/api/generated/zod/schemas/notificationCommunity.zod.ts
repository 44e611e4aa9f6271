/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const NotificationCommunity = zod.strictObject({
  "id": Id,
  "slug": zod.string(),
  "name": zod.string(),
  "invitation": zod.enum(['open', 'accepted', 'declined', 'withdrawn']).optional().describe('Of community-invited; open: the user may accept or decline'),
  "application_id": Id.optional().describe('Of community-join-requested about one request, and of the answers to it'),
  "post_id": Id.optional().describe('Of post-commented and announcement')
}).describe('The community a notification is about');

export type NotificationCommunity = zod.input<typeof NotificationCommunity>;
export type NotificationCommunityOutput = zod.output<typeof NotificationCommunity>;
