/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Application,
  ApplicationStatus,
  BanFromCommunityBody,
  Comment,
  Community,
  CommunityMember,
  CommunityModuleBody,
  CreateCommentBody,
  CreateCommunityBody,
  CreatePostBody,
  DecideReportBody,
  Id,
  InviteToCommunityBody,
  JoinCommunityBody,
  Message,
  NoErrors,
  Pagination,
  Post,
  Report,
  ReportPostBody,
  TransferCommunityBody,
  UpdateCommunityBody,
  UpdateCommunityMemberBody,
  UpdatePostBody
} from '../schemas/index.ts';


/**
 * Private communities are listed for their own people and for those they have invited only.
 * @summary Find communities
 */
export const listCommunitiesQueryPageDefault = 1;

export const listCommunitiesQueryPerPageDefault = 10;
export const listCommunitiesQueryPerPageMax = 50;



export const listCommunitiesQueryKeywordsMax = 100;



export const ListCommunitiesQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listCommunitiesQueryPageDefault),
  "per_page": zod.int().min(1).max(listCommunitiesQueryPerPageMax).default(listCommunitiesQueryPerPageDefault),
  "sport_id": zod.int().min(1).optional(),
  "city_id": zod.int().min(1).optional(),
  "keywords": zod.string().max(listCommunitiesQueryKeywordsMax).optional(),
  "mine": zod.boolean().optional().describe('Only those the user belongs to or is invited to; needs a signed-in user')
})

export const ListCommunitiesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "communities": zod.array(Community),
  "pagination": Pagination
})
})

/**
 * Its creator is the owner. Ten a day (429).
 * @summary Start a community
 */
export const CreateCommunityHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const CreateCommunityBodySchema = CreateCommunityBody

export const CreateCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "community": Community
})
})

/**
 * 404 for a private one that is neither the user's nor has invited them.
 * @summary One community
 */



export const GetCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const GetCommunityQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "community": Community
})
})

/**
 * By its owner and admins. Only what is sent changes.
 * @summary Change a community
 */



export const UpdateCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const UpdateCommunityBodySchema = UpdateCommunityBody

export const UpdateCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "community": Community
})
})

/**
 * By its owner, with all posts and memberships. Open requests are withdrawn from those who decide.
 * @summary Delete a community
 */



export const DeleteCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const DeleteCommunityQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * An open community, or an open invitation: a member at once. On request: an application, with the answer to its question (422 on answer when it is missing). 403 invite_only without an invitation, banned; 409 already_member, already_applied.
 * @summary Join a community, or ask to
 */



export const JoinCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const JoinCommunityHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const JoinCommunityBodySchema = JoinCommunityBody

export const JoinCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "community": Community,
  "application": zod.union([Application,zod.null()])
})
})

/**
 * 409 owner_stays for its owner, who hands it over first; stale for who is no member.
 * @summary Leave a community
 */



export const LeaveCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const LeaveCommunityBody = CommunityModuleBody

export const LeaveCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * By its owner to another member, who is the owner at once; the old one stays as an admin. 409 stale when they are no member.
 * @summary Hand a community over
 */



export const TransferCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const TransferCommunityBodySchema = TransferCommunityBody

export const TransferCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "community": Community
})
})

/**
 * 409 stale without an open one.
 * @summary Decline an invitation to a community
 */



export const DeclineCommunityInvitationParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const DeclineCommunityInvitationBody = CommunityModuleBody

export const DeclineCommunityInvitationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * By its owner and admins. Members, invited and banned people are left out. 429 after telling people 60 times in an hour.
 * @summary Invite players, or all members of a team
 */



export const InviteToCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const InviteToCommunityBodySchema = InviteToCommunityBody

export const InviteToCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "members": zod.array(CommunityMember)
})
})

/**
 * Active members for whoever may read; invited and banned people for its owner and admins (403).
 * @summary The people of a community
 */



export const ListCommunityMembersParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const listCommunityMembersQueryPageDefault = 1;

export const listCommunityMembersQueryPerPageDefault = 10;
export const listCommunityMembersQueryPerPageMax = 50;

export const listCommunityMembersQueryKeywordsMax = 100;



export const ListCommunityMembersQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listCommunityMembersQueryPageDefault),
  "per_page": zod.int().min(1).max(listCommunityMembersQueryPerPageMax).default(listCommunityMembersQueryPerPageDefault),
  "status": zod.enum(['active', 'invited', 'banned']).optional().describe('active when absent'),
  "keywords": zod.string().max(listCommunityMembersQueryKeywordsMax).optional()
})

export const ListCommunityMembersResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "members": zod.array(CommunityMember),
  "pagination": Pagination
})
})

/**
 * By its owner. The owner changes by transfer only (409 owner_stays).
 * @summary Make a member an admin, or an admin a member
 */




export const UpdateCommunityMemberParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "memberId": zod.int().min(1).describe('The membership')
})

export const UpdateCommunityMemberBodySchema = UpdateCommunityMemberBody

export const UpdateCommunityMemberResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "member": CommunityMember
})
})

/**
 * By its owner; by admins except of admins. 409 owner_stays for the owner.
 * @summary Remove a member, withdraw an invitation, or lift a ban
 */




export const RemoveCommunityMemberParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "memberId": zod.int().min(1).describe('The membership')
})

