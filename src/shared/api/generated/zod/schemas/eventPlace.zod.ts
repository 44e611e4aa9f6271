/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CourtRef } from './courtRef.zod.ts';
import { EventVenue } from './eventVenue.zod.ts';
import { Id } from './id.zod.ts';

export const EventPlace = zod.strictObject({
  "state": zod.enum(['pending', 'confirmed']).describe('pending: the venue has not answered the booking yet'),
  "booking_id": zod.union([Id,zod.null()]).describe('null: the booking is not the reader\'s'),
  "venue": EventVenue,
  "court": CourtRef
}).describe('A booked court');

export type EventPlace = zod.input<typeof EventPlace>;
export type EventPlaceOutput = zod.output<typeof EventPlace>;
