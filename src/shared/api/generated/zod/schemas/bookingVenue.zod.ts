/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';

export const BookingVenue = zod.strictObject({
  "id": Id,
  "slug": zod.string(),
  "name": zod.string(),
  "image": ImageOrNull,
  "address": zod.string(),
  "phone": zod.string().describe('Prefix and number')
});

export type BookingVenue = zod.input<typeof BookingVenue>;
export type BookingVenueOutput = zod.output<typeof BookingVenue>;
