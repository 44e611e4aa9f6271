/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameSideKey } from './gameSideKey.ts';
import type { GuestCount } from './guestCount.ts';
import type { Id } from './id.ts';
import type { Money } from './money.ts';
import type { ParticipantRole } from './participantRole.ts';
import type { ParticipantStatus } from './participantStatus.ts';
import type { Permissions } from './permissions.ts';
import type { PlayerPosition } from './playerPosition.ts';
import type { PlayerRating } from './playerRating.ts';
import type { UserRef } from './userRef.ts';

export interface Participant {
  id: Id;
  user: UserRef;
  role: ParticipantRole;
  status: ParticipantStatus;
  /**
     * Of waitlisted: 1 is next
     * @minimum 1
     * @nullable
     */
  waitlist_position: number | null;
  guests: GuestCount;
  side: GameSideKey | null;
  /** Stays on that side when the sides are balanced */
  is_locked: boolean;
  /** Only for who manages the event */
  rating: PlayerRating | null;
  position: PlayerPosition | null;
  /** What they pay for this event, guests included; for themselves and who manages the event, else null */
  due: Money | null;
  /** What is open from earlier weeks; as due */
  owes: Money | null;
  /**
     * Both due and owes; as due
     * @nullable
     */
  has_paid: boolean | null;
  /**
     * false: did not come; null: not checked in
     * @nullable
     */
  attended: boolean | null;
  invited_by: UserRef | null;
  /** approve, decline (a request), remove, update (money, check-in, rating, position, side), pay (has_paid alone, also of somebody who owes and is not going) */
  permissions: Permissions;
}
