/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AddOrganizationUserBody,
  CreateOrganizationBody,
  Fixture,
  Message,
  NoErrors,
  Organization,
  OrganizationToDo,
  OrganizationUser,
  Permissions,
  UpdateOrganizationBody,
  UpdateOrganizationUserBody
} from '../schemas/index.ts';


/**
 * Ten a day (429).
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

/**
 * @summary The people who run an organization
 */



export const ListOrganizationUsersParams = zod.object({
  "organizationId": zod.int().min(1).describe('The organization')
})

export const ListOrganizationUsersQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "profile": zod.enum(['completed', 'uncompleted']).optional().describe('Only those whose own profile is completed or not (ENT-215)')
})

export const ListOrganizationUsersResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "users": zod.array(OrganizationUser),
  "permissions": Permissions.describe('add: may add users')
})
})

/**
 * By id (from GET /users) or by phone number. 422 on the field that was given when there is no such account, or when it runs the organization already.
 * @summary Add a user to an organization
 */



export const AddOrganizationUserParams = zod.object({
  "organizationId": zod.int().min(1).describe('The organization')
})

export const AddOrganizationUserBodySchema = AddOrganizationUserBody

export const AddOrganizationUserResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "user": OrganizationUser
})
})

/**
 * 409 last_admin when the organization would be left without an owner. A second owner may be made; then the first may step down or leave.
 * @summary Change the role of a user of an organization
 */




export const UpdateOrganizationUserParams = zod.object({
  "organizationId": zod.int().min(1).describe('The organization'),
  "userId": zod.int().min(1).describe('The user')
})

export const UpdateOrganizationUserBodySchema = UpdateOrganizationUserBody

export const UpdateOrganizationUserResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "user": OrganizationUser
})
})

/**
 * 409 last_admin when the organization would be left without an owner.
 * @summary Remove a user from an organization, or leave it
 */




export const RemoveOrganizationUserParams = zod.object({
  "organizationId": zod.int().min(1).describe('The organization'),
  "userId": zod.int().min(1).describe('The user; everyone may remove themselves')
})

export const RemoveOrganizationUserQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const RemoveOrganizationUserResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * @summary What needs doing in an organization, and its games
 */



export const GetOrganizationDashboardParams = zod.object({
  "organizationId": zod.int().min(1).describe('The organization')
})

export const GetOrganizationDashboardQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const getOrganizationDashboardResponseDataNextFixturesMax = 5;



export const GetOrganizationDashboardResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "todo": zod.union([OrganizationToDo,zod.null()]).describe('Null for referees, who decide none of it'),
  "next_fixtures": zod.array(Fixture).max(getOrganizationDashboardResponseDataNextFixturesMax),
  "live": zod.array(Fixture)
})
})

