/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Message,
  NoErrors,
  Organization,
  Pagination
} from '../schemas/index.ts';


/**
 * @summary Find organizations
 */
export const listOrganizationsQueryPageDefault = 1;

export const listOrganizationsQueryPerPageDefault = 10;
export const listOrganizationsQueryPerPageMax = 50;

export const listOrganizationsQueryKeywordsMax = 100;




export const ListOrganizationsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listOrganizationsQueryPageDefault),
  "per_page": zod.int().min(1).max(listOrganizationsQueryPerPageMax).default(listOrganizationsQueryPerPageDefault),
  "keywords": zod.string().max(listOrganizationsQueryKeywordsMax).optional().describe('Words of the name or of the city'),
  "city_id": zod.int().min(1).optional()
})

export const ListOrganizationsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "organizations": zod.array(Organization),
  "pagination": Pagination
})
})

/**
 * @summary One organization
 */
export const getOrganizationPathSlugMax = 100;


export const getOrganizationPathSlugRegExp = new RegExp('^[a-z0-9-]+$');


export const GetOrganizationParams = zod.object({
  "slug": zod.string().max(getOrganizationPathSlugMax).regex(getOrganizationPathSlugRegExp)
})

export const GetOrganizationQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetOrganizationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "organization": Organization
})
})

