/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { Id } from './id.zod.ts';
import { WallTime } from './wallTime.zod.ts';
import { Weekday } from './weekday.zod.ts';

export const BookingSeriesGroup = zod.strictObject({
  "id": Id,
  "weekday": Weekday,
  "start": WallTime.describe('Its usual start, wherever single sessions were moved'),
  "session_count": Count.describe('How many of its sessions the query has')
}).describe('A weekly booking as one entry of a list; the booking with its series_id is the first of its sessions there.');

export type BookingSeriesGroup = zod.input<typeof BookingSeriesGroup>;
export type BookingSeriesGroupOutput = zod.output<typeof BookingSeriesGroup>;
