/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { LinkRole } from './linkRole.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PhonePrefix } from './phonePrefix.ts';
import type { UserRef } from './userRef.ts';

export interface TeamInvitation {
  id: Id;
  phone_prefix: PhonePrefix;
  phone_number: PhoneNumber;
  roles: LinkRole[];
  is_player: boolean;
  /** @nullable */
  jersey_number: number | null;
  /** @nullable */
  position: string | null;
  inviter: UserRef;
  created_at: Instant;
  expires_at: Instant;
  /** Path from the root of the site, e.g. /app/team/kalaja-united?invitation=…; only for those who may make one */
  link?: string;
}
