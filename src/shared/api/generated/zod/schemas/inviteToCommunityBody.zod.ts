/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const inviteToCommunityBodyUserIdsMax = 50;



export const InviteToCommunityBody = zod.strictObject({
  "module": ModuleType,
  "user_ids": zod.array(Id).min(1).max(inviteToCommunityBodyUserIdsMax).optional(),
  "team_id": Id.optional()
}).describe('One of user_ids and team_id; team_id is a team the user belongs to (422).');

export type InviteToCommunityBody = zod.input<typeof InviteToCommunityBody>;
export type InviteToCommunityBodyOutput = zod.output<typeof InviteToCommunityBody>;
