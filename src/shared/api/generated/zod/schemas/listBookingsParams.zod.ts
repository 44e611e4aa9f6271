/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingStatus } from './bookingStatus.zod.ts';

export const listBookingsParamsPageDefault = 1;

export const listBookingsParamsPerPageDefault = 10;
export const listBookingsParamsPerPageMax = 50;


export const ListBookingsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "when": zod.enum(['upcoming', 'past']).optional(),
  "status[]": zod.array(BookingStatus).optional(),
  "weekly": zod.boolean().optional(),
  "group": zod.enum(['series']).optional(),
  "page": zod.int().min(1).default(listBookingsParamsPageDefault),
  "per_page": zod.int().min(1).max(listBookingsParamsPerPageMax).default(listBookingsParamsPerPageDefault)
})

export type ListBookingsParams = zod.input<typeof ListBookingsParams>;
export type ListBookingsParamsOutput = zod.output<typeof ListBookingsParams>;
