/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Instant } from './instant.zod.ts';

export const BookingDesk = zod.strictObject({
  "phone": zod.string().nullable().describe('Of the booker or the guest, with prefix'),
  "paid_at": zod.union([Instant,zod.null()]).describe('Paid in cash at the venue'),
  "no_show_at": zod.union([Instant,zod.null()]).describe('When the venue noted that nobody came')
}).describe('What only the users of the venue see of a booking.');

export type BookingDesk = zod.input<typeof BookingDesk>;
export type BookingDeskOutput = zod.output<typeof BookingDesk>;
