/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { JerseyNumber } from './jerseyNumber.ts';
import type { LinkRole } from './linkRole.ts';
import type { OneLine } from './oneLine.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PhonePrefix } from './phonePrefix.ts';

export interface CreateTeamInvitationBody {
  /** +355 when it is missing */
  phone_prefix?: PhonePrefix;
  phone_number: PhoneNumber;
  roles?: LinkRole[];
  is_player?: boolean;
  /** Unique among the players of the team */
  jersey_number?: JerseyNumber | null;
  position?: OneLine | null;
}
