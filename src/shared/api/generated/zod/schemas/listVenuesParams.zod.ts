/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Facility } from './facility.zod.ts';
import { Id } from './id.zod.ts';
import { Keywords } from './keywords.zod.ts';
import { Money } from './money.zod.ts';
import { PageNumber } from './pageNumber.zod.ts';
import { PageSize } from './pageSize.zod.ts';
import { PublicationStatus } from './publicationStatus.zod.ts';
import { RequestDate } from './requestDate.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';
import { VenueSort } from './venueSort.zod.ts';

export const listVenuesParamsLatMin = -90;
export const listVenuesParamsLatMax = 90;

export const listVenuesParamsLngMin = -180;
export const listVenuesParamsLngMax = 180;

export const listVenuesParamsRadiusKmMax = 200;


export const ListVenuesParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": PageNumber.optional(),
  "per_page": PageSize.optional(),
  "sport_id": Id.optional(),
  "bookmark": zod.boolean().optional(),
  "available_time_slot_id": TimeSlotId.optional(),
  "date": RequestDate.optional(),
  "keywords": Keywords.optional(),
  "is_bookable": zod.boolean().optional(),
  "status[]": zod.array(PublicationStatus).optional(),
  "city_id": Id.optional(),
  "lat": zod.number().min(listVenuesParamsLatMin).max(listVenuesParamsLatMax).optional(),
  "lng": zod.number().min(listVenuesParamsLngMin).max(listVenuesParamsLngMax).optional(),
  "radius_km": zod.number().min(1).max(listVenuesParamsRadiusKmMax).optional(),
  "facilities[]": zod.array(Facility).optional(),
  "price_max": Money.optional(),
  "sort": VenueSort.optional()
})

export type ListVenuesParams = zod.input<typeof ListVenuesParams>;
export type ListVenuesParamsOutput = zod.output<typeof ListVenuesParams>;
