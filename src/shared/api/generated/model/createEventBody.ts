/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EventCapacity } from './eventCapacity.ts';
import type { EventJoinPolicy } from './eventJoinPolicy.ts';
import type { EventKind } from './eventKind.ts';
import type { EventLocation } from './eventLocation.ts';
import type { EventMinimum } from './eventMinimum.ts';
import type { EventOwnerType } from './eventOwnerType.ts';
import type { EventPrice } from './eventPrice.ts';
import type { EventRecurrence } from './eventRecurrence.ts';
import type { EventVisibility } from './eventVisibility.ts';
import type { Id } from './id.ts';
import type { ManyLines } from './manyLines.ts';
import type { OneLine } from './oneLine.ts';
import type { RequestInstant } from './requestInstant.ts';
import type { TeamGender } from './teamGender.ts';
import type { TeamLevel } from './teamLevel.ts';

/**
 * With booking_id the times, the place and the city are those of the booking; else starts_at, ends_at, location and city_id are needed.
 */
export interface CreateEventBody {
  owner_type: EventOwnerType;
  /** Needed unless owner_type is base */
  owner_id?: Id;
  /** A community of the host to announce it in; that of the owner when the owner is one */
  community_id?: Id | null;
  title: OneLine;
  description?: ManyLines;
  kind: EventKind;
  /** That of the court, with booking_id */
  sport_id: Id;
  city_id?: Id;
  /** Id of an uploaded image */
  image?: Id | null;
  /** A coming booking of the user without an event (409 booking_in_use) */
  booking_id?: Id | null;
  location?: EventLocation | null;
  starts_at?: RequestInstant;
  /** Within 12 hours after the start */
  ends_at?: RequestInstant;
  capacity: EventCapacity;
  /** At most the capacity */
  min_participants?: EventMinimum | null;
  /** Two hours before the start when absent */
  min_check_at?: RequestInstant | null;
  /** The price of the booking when absent */
  price_total?: EventPrice | null;
  level?: TeamLevel | null;
  gender: TeamGender;
  /** community needs a community */
  visibility: EventVisibility;
  join_policy: EventJoinPolicy;
  /** Its start when absent */
  rsvp_until?: RequestInstant;
  /** none when absent */
  recurrence?: EventRecurrence;
  /** Whether the host takes a seat; true when absent */
  host_plays?: boolean;
}
