/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { Count } from './count.zod.ts';
import { Id } from './id.zod.ts';
import { WallTime } from './wallTime.zod.ts';
import { Weekday } from './weekday.zod.ts';

export const BookingSeriesGroup = zod.strictObject({
  "id": Id,
  "weekday": Weekday,
  "start": WallTime.describe('Its usual start, wherever single sessions were moved'),
  "session_count": Count.describe('How many of its sessions the query has'),
  "open_session": zod.union([Booking,zod.null()]).describe('The first of those whose player is asked about a closed time, else the first that is offered to somebody; null where nothing waits for an answer')
}).describe('A weekly booking as one entry of a list; the booking with its series_id is the first of its sessions there.');

export type BookingSeriesGroup = zod.input<typeof BookingSeriesGroup>;
export type BookingSeriesGroupOutput = zod.output<typeof BookingSeriesGroup>;
