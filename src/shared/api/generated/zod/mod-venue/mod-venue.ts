/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AddVenueUserBody,
  Court,
  CreateCourtBody,
  CreateVenueBody,
  Message,
  NoErrors,
  Pagination,
  Permissions,
  UpdateCourtBody,
  UpdateVenueBody,
  UpdateVenueUserBody,
  Venue,
  VenueStats,
  VenueUser
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
 * 409 no_court when is_bookable is true, as a new venue has no court. Ten a day (429).
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

/**
 * @summary The people who run a venue
 */



export const ListVenueUsersParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const ListVenueUsersQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListVenueUsersResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "users": zod.array(VenueUser),
  "permissions": Permissions.describe('add: may add users')
})
})

/**
 * By id (from GET /users) or by phone number. 422 on the field that was given when there is no such account, or when it runs the venue already.
 * @summary Add a user to a venue
 */



export const AddVenueUserParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const AddVenueUserBodySchema = AddVenueUserBody

export const AddVenueUserResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "user": VenueUser
})
})

/**
 * 409 last_admin when the venue would be left without an owner. A second owner may be made; then the first may step down or leave.
 * @summary Change the role of a user of a venue
 */




export const UpdateVenueUserParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "userId": zod.int().min(1).describe('The user')
})

export const UpdateVenueUserBodySchema = UpdateVenueUserBody

export const UpdateVenueUserResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "user": VenueUser
})
})

/**
 * 409 last_admin when the venue would be left without an owner.
 * @summary Remove a user from a venue, or leave it
 */




export const RemoveVenueUserParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue'),
  "userId": zod.int().min(1).describe('The user; everyone may remove themselves')
})

export const RemoveVenueUserQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const RemoveVenueUserResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

