/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count.ts';
import type { HandoverScope } from './handoverScope.ts';
import type { HandoverState } from './handoverState.ts';
import type { Instant } from './instant.ts';
import type { UserRef } from './userRef.ts';

/**
 * An offer of a booking to another user.
 */
export interface BookingHandover {
  state: HandoverState;
  scope: HandoverScope;
  from: UserRef;
  to: UserRef;
  /** How many sessions change hands */
  session_count: Count;
  offered_at: Instant;
  /** The start of the session it was offered with */
  expires_at: Instant;
  settled_at: Instant | null;
}
