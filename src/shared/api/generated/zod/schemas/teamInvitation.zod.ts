/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { LinkRole } from './linkRole.zod.ts';
import { PhoneNumber } from './phoneNumber.zod.ts';
import { PhonePrefix } from './phonePrefix.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const TeamInvitation = zod.strictObject({
  "id": Id,
  "phone_prefix": PhonePrefix,
  "phone_number": PhoneNumber,
  "roles": zod.array(LinkRole),
  "is_player": zod.boolean(),
  "jersey_number": zod.int().nullable(),
  "position": zod.string().nullable(),
  "inviter": UserRef,
  "created_at": Instant,
  "expires_at": Instant,
  "link": zod.string().optional().describe('Path from the root of the site, e.g. /app/team/kalaja-united?invitation=…; only for those who may make one')
});

export type TeamInvitation = zod.input<typeof TeamInvitation>;
export type TeamInvitationOutput = zod.output<typeof TeamInvitation>;
