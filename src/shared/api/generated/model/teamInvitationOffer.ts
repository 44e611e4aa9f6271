/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Instant } from './instant.ts';
import type { TeamInvitationOfferState } from './teamInvitationOfferState.ts';
import type { TeamRef } from './teamRef.ts';
import type { UserRef } from './userRef.ts';

export interface TeamInvitationOffer {
  team: TeamRef;
  inviter: UserRef;
  state: TeamInvitationOfferState;
  expires_at: Instant;
}
