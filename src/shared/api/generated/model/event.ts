/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { City } from './city.ts';
import type { CommunityRef } from './communityRef.ts';
import type { Count } from './count.ts';
import type { EventCapacity } from './eventCapacity.ts';
import type { EventJoinPolicy } from './eventJoinPolicy.ts';
import type { EventKind } from './eventKind.ts';
import type { EventLocation } from './eventLocation.ts';
import type { EventMinimum } from './eventMinimum.ts';
import type { EventOwner } from './eventOwner.ts';
import type { EventPhase } from './eventPhase.ts';
import type { EventPlace } from './eventPlace.ts';
import type { EventRecurrence } from './eventRecurrence.ts';
import type { EventVisibility } from './eventVisibility.ts';
import type { Id } from './id.ts';
import type { ImageOrNull } from './imageOrNull.ts';
import type { Instant } from './instant.ts';
import type { Money } from './money.ts';
import type { Participant } from './participant.ts';
import type { Permissions } from './permissions.ts';
import type { Sport } from './sport.ts';
import type { TeamGender } from './teamGender.ts';
import type { TeamLevel } from './teamLevel.ts';
import type { UserRef } from './userRef.ts';

export interface Event {
  id: Id;
  title: string;
  description: string;
  kind: EventKind;
  sport: Sport;
  /** Of the venue, or chosen for a free place */
  city: City;
  owner: EventOwner;
  /** The community it is announced in, which is its owner or chosen; null too for who does not know that community */
  community: CommunityRef | null;
  /** Who made it and looks after it; null: the account is gone */
  host: UserRef | null;
  image: ImageOrNull;
  /** Without place and location the event has no court yet (R37) */
  place: EventPlace | null;
  /** Never beside a place */
  location: EventLocation | null;
  starts_at: Instant;
  ends_at: Instant;
  capacity: EventCapacity;
  min_participants: EventMinimum | null;
  /** When the minimum is checked; null without one */
  min_check_at: Instant | null;
  /** What all pay together; null: free */
  price_total: Money | null;
  /** price_total divided by the heads that are going, guests included, rounded up to 50 ALL; with nobody going, by the capacity; null: free */
  price_per_person: Money | null;
  /** null: for all levels */
  level: TeamLevel | null;
  gender: TeamGender;
  visibility: EventVisibility;
  join_policy: EventJoinPolicy;
  /** Until when answers are taken; at the latest its start */
  rsvp_until: Instant;
  recurrence: EventRecurrence;
  /** Shared by the events of one weekly game; null: it was never weekly */
  series_id: Id | null;
  phase: EventPhase;
  /**
     * In the words of the host, or of the server when too few came
     * @nullable
     */
  cancel_reason: string | null;
  /** Heads, guests included */
  going_count: Count;
  /** People */
  maybe_count: Count;
  /** People */
  waitlist_count: Count;
  /** People who wait for approval; 0 for who does not decide */
  requests_count: Count;
  my_participation: Participant | null;
  game_id: Id | null;
  /** answer (going, maybe or declined), bring_guests, invite, decide (requests), manage (remove, money, check-in, ratings, sides), edit, cancel, make_game */
  permissions: Permissions;
}
