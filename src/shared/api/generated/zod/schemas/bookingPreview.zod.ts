/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingSession } from './bookingSession.zod.ts';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';

export const BookingPreview = zod.strictObject({
  "sessions": zod.array(BookingSession),
  "total_price": Money.describe('The available sessions only'),
  "venue_id": Id
}).describe('Also the data of a 409 to a booking.');

export type BookingPreview = zod.input<typeof BookingPreview>;
export type BookingPreviewOutput = zod.output<typeof BookingPreview>;
