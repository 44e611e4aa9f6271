/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GameSideKey } from './gameSideKey.zod.ts';
import { GuestCount } from './guestCount.zod.ts';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';
import { ParticipantRole } from './participantRole.zod.ts';
import { ParticipantStatus } from './participantStatus.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { PlayerPosition } from './playerPosition.zod.ts';
import { PlayerRating } from './playerRating.zod.ts';
import { UserRef } from './userRef.zod.ts';




export const Participant = zod.strictObject({
  "id": Id,
  "user": UserRef,
  "role": ParticipantRole,
  "status": ParticipantStatus,
  "waitlist_position": zod.int().min(1).nullable().describe('Of waitlisted: 1 is next'),
  "guests": GuestCount,
  "side": zod.union([GameSideKey,zod.null()]),
  "is_locked": zod.boolean().describe('Stays on that side when the sides are balanced'),
  "rating": zod.union([PlayerRating,zod.null()]).describe('Only for who manages the event'),
  "position": zod.union([PlayerPosition,zod.null()]),
  "due": zod.union([Money,zod.null()]).describe('What they pay for this event, guests included; for themselves and who manages the event, else null'),
  "owes": zod.union([Money,zod.null()]).describe('What is open from earlier weeks; as due'),
  "has_paid": zod.boolean().nullable().describe('Both due and owes; as due'),
  "attended": zod.boolean().nullable().describe('false: did not come; null: not checked in'),
  "invited_by": zod.union([UserRef,zod.null()]),
  "permissions": Permissions.describe('approve, decline (a request), remove, update (money, check-in, rating, position, side), pay (has_paid alone, also of somebody who owes and is not going)')
});

export type Participant = zod.input<typeof Participant>;
export type ParticipantOutput = zod.output<typeof Participant>;
