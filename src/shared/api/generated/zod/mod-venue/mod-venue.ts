/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Court,
  CreateCourtBody,
  CreateVenueBody,
  Message,
  NoErrors,
  Pagination,
  UpdateCourtBody,
  UpdateVenueBody,
  Venue,
  VenueStats
} from '../schemas/index.ts';


/**
 * @summary The venues the user manages
 */
export const listManagedVenuesQueryPageDefault = 1;

export const listManagedVenuesQueryPerPageDefault = 10;
export const listManagedVenuesQueryPerPageMax = 50;



export const ListManagedVenuesQueryParams = zod.object({
  "page": zod.int().min(1).default(listManagedVenuesQueryPageDefault),
  "per_page": zod.int().min(1).max(listManagedVenuesQueryPerPageMax).default(listManagedVenuesQueryPerPageDefault),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListManagedVenuesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venues": zod.array(Venue),
  "pagination": Pagination
})
})

/**
 * 409 no_court when is_bookable is true, as a new venue has no court.
 * @summary Create a venue
 */
export const CreateVenueBodySchema = CreateVenueBody

export const CreateVenueResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venue": Venue
})
})

/**
 * @summary One venue with all its courts, for its admins
 */



export const GetManagedVenueParams = zod.object({
  "id": zod.int().min(1).describe('The venue')
})

export const GetManagedVenueQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const getManagedVenueResponseDataUsersCountMin = 0;



export const GetManagedVenueResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venue": Venue,
  "users_count": zod.int().min(getManagedVenueResponseDataUsersCountMin),
  "stats": VenueStats
})
})

/**
 * 409 no_court when is_bookable becomes true without a court; 422 on status when that transition is not allowed.
 * @summary Change a venue or its publication status
 */



export const UpdateVenueParams = zod.object({
  "id": zod.int().min(1).describe('The venue')
})

export const UpdateVenueBodySchema = UpdateVenueBody

export const UpdateVenueResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venue": Venue
})
})

/**
 * @summary Detach an image from a venue
 */



export const DeleteVenueImageParams = zod.object({
  "id": zod.int().min(1).describe('The image')
})

export const DeleteVenueImageQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteVenueImageResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * @summary All courts of a venue, public or not
 */



export const ListCourtsParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const ListCourtsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListCourtsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "courts": zod.array(Court)
})
})

/**
 * @summary Add a court to a venue
 */



export const CreateCourtParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const CreateCourtBodySchema = CreateCourtBody

export const CreateCourtResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "court": Court
})
})

/**
 * @summary One court of a venue
 */




export const GetCourtParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "courtId": zod.int().min(1).describe('The court')
})

export const GetCourtQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetCourtResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "court": Court
})
})

/**
 * @summary Change a court
 */




export const UpdateCourtParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "courtId": zod.int().min(1).describe('The court')
})

export const UpdateCourtBodySchema = UpdateCourtBody

export const UpdateCourtResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "court": Court
})
})

/**
 * 409 court_in_use while it has upcoming or weekly bookings.
 * @summary Delete a court
 */




export const DeleteCourtParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "courtId": zod.int().min(1).describe('The court')
})

export const DeleteCourtQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteCourtResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

