/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { Facility } from './facility.zod.ts';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';
import { PublicationStatus } from './publicationStatus.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';
import { VenueSort } from './venueSort.zod.ts';

export const listVenuesParamsPageDefault = 1;

export const listVenuesParamsPerPageDefault = 10;
export const listVenuesParamsPerPageMax = 50;

export const listVenuesParamsKeywordsMax = 100;

export const listVenuesParamsLatMin = -90;
export const listVenuesParamsLatMax = 90;

export const listVenuesParamsLngMin = -180;
export const listVenuesParamsLngMax = 180;

export const listVenuesParamsRadiusKmMax = 200;


export const ListVenuesParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listVenuesParamsPageDefault),
  "per_page": zod.int().min(1).max(listVenuesParamsPerPageMax).default(listVenuesParamsPerPageDefault),
  "sport_id": Id.optional(),
  "bookmark": zod.boolean().optional(),
  "available_time_slot_id": TimeSlotId.optional(),
  "date": CalendarDate.optional(),
  "keywords": zod.string().max(listVenuesParamsKeywordsMax).optional(),
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
