/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { TeamMemberStatus } from './teamMemberStatus.zod.ts';
import { TeamRole } from './teamRole.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const TeamMember = zod.strictObject({
  "id": Id,
  "user": UserRef,
  "user_id": Id,
  "roles": zod.array(TeamRole),
  "is_player": zod.boolean(),
  "jersey_number": zod.int().nullable(),
  "position": zod.string().nullable(),
  "status": TeamMemberStatus,
  "joined_at": zod.union([Instant,zod.null()])
});

export type TeamMember = zod.input<typeof TeamMember>;
export type TeamMemberOutput = zod.output<typeof TeamMember>;
