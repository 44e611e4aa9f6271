/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AddTeamBookmarkBody,
  Application,
  Fixture,
  JoinTeamBody,
  Message,
  NoErrors,
  Pagination,
  Team,
  TeamInvitationOffer,
  TeamMember,
  TeamMembershipBody
} from '../schemas/index.ts';


/**
 * Private teams are listed with what everybody may see of them; a filter on their level finds them for their own people only.
 * @summary Find teams
 */
export const listTeamsQueryPageDefault = 1;

export const listTeamsQueryPerPageDefault = 10;
export const listTeamsQueryPerPageMax = 50;


export const listTeamsQueryKeywordsMax = 100;




export const ListTeamsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listTeamsQueryPageDefault),
  "per_page": zod.int().min(1).max(listTeamsQueryPerPageMax).default(listTeamsQueryPerPageDefault),
  "sportId": zod.int().min(1).optional(),
  "bookmark": zod.boolean().optional().describe('Only the teams the user bookmarked; needs a signed-in user'),
  "keywords": zod.string().max(listTeamsQueryKeywordsMax).optional(),
  "mine_as_admin": zod.boolean().optional().describe('Only the teams the user is an admin of; needs a signed-in user'),
  "mine": zod.boolean().optional().describe('Only the teams the user belongs to; needs a signed-in user'),
  "city_id": zod.int().min(1).optional(),
  "level": zod.enum(['recreational', 'intermediate', 'competitive', 'professional']).optional()
})

export const ListTeamsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "teams": zod.array(Team),
  "pagination": Pagination
})
})

/**
 * Of a private team others see name, crest, sport and city (permissions.view is false).
 * @summary One team with its members
 */
export const getTeamPathSlugMax = 100;


export const getTeamPathSlugRegExp = new RegExp('^[a-z0-9-]+$');


export const GetTeamParams = zod.object({
  "slug": zod.string().max(getTeamPathSlugMax).regex(getTeamPathSlugRegExp).describe('The team')
})

export const GetTeamQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetTeamResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team,
  "members": zod.array(TeamMember)
})
})

/**
 * @summary Bookmark a team
 */



export const AddTeamBookmarkParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const AddTeamBookmarkBodySchema = AddTeamBookmarkBody

export const AddTeamBookmarkResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * @summary Remove the bookmark of a team
 */



export const RemoveTeamBookmarkParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const RemoveTeamBookmarkQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const RemoveTeamBookmarkResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * 403 for outsiders of a private team.
 * @summary The games of a team
 */



export const ListTeamFixturesParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const listTeamFixturesQueryPageDefault = 1;

export const listTeamFixturesQueryPerPageDefault = 10;
export const listTeamFixturesQueryPerPageMax = 50;



export const ListTeamFixturesQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listTeamFixturesQueryPageDefault),
  "per_page": zod.int().min(1).max(listTeamFixturesQueryPerPageMax).default(listTeamFixturesQueryPerPageDefault),
  "when": zod.enum(['upcoming', 'past']).optional().describe('upcoming when absent')
})

export const ListTeamFixturesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "fixtures": zod.array(Fixture),
  "pagination": Pagination
})
})

/**
 * 409 already_member for members and for those with an open invitation, already_applied while a request is open.
 * @summary Ask to join a team
 */



export const JoinTeamParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const JoinTeamHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const JoinTeamBodySchema = JoinTeamBody

export const JoinTeamResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "application": Application
})
})

/**
 * 409 stale without an open invitation. When the offered number is taken by now, the new member has none. An open request to join is accepted too.
 * @summary Accept an invitation to a team
 */



export const AcceptTeamMembershipParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const AcceptTeamMembershipBody = TeamMembershipBody

export const AcceptTeamMembershipResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team
})
})

/**
 * 409 stale without an open invitation.
 * @summary Decline an invitation to a team
 */



export const DeclineTeamMembershipParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const DeclineTeamMembershipBody = TeamMembershipBody

export const DeclineTeamMembershipResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team
})
})

/**
 * 409 last_admin for its only admin, stale for who is no active member.
 * @summary Leave a team
 */



export const LeaveTeamParams = zod.object({
  "teamId": zod.int().min(1).describe('The team')
})

export const LeaveTeamBody = TeamMembershipBody

export const LeaveTeamResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team
})
})

/**
 * 404 when it is unknown or withdrawn.
 * @summary What an invitation link offers
 */
export const getTeamInvitationPathTokenMin = 16;
export const getTeamInvitationPathTokenMax = 64;


export const getTeamInvitationPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetTeamInvitationParams = zod.object({
  "token": zod.string().min(getTeamInvitationPathTokenMin).max(getTeamInvitationPathTokenMax).regex(getTeamInvitationPathTokenRegExp).describe('The token of the link')
})

export const GetTeamInvitationQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetTeamInvitationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "invitation": TeamInvitationOffer
})
})

/**
 * Once, by whoever has the link. 409 already_member for an active member, stale when the link is used or expired.
 * @summary Join a team by an invitation link
 */
export const acceptTeamInvitationPathTokenMin = 16;
export const acceptTeamInvitationPathTokenMax = 64;


export const acceptTeamInvitationPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AcceptTeamInvitationParams = zod.object({
  "token": zod.string().min(acceptTeamInvitationPathTokenMin).max(acceptTeamInvitationPathTokenMax).regex(acceptTeamInvitationPathTokenRegExp).describe('The token of the link')
})

export const AcceptTeamInvitationBody = TeamMembershipBody

export const AcceptTeamInvitationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "team": Team
})
})

