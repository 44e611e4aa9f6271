/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamInvitation } from './teamInvitation.ts';

export interface CreateTeamInvitationData {
  invitation: TeamInvitation;
}
