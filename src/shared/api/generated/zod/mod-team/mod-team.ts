/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AddTeamMemberBody,
  CreateTeamBody,
  Message,
  NoErrors,
  Team,
  TeamMember,
  UpdateTeamBody,
  UpdateTeamMemberBody
} from '../schemas/index.ts';


/**
 * @summary Create a team
 */
export const CreateTeamBodySchema = CreateTeamBody

export const CreateTeamResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team
})
})

/**
 * @summary One team with its members, for its admins
 */



export const GetManagedTeamParams = zod.object({
  "id": zod.int().min(1).describe('The team')
})

export const GetManagedTeamQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetManagedTeamResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team,
  "members": zod.array(TeamMember)
})
})

/**
 * @summary Change a team
 */



export const UpdateTeamParams = zod.object({
  "id": zod.int().min(1).describe('The team')
})

export const UpdateTeamBodySchema = UpdateTeamBody

export const UpdateTeamResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team
})
})

/**
 * @summary Detach an image from a team
 */



export const DeleteTeamImageParams = zod.object({
  "id": zod.int().min(1).describe('The image')
})

export const DeleteTeamImageQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteTeamImageResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * 409 already_member for an invited or active member; 422 on jersey_number when it is in use.
 * @summary Invite a user to a team
 */



export const AddTeamMemberParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const AddTeamMemberBodySchema = AddTeamMemberBody

export const AddTeamMemberResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "member": TeamMember
})
})

/**
 * 409 last_admin when the team would be left without an admin; 422 on jersey_number when it is in use.
 * @summary Change the roles or the jersey of a member
 */




export const UpdateTeamMemberParams = zod.object({
  "teamId": zod.int().min(1).describe('The team'),
  "memberId": zod.int().min(1).describe('The membership')
})

export const UpdateTeamMemberBodySchema = UpdateTeamMemberBody

export const UpdateTeamMemberResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "member": TeamMember
})
})

/**
 * 409 last_admin when the team would be left without an admin.
 * @summary Remove a member from a team
 */




export const RemoveTeamMemberParams = zod.object({
  "teamId": zod.int().min(1).describe('The team'),
  "memberId": zod.int().min(1).describe('The membership')
})

export const RemoveTeamMemberQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const RemoveTeamMemberResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

