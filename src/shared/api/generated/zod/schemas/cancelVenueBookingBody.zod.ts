/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingReason } from './bookingReason.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const CancelVenueBookingBody = zod.strictObject({
  "module": ModuleType,
  "reason": BookingReason,
  "scope": zod.enum(['session', 'series']).describe('series: this session and the later ones')
});

export type CancelVenueBookingBody = zod.input<typeof CancelVenueBookingBody>;
export type CancelVenueBookingBodyOutput = zod.output<typeof CancelVenueBookingBody>;
