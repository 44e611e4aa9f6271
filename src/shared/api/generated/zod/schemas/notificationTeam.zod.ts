/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const NotificationTeam = zod.strictObject({
  "id": Id,
  "slug": zod.string(),
  "name": zod.string(),
  "invitation": zod.enum(['open', 'accepted', 'declined', 'withdrawn']).optional().describe('Of team-invited; open: the user may accept or decline'),
  "application_id": Id.optional().describe('Of team-join-requested about one request, and of the answers to it')
}).describe('The team a notification is about');

export type NotificationTeam = zod.input<typeof NotificationTeam>;
export type NotificationTeamOutput = zod.output<typeof NotificationTeam>;
