/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GuestCount } from './guestCount.ts';
import type { Id } from './id.ts';
import type { UserRef } from './userRef.ts';

export interface LineupEntry {
  user: UserRef;
  /** Who play beside them, of an event */
  guests: GuestCount;
  /** @nullable */
  jersey_number: number | null;
  is_captain: boolean;
  /**
     * A PlayerPosition in an event, else as the team says it
     * @nullable
     */
  position: string | null;
  /** Of an event */
  participant_id: Id | null;
}
