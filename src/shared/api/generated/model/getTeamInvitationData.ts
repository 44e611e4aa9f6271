/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamInvitationOffer } from './teamInvitationOffer.ts';

export interface GetTeamInvitationData {
  invitation: TeamInvitationOffer;
}
