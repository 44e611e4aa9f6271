/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const inviteToEventBodyUserIdsMax = 50;



export const InviteToEventBody = zod.strictObject({
  "module": ModuleType,
  "user_ids": zod.array(Id).min(1).max(inviteToEventBodyUserIdsMax).optional(),
  "team_id": Id.optional(),
  "community_id": Id.optional()
}).describe('One of user_ids, team_id and community_id (422); the team and the community are the caller\'s. Who is in the event already is left out; who declined comes back by user_ids only, who was removed by those of somebody who manages it.');

export type InviteToEventBody = zod.input<typeof InviteToEventBody>;
export type InviteToEventBodyOutput = zod.output<typeof InviteToEventBody>;
