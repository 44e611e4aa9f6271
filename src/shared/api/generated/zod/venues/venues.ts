/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AddVenueBookmarkBody,
  CalendarDate,
  CourtAvailability,
  CourtSlot,
  Facility,
  Message,
  NoErrors,
  Pagination,
  PublicationStatus,
  TimeSlot,
  Venue
} from '../schemas/index.ts';


/**
 * @summary Find venues
 */
export const listVenuesQueryPageDefault = 1;

export const listVenuesQueryPerPageDefault = 10;
export const listVenuesQueryPerPageMax = 50;


export const listVenuesQueryAvailableTimeSlotIdMax = 18;

export const listVenuesQueryDateRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');
export const listVenuesQueryKeywordsMax = 100;


export const listVenuesQueryLatMin = -90;
export const listVenuesQueryLatMax = 90;

export const listVenuesQueryLngMin = -180;
export const listVenuesQueryLngMax = 180;

export const listVenuesQueryRadiusKmMax = 200;

export const listVenuesQueryPriceMaxMin = 0;



export const ListVenuesQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listVenuesQueryPageDefault),
  "per_page": zod.int().min(1).max(listVenuesQueryPerPageMax).default(listVenuesQueryPerPageDefault),
  "sport_id": zod.int().min(1).optional(),
  "bookmark": zod.boolean().optional().describe('Only the venues the user bookmarked; needs a signed-in user'),
  "available_time_slot_id": zod.int().min(1).max(listVenuesQueryAvailableTimeSlotIdMax).optional().describe('Only venues where this slot is free on the date, or today'),
  "date": zod.iso.date().regex(listVenuesQueryDateRegExp).optional().describe('A CalendarDate that a request may carry: 2001 to 2098, so that a sum of days or weeks is one too'),
  "keywords": zod.string().max(listVenuesQueryKeywordsMax).optional(),
  "is_bookable": zod.boolean().optional(),
  "status[]": zod.array(PublicationStatus).optional().describe('Statuses other than published are for super users, or for the user\'s own venues'),
  "city_id": zod.int().min(1).optional(),
  "lat": zod.number().min(listVenuesQueryLatMin).max(listVenuesQueryLatMax).optional(),
  "lng": zod.number().min(listVenuesQueryLngMin).max(listVenuesQueryLngMax).optional(),
  "radius_km": zod.number().min(1).max(listVenuesQueryRadiusKmMax).optional().describe('Needs lat and lng'),
  "facilities[]": zod.array(Facility).optional().describe('Venues that have all of them'),
  "price_max": zod.int().min(listVenuesQueryPriceMaxMin).optional().describe('Whole Albanian lek (ALL)'),
  "sort": zod.enum(['name', 'distance', 'price', 'submitted']).optional().describe('distance needs lat and lng; submitted: the longest-waiting first for super users, by name for others')
})

export const ListVenuesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venues": zod.array(Venue),
  "pagination": Pagination
})
})

/**
 * @summary One venue with its courts
 */
export const getVenuePathSlugMax = 100;


export const getVenuePathSlugRegExp = new RegExp('^[a-z0-9-]+$');


export const GetVenueParams = zod.object({
  "slug": zod.string().max(getVenuePathSlugMax).regex(getVenuePathSlugRegExp)
})

export const GetVenueQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetVenueResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venue": Venue
})
})

/**
 * @summary One time slot on every court of a venue
 */

export const getVenueTimeSlotPathTimeSlotIdMax = 18;



export const GetVenueTimeSlotParams = zod.object({
  "venueId": zod.int().min(1),
  "timeSlotId": zod.int().min(1).max(getVenueTimeSlotPathTimeSlotIdMax).describe('Slot n runs from 05+n:00 to 06+n:00; 13 is 18:00–19:00')
})

export const getVenueTimeSlotQueryDateRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');


export const GetVenueTimeSlotQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "date": zod.iso.date().regex(getVenueTimeSlotQueryDateRegExp).optional().describe('Today when absent')
})

export const GetVenueTimeSlotResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "time_slot": TimeSlot,
  "date": CalendarDate,
  "courts": zod.array(CourtSlot)
})
})

/**
 * @summary All slots of one day by court
 */



export const GetVenueAvailabilityParams = zod.object({
  "venueId": zod.int().min(1)
})

export const getVenueAvailabilityQueryDateRegExp = new RegExp('^20(0[1-9]|[1-8]\\d|9[0-8])-');




export const GetVenueAvailabilityQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "date": zod.iso.date().regex(getVenueAvailabilityQueryDateRegExp).describe('A CalendarDate that a request may carry: 2001 to 2098, so that a sum of days or weeks is one too'),
  "sport_id": zod.int().min(1).optional(),
  "court_id": zod.int().min(1).optional(),
  "weekly": zod.boolean().optional().describe('The state for a weekly booking')
})

export const GetVenueAvailabilityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "date": CalendarDate,
  "courts": zod.array(CourtAvailability)
})
})

/**
 * @summary Bookmark a venue
 */



export const AddVenueBookmarkParams = zod.object({
  "venueId": zod.int().min(1)
})

export const AddVenueBookmarkBodySchema = AddVenueBookmarkBody

export const AddVenueBookmarkResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * @summary Remove the bookmark of a venue
 */



export const RemoveVenueBookmarkParams = zod.object({
  "venueId": zod.int().min(1)
})

export const RemoveVenueBookmarkQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const RemoveVenueBookmarkResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

