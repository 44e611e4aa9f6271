/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const ConfirmVenueBookingBody = zod.strictObject({
  "module": ModuleType
});

export type ConfirmVenueBookingBody = zod.input<typeof ConfirmVenueBookingBody>;
export type ConfirmVenueBookingBodyOutput = zod.output<typeof ConfirmVenueBookingBody>;
