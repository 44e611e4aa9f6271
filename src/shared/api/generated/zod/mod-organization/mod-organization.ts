/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  CreateOrganizationBody,
  Message,
  NoErrors,
  Organization,
  UpdateOrganizationBody
} from '../schemas/index.ts';


/**
 * @summary Create an organization
 */
export const CreateOrganizationBodySchema = CreateOrganizationBody

export const CreateOrganizationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "organization": Organization
})
})

/**
 * @summary One organization, for its users
 */



export const GetManagedOrganizationParams = zod.object({
  "id": zod.int().min(1).describe('The organization')
})

export const GetManagedOrganizationQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetManagedOrganizationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "organization": Organization
})
})

/**
 * @summary Change an organization
 */



export const UpdateOrganizationParams = zod.object({
  "id": zod.int().min(1).describe('The organization')
})

export const UpdateOrganizationBodySchema = UpdateOrganizationBody

export const UpdateOrganizationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "organization": Organization
})
})

/**
 * @summary Detach an image from an organization
 */



export const DeleteOrganizationImageParams = zod.object({
  "id": zod.int().min(1).describe('The image')
})

export const DeleteOrganizationImageQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteOrganizationImageResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

