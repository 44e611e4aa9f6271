/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AddTeamMemberBody,
  Application,
  ApplicationStatus,
  CreateTeamBody,
  CreateTeamInvitationBody,
  Message,
  NoErrors,
  Pagination,
  Permissions,
  Team,
  TeamInvitation,
  TeamMember,
  TeamMemberStatus,
  UpdateTeamBody,
  UpdateTeamMemberBody
} from '../schemas/index.ts';


/**
 * Ten a day (429).
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
 * Who has asked to join is a member at once, and the request accepted. 409 already_member for an invited or active member; 422 on jersey_number when it is in use. Counts as looking for people (429); 429 also after telling people 60 times in an hour.
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
 * An active member has left; an invitation is withdrawn. 409 last_admin when the team would be left without an admin.
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

/**
 * @summary The people of a team, for those who look after them
 */



export const ListTeamMembersParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const listTeamMembersQueryKeywordsMax = 100;



export const ListTeamMembersQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "status[]": zod.array(TeamMemberStatus).optional().describe('Invited and active ones when absent'),
  "profile": zod.enum(['completed', 'uncompleted']).optional().describe('Only members whose profile is so'),
  "keywords": zod.string().max(listTeamMembersQueryKeywordsMax).optional().describe('Begins a word of the name')
})

export const ListTeamMembersResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "members": zod.array(TeamMember),
  "invitations": zod.array(TeamInvitation),
  "permissions": Permissions.describe('add: a member; invite: by link; grant_admin: the role admin')
})
})

/**
 * @summary Requests to join a team
 */



export const ListTeamApplicationsParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const listTeamApplicationsQueryPageDefault = 1;

export const listTeamApplicationsQueryPerPageDefault = 10;
export const listTeamApplicationsQueryPerPageMax = 50;



export const ListTeamApplicationsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listTeamApplicationsQueryPageDefault),
  "per_page": zod.int().min(1).max(listTeamApplicationsQueryPerPageMax).default(listTeamApplicationsQueryPerPageDefault),
  "status[]": zod.array(ApplicationStatus).optional().describe('All when absent')
})

export const ListTeamApplicationsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "applications": zod.array(Application),
  "pagination": Pagination
})
})

/**
 * By an admin. 422 on phone_number when the number has an account that can be found (add the person instead), on jersey_number when it is in use. A new link for the same number replaces the old one.
 * @summary Make an invitation link for a number without an account
 */



export const CreateTeamInvitationParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const CreateTeamInvitationHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const CreateTeamInvitationBodySchema = CreateTeamInvitationBody

export const CreateTeamInvitationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "invitation": TeamInvitation
})
})

/**
 * @summary Withdraw an invitation link
 */




export const DeleteTeamInvitationParams = zod.object({
  "teamId": zod.int().min(1).describe('The team'),
  "invitationId": zod.int().min(1).describe('The invitation')
})

export const DeleteTeamInvitationQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteTeamInvitationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

