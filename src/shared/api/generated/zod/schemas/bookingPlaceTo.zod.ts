/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { RequestDate } from './requestDate.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const BookingPlaceTo = zod.strictObject({
  "court_id": Id,
  "date": RequestDate,
  "time_slot_id": TimeSlotId
});

export type BookingPlaceTo = zod.input<typeof BookingPlaceTo>;
export type BookingPlaceToOutput = zod.output<typeof BookingPlaceTo>;
