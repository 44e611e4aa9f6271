/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Instant } from './instant.zod.ts';
import { TeamRef } from './teamRef.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const TeamInvitationOffer = zod.strictObject({
  "team": TeamRef,
  "inviter": UserRef,
  "state": zod.enum(['open', 'used', 'expired']),
  "expires_at": Instant
});

export type TeamInvitationOffer = zod.input<typeof TeamInvitationOffer>;
export type TeamInvitationOfferOutput = zod.output<typeof TeamInvitationOffer>;
