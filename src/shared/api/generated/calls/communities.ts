/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { application } from '../shapes/application.ts';
import { comment } from '../shapes/comment.ts';
import { community } from '../shapes/community.ts';
import { communityMember } from '../shapes/communityMember.ts';
import { feedSources } from '../shapes/feedSources.ts';
import { pagination } from '../shapes/pagination.ts';
import { permissions } from '../shapes/permissions.ts';
import { post } from '../shapes/post.ts';
import { userRef } from '../shapes/userRef.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callListCommunities = <T>(config: RequestConfig): Promise<T> => request<T>(config, { communities: [community], pagination: pagination });

export const callCreateCommunity = <T>(config: RequestConfig): Promise<T> => request<T>(config, { community: community });

export const callGetCommunity = <T>(config: RequestConfig): Promise<T> => request<T>(config, { community: community });

export const callUpdateCommunity = <T>(config: RequestConfig): Promise<T> => request<T>(config, { community: community });

export const callDeleteCommunity = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callJoinCommunity = <T>(config: RequestConfig): Promise<T> => request<T>(config, { community: community, application: [application, null] });

export const callLeaveCommunity = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callTransferCommunity = <T>(config: RequestConfig): Promise<T> => request<T>(config, { community: community });

export const callDeclineCommunityInvitation = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callInviteToCommunity = <T>(config: RequestConfig): Promise<T> => request<T>(config, { members: [communityMember] });

export const callListCommunityMembers = <T>(config: RequestConfig): Promise<T> => request<T>(config, { members: [communityMember], pagination: pagination });

export const callUpdateCommunityMember = <T>(config: RequestConfig): Promise<T> => request<T>(config, { member: communityMember });

export const callRemoveCommunityMember = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callBanFromCommunity = <T>(config: RequestConfig): Promise<T> => request<T>(config, { member: communityMember });

export const callListCommunityRequests = <T>(config: RequestConfig): Promise<T> => request<T>(config, { applications: [application], pagination: pagination });

export const callListCommunityPosts = <T>(config: RequestConfig): Promise<T> => request<T>(config, { pinned: [post], posts: [post], next_before: [0, null] });

export const callGetFeedSources = <T>(config: RequestConfig): Promise<T> => request<T>(config, feedSources);

export const callSetFeedSources = <T>(config: RequestConfig): Promise<T> => request<T>(config, feedSources);

export const callCreatePost = <T>(config: RequestConfig): Promise<T> => request<T>(config, { post: post });

export const callGetPost = <T>(config: RequestConfig): Promise<T> => request<T>(config, { post: post });

export const callUpdatePost = <T>(config: RequestConfig): Promise<T> => request<T>(config, { post: post });

export const callDeletePost = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callLikePost = <T>(config: RequestConfig): Promise<T> => request<T>(config, { post: post });

export const callUnlikePost = <T>(config: RequestConfig): Promise<T> => request<T>(config, { post: post });

export const callListComments = <T>(config: RequestConfig): Promise<T> => request<T>(config, { comments: [comment], pagination: pagination });

export const callCreateComment = <T>(config: RequestConfig): Promise<T> => request<T>(config, { comment: comment });

export const callDeleteComment = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callReportPost = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callListReports = <T>(config: RequestConfig): Promise<T> => request<T>({ ...config, kept: false }, { reports: [{ id: 0, post: post, reporter: [userRef, null], reason: '', note: ['', null], created_at: 'instant', permissions: permissions }], pagination: pagination });

export const callDecideReport = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const listCommunityMembersWords = {"status":["active","invited","banned"]} as const;

export const listCommunityRequestsWords = {"status":["pending","accepted","rejected","waitlisted","withdrawn","expired"]} as const;
