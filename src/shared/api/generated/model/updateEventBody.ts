/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EventCapacity } from './eventCapacity.ts';
import type { EventJoinPolicy } from './eventJoinPolicy.ts';
import type { EventKind } from './eventKind.ts';
import type { EventLocation } from './eventLocation.ts';
import type { EventMinimum } from './eventMinimum.ts';
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
 * Only what is sent changes. The times of a booked court change with the booking only.
 */
export interface UpdateEventBody {
  title?: OneLine;
  description?: ManyLines;
  kind?: EventKind;
  city_id?: Id;
  /** Id of an uploaded image */
  image?: Id | null;
  /** null gives the court up; the booking itself stays */
  booking_id?: Id | null;
  location?: EventLocation | null;
  starts_at?: RequestInstant;
  ends_at?: RequestInstant;
  /** At least the heads that are going */
  capacity?: EventCapacity;
  min_participants?: EventMinimum | null;
  min_check_at?: RequestInstant | null;
  price_total?: EventPrice | null;
  level?: TeamLevel | null;
  gender?: TeamGender;
  visibility?: EventVisibility;
  join_policy?: EventJoinPolicy;
  rsvp_until?: RequestInstant;
  /** none ends the weekly game after this event */
  recurrence?: EventRecurrence;
  /** Tell everybody who is invited, going, maybe coming or waiting; true when absent */
  notify?: boolean;
}
