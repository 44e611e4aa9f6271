/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  City,
  Id,
  Message,
  NoErrors,
  Sport,
  TimeSlot
} from '../schemas/index.ts';


/**
 * @summary The sports of the product
 */
export const ListSportsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListSportsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "sports": zod.array(Sport)
})
})

/**
 * @summary The cities of the product
 */
export const ListCitiesQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListCitiesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "cities": zod.array(City)
})
})

/**
 * @summary The 18 time slots of a day
 */
export const ListTimeSlotsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListTimeSlotsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "time_slots": zod.array(TimeSlot)
})
})

/**
 * @summary Resolve a public slug
 */
export const resolveSlugPathSlugMax = 100;


export const resolveSlugPathSlugRegExp = new RegExp('^[a-z0-9-]+$');


export const ResolveSlugParams = zod.object({
  "slug": zod.string().max(resolveSlugPathSlugMax).regex(resolveSlugPathSlugRegExp)
})

export const ResolveSlugQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ResolveSlugResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "type": zod.enum(['venue', 'team', 'organization', 'competition', 'community']),
  "id": Id,
  "slug": zod.string()
})
})

