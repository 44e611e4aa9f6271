/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingStatus } from './bookingStatus.zod.ts';
import { Id } from './id.zod.ts';
import { Keywords } from './keywords.zod.ts';
import { RequestDate } from './requestDate.zod.ts';

export const listVenueBookingsParamsPageDefault = 1;

export const listVenueBookingsParamsPerPageDefault = 10;
export const listVenueBookingsParamsPerPageMax = 50;


export const ListVenueBookingsParams = zod.strictObject({
  "status[]": zod.array(BookingStatus).optional(),
  "from": RequestDate.optional(),
  "to": RequestDate.optional(),
  "court_id": Id.optional(),
  "keywords": Keywords.optional(),
  "group": zod.enum(['series']).optional(),
  "page": zod.int().min(1).default(listVenueBookingsParamsPageDefault),
  "per_page": zod.int().min(1).max(listVenueBookingsParamsPerPageMax).default(listVenueBookingsParamsPerPageDefault),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type ListVenueBookingsParams = zod.input<typeof ListVenueBookingsParams>;
export type ListVenueBookingsParamsOutput = zod.output<typeof ListVenueBookingsParams>;
