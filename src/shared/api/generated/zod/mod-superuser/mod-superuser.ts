/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  ChangeVenueStatusBody,
  ChangesSinceReview,
  Message,
  NoErrors,
  Pagination,
  ReviewVenueBody,
  Venue,
  VenueLogEntry
} from '../schemas/index.ts';


/**
 * 409 stale when the venue is not in review any more, or has changed since the revision named. 422 on reason when a rejection has none.
 * @summary Approve or reject a venue in review
 */



export const ReviewVenueParams = zod.object({
  "id": zod.int().min(1).describe('The venue')
})

export const ReviewVenueBodySchema = ReviewVenueBody

export const ReviewVenueResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venue": Venue
})
})

/**
 * 409 stale when the venue has left the status from which this is possible. 422 on reason when it says nothing.
 * @summary Disable a published venue, or restore a disabled one
 */



export const ChangeVenueStatusParams = zod.object({
  "id": zod.int().min(1).describe('The venue')
})

export const ChangeVenueStatusBodySchema = ChangeVenueStatusBody

export const ChangeVenueStatusResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "venue": Venue
})
})

/**
 * @summary Everything that was changed and decided about a venue
 */



export const GetVenueLogParams = zod.object({
  "id": zod.int().min(1).describe('The venue')
})

export const getVenueLogQueryPageDefault = 1;

export const getVenueLogQueryPerPageDefault = 10;
export const getVenueLogQueryPerPageMax = 50;



export const GetVenueLogQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(getVenueLogQueryPageDefault),
  "per_page": zod.int().min(1).max(getVenueLogQueryPerPageMax).default(getVenueLogQueryPerPageDefault)
})

export const GetVenueLogResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "entries": zod.array(VenueLogEntry),
  "since_review": zod.union([ChangesSinceReview,zod.null()]).describe('null before the first review'),
  "pagination": Pagination
})
})