export const RemoveCommunityMemberQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const RemoveCommunityMemberResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * By its owner; by admins except of admins. Ends the membership, an invitation and an open request; who is banned neither reads nor joins. 409 owner_stays for the owner.
 * @summary Ban somebody
 */



export const BanFromCommunityParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const BanFromCommunityBodySchema = BanFromCommunityBody

export const BanFromCommunityResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "member": CommunityMember
})
})

/**
 * For its owner and admins; decided by POST /application/{applicationId}/decision.
 * @summary Who wants to join
 */



export const ListCommunityRequestsParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const listCommunityRequestsQueryPageDefault = 1;

export const listCommunityRequestsQueryPerPageDefault = 10;
export const listCommunityRequestsQueryPerPageMax = 50;



export const ListCommunityRequestsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listCommunityRequestsQueryPageDefault),
  "per_page": zod.int().min(1).max(listCommunityRequestsQueryPerPageMax).default(listCommunityRequestsQueryPerPageDefault),
  "status[]": zod.array(ApplicationStatus).optional().describe('pending when absent')
})

export const ListCommunityRequestsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "applications": zod.array(Application),
  "pagination": Pagination
})
})

/**
 * A cursor and no page number, so that new posts neither repeat nor hide others. 403 for who is banned, and for invited people of a private community.
 * @summary The feed of a community
 */



export const ListCommunityPostsParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})


export const listCommunityPostsQueryPerPageDefault = 10;
export const listCommunityPostsQueryPerPageMax = 50;



export const ListCommunityPostsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "before": zod.int().min(1).optional().describe('Only posts older than this one; pinned posts come with the first answer only'),
  "per_page": zod.int().min(1).max(listCommunityPostsQueryPerPageMax).default(listCommunityPostsQueryPerPageDefault)
})

export const ListCommunityPostsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "pinned": zod.array(Post),
  "posts": zod.array(Post),
  "next_before": zod.union([Id,zod.null()]).describe('The before of the next part; null: there is none')
})
})

/**
 * By members; announcements by its owner and admins, three a day in a community (429 on text).
 * @summary Write a post
 */



export const CreatePostParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const CreatePostHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const CreatePostBodySchema = CreatePostBody

export const CreatePostResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "post": Post
})
})

/**
 * @summary One post
 */




export const GetPostParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const GetPostQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetPostResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "post": Post
})
})

/**
 * Text and pictures by its author; pinning by the owner and admins.
 * @summary Edit or pin a post
 */




export const UpdatePostParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const UpdatePostBodySchema = UpdatePostBody

export const UpdatePostResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "post": Post
})
})

/**
 * By its author, the owner and admins; with its comments, likes and reports.
 * @summary Delete a post
 */




export const DeletePostParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const DeletePostQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeletePostResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * @summary Like a post
 */




export const LikePostParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const LikePostBody = CommunityModuleBody

export const LikePostResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "post": Post
})
})

/**
 * @summary Take a like back
 */




export const UnlikePostParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const UnlikePostQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const UnlikePostResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "post": Post
})
})

/**
 * @summary The comments of a post
 */




export const ListCommentsParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const listCommentsQueryPageDefault = 1;

export const listCommentsQueryPerPageDefault = 10;
export const listCommentsQueryPerPageMax = 50;



export const ListCommentsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listCommentsQueryPageDefault),
  "per_page": zod.int().min(1).max(listCommentsQueryPerPageMax).default(listCommentsQueryPerPageDefault)
})

export const ListCommentsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "comments": zod.array(Comment),
  "pagination": Pagination
})
})

/**
 * By members.
 * @summary Comment on a post
 */




export const CreateCommentParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const CreateCommentHeader = zod.object({
  "Idempotency-Key": zod.uuid().optional().describe('The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)')
})

export const CreateCommentBodySchema = CreateCommentBody

export const CreateCommentResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "comment": Comment
})
})

/**
 * By its author, the owner and admins.
 * @summary Delete a comment
 */





export const DeleteCommentParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post'),
  "commentId": zod.int().min(1).describe('The comment')
})

export const DeleteCommentQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteCommentResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * By members, once a post (409 already_reported); nobody reports their own (403).
 * @summary Report a post
 */




export const ReportPostParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "postId": zod.int().min(1).describe('The post')
})

export const ReportPostBodySchema = ReportPostBody

export const ReportPostResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

/**
 * For its owner and admins.
 * @summary Reported posts
 */



export const ListReportsParams = zod.object({
  "communityId": zod.int().min(1).describe('The community')
})

export const listReportsQueryPageDefault = 1;

export const listReportsQueryPerPageDefault = 10;
export const listReportsQueryPerPageMax = 50;



export const ListReportsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listReportsQueryPageDefault),
  "per_page": zod.int().min(1).max(listReportsQueryPerPageMax).default(listReportsQueryPerPageDefault)
})

export const ListReportsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "reports": zod.array(Report),
  "pagination": Pagination
})
})

/**
 * By its owner and admins. Settles every open report of the post; ban removes it, too. 409 stale when it is settled, owner_stays for a ban of the owner; 403 for a ban of an admin by an admin.
 * @summary Decide about a reported post
 */




export const DecideReportParams = zod.object({
  "communityId": zod.int().min(1).describe('The community'),
  "reportId": zod.int().min(1).describe('The report')
})

export const DecideReportBodySchema = DecideReportBody

export const DecideReportResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

