/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Booking } from './booking.ts';
import type { Count } from './count.ts';
import type { Id } from './id.ts';
import type { WallTime } from './wallTime.ts';
import type { Weekday } from './weekday.ts';

/**
 * A weekly booking as one entry of a list; the booking with its series_id is the first of its sessions there.
 */
export interface BookingSeriesGroup {
  id: Id;
  weekday: Weekday;
  /** Its usual start, wherever single sessions were moved */
  start: WallTime;
  /** How many of its sessions the query has */
  session_count: Count;
  /** The first of those whose player is asked about a closed time, else the first that is offered to somebody; null where nothing waits for an answer */
  open_session: Booking | null;
}
