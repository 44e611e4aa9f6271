/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BanFromCommunityBody,
  BanFromCommunityData,
  CommunityModuleBody,
  ConflictResponse,
  CreateCommentBody,
  CreateCommentData,
  CreateCommentHeaders,
  CreateCommunityBody,
  CreateCommunityData,
  CreateCommunityHeaders,
  CreatePostBody,
  CreatePostData,
  CreatePostHeaders,
  DecideReportBody,
  DecideReportData,
  DeclineCommunityInvitationData,
  DeleteCommentData,
  DeleteCommunityData,
  DeletePostData,
  FeedSources,
  ForbiddenResponse,
  GetCommunityData,
  GetPostData,
  Id,
  InvalidResponse,
  InviteToCommunityBody,
  InviteToCommunityData,
  JoinCommunityBody,
  JoinCommunityData,
  JoinCommunityHeaders,
  LeaveCommunityData,
  LikePostData,
  ListCommentsData,
  ListCommentsParams,
  ListCommunitiesData,
  ListCommunitiesParams,
  ListCommunityMembersData,
  ListCommunityMembersParams,
  ListCommunityPostsData,
  ListCommunityPostsParams,
  ListCommunityRequestsData,
  ListCommunityRequestsParams,
  ListReportsData,
  ListReportsParams,
  NotFoundResponse,
  RemoveCommunityMemberData,
  ReportPostBody,
  ReportPostData,
  SetFeedSourcesBody,
  TooManyResponse,
  TransferCommunityBody,
  TransferCommunityData,
  UnauthenticatedResponse,
  UnlikePostData,
  UpdateCommunityBody,
  UpdateCommunityData,
  UpdateCommunityMemberBody,
  UpdateCommunityMemberData,
  UpdatePostBody,
  UpdatePostData
} from '../fushaAPI.schemas.ts';

import { callListCommunities } from '../../calls/communities.ts';
import type { ErrorType } from '../../calls/communities.ts';
import { callCreateCommunity } from '../../calls/communities.ts';
import { callGetCommunity } from '../../calls/communities.ts';
import { callUpdateCommunity } from '../../calls/communities.ts';
import { callDeleteCommunity } from '../../calls/communities.ts';
import { callJoinCommunity } from '../../calls/communities.ts';
import { callLeaveCommunity } from '../../calls/communities.ts';
import { callTransferCommunity } from '../../calls/communities.ts';
import { callDeclineCommunityInvitation } from '../../calls/communities.ts';
import { callInviteToCommunity } from '../../calls/communities.ts';
import { callListCommunityMembers } from '../../calls/communities.ts';
import { callUpdateCommunityMember } from '../../calls/communities.ts';
import { callRemoveCommunityMember } from '../../calls/communities.ts';
import { callBanFromCommunity } from '../../calls/communities.ts';
import { callListCommunityRequests } from '../../calls/communities.ts';
import { callListCommunityPosts } from '../../calls/communities.ts';
import { callGetFeedSources } from '../../calls/communities.ts';
import { callSetFeedSources } from '../../calls/communities.ts';
import { callCreatePost } from '../../calls/communities.ts';
import { callGetPost } from '../../calls/communities.ts';
import { callUpdatePost } from '../../calls/communities.ts';
import { callDeletePost } from '../../calls/communities.ts';
import { callLikePost } from '../../calls/communities.ts';
import { callUnlikePost } from '../../calls/communities.ts';
import { callListComments } from '../../calls/communities.ts';
import { callCreateComment } from '../../calls/communities.ts';
import { callDeleteComment } from '../../calls/communities.ts';
import { callReportPost } from '../../calls/communities.ts';
import { callListReports } from '../../calls/communities.ts';
import { callDecideReport } from '../../calls/communities.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Private communities are listed for their own people and for those they have invited only.
 * @summary Find communities
 */
export const listCommunities = (
    params?: ListCommunitiesParams,
 ) => {


      return callListCommunities<ListCommunitiesData>(
      {url: `/communities`, method: 'GET',
        params
    },
      );
    }




export const getListCommunitiesQueryKey = (params?: ListCommunitiesParams,) => {
    return [
    `/communities`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCommunitiesQueryOptions = <TData = Awaited<ReturnType<typeof listCommunities>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(params?: ListCommunitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunities>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommunitiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCommunities>>> = () => listCommunities(params, );





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCommunities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCommunitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listCommunities>>>
export type ListCommunitiesQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>


export function useListCommunities<TData = Awaited<ReturnType<typeof listCommunities>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params: undefined |  ListCommunitiesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommunities>>,
          TError,
          Awaited<ReturnType<typeof listCommunities>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommunities<TData = Awaited<ReturnType<typeof listCommunities>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListCommunitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommunities>>,
          TError,
          Awaited<ReturnType<typeof listCommunities>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommunities<TData = Awaited<ReturnType<typeof listCommunities>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListCommunitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunities>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find communities
 */

export function useListCommunities<TData = Awaited<ReturnType<typeof listCommunities>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListCommunitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunities>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommunitiesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Its creator is the owner. Ten a day (429).
 * @summary Start a community
 */
export const createCommunity = (
    createCommunityBody: CreateCommunityBody,
    headers?: CreateCommunityHeaders,
 ) => {


      return callCreateCommunity<CreateCommunityData>(
      {url: `/communities`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: createCommunityBody
    },
      );
    }




export const getCreateCommunityMutationKey = () => ['createCommunity'] as const;

export const getCreateCommunityMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCommunity>>, TError,CreateCommunityMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createCommunity>>, TError,CreateCommunityMutationVariables, TContext> => {

const mutationKey = getCreateCommunityMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCommunity>>, CreateCommunityMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createCommunity(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCommunityMutationResult = NonNullable<Awaited<ReturnType<typeof createCommunity>>>
    export type CreateCommunityMutationBody = CreateCommunityBody
    export type CreateCommunityMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyResponse>
    export type CreateCommunityMutationVariables = {data: CreateCommunityBody;headers?: CreateCommunityHeaders}

    /**
 * @summary Start a community
 */
export const useCreateCommunity = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCommunity>>, TError,CreateCommunityMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCommunity>>,
        TError,
        CreateCommunityMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCommunityMutationOptions(options), queryClient);
    }
    /**
 * 404 for a private one that is neither the user's nor has invited them.
 * @summary One community
 */
export const getCommunity = (
    communityId: Id,
 ) => {


      return callGetCommunity<GetCommunityData>(
      {url: `/community/${encodeURIComponent(String(communityId))}`, method: 'GET'
    },
      );
    }




export const getGetCommunityQueryKey = (communityId: Id,) => {
    return [
    `/community/${communityId}`
    ] as const;
    }


export const getGetCommunityQueryOptions = <TData = Awaited<ReturnType<typeof getCommunity>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(communityId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommunity>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCommunityQueryKey(communityId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCommunity>>> = () => getCommunity(communityId, );





   return  { queryKey, queryFn, enabled: communityId !== null && communityId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCommunity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCommunityQueryResult = NonNullable<Awaited<ReturnType<typeof getCommunity>>>
export type GetCommunityQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetCommunity<TData = Awaited<ReturnType<typeof getCommunity>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommunity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCommunity>>,
          TError,
          Awaited<ReturnType<typeof getCommunity>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommunity<TData = Awaited<ReturnType<typeof getCommunity>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommunity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCommunity>>,
          TError,
          Awaited<ReturnType<typeof getCommunity>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommunity<TData = Awaited<ReturnType<typeof getCommunity>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommunity>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One community
 */

export function useGetCommunity<TData = Awaited<ReturnType<typeof getCommunity>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommunity>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCommunityQueryOptions(communityId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By its owner and admins. Only what is sent changes.
 * @summary Change a community
 */
export const updateCommunity = (
    communityId: Id,
    updateCommunityBody: UpdateCommunityBody,
 ) => {


      return callUpdateCommunity<UpdateCommunityData>(
      {url: `/community/${encodeURIComponent(String(communityId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateCommunityBody
    },
      );
    }




export const getUpdateCommunityMutationKey = () => ['updateCommunity'] as const;

export const getUpdateCommunityMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCommunity>>, TError,UpdateCommunityMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateCommunity>>, TError,UpdateCommunityMutationVariables, TContext> => {

const mutationKey = getUpdateCommunityMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCommunity>>, UpdateCommunityMutationVariables> = (props) => {
          const {communityId,data} = props ?? {};

          return  updateCommunity(communityId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCommunityMutationResult = NonNullable<Awaited<ReturnType<typeof updateCommunity>>>
    export type UpdateCommunityMutationBody = UpdateCommunityBody
    export type UpdateCommunityMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type UpdateCommunityMutationVariables = {communityId: Id;data: UpdateCommunityBody}

    /**
 * @summary Change a community
 */
export const useUpdateCommunity = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCommunity>>, TError,UpdateCommunityMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCommunity>>,
        TError,
        UpdateCommunityMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCommunityMutationOptions(options), queryClient);
    }
    /**
 * By its owner, with all posts and memberships. Open requests are withdrawn from those who decide.
 * @summary Delete a community
 */
export const deleteCommunity = (
    communityId: Id,
 ) => {


      return callDeleteCommunity<DeleteCommunityData>(
      {url: `/community/${encodeURIComponent(String(communityId))}`, method: 'DELETE'
    },
      );
    }




export const getDeleteCommunityMutationKey = () => ['deleteCommunity'] as const;

export const getDeleteCommunityMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCommunity>>, TError,DeleteCommunityMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteCommunity>>, TError,DeleteCommunityMutationVariables, TContext> => {

const mutationKey = getDeleteCommunityMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCommunity>>, DeleteCommunityMutationVariables> = (props) => {
          const {communityId} = props ?? {};

          return  deleteCommunity(communityId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCommunityMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCommunity>>>

    export type DeleteCommunityMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type DeleteCommunityMutationVariables = {communityId: Id}

    /**
 * @summary Delete a community
 */
export const useDeleteCommunity = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCommunity>>, TError,DeleteCommunityMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCommunity>>,
        TError,
        DeleteCommunityMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCommunityMutationOptions(options), queryClient);
    }
    /**
 * An open community, or an open invitation: a member at once. On request: an application, with the answer to its question (422 on answer when it is missing). 403 invite_only without an invitation, banned; 409 already_member, already_applied.
 * @summary Join a community, or ask to
 */
export const joinCommunity = (
    communityId: Id,
    joinCommunityBody: JoinCommunityBody,
    headers?: JoinCommunityHeaders,
 ) => {


      return callJoinCommunity<JoinCommunityData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/join`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: joinCommunityBody
    },
      );
    }




export const getJoinCommunityMutationKey = () => ['joinCommunity'] as const;

export const getJoinCommunityMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinCommunity>>, TError,JoinCommunityMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof joinCommunity>>, TError,JoinCommunityMutationVariables, TContext> => {

const mutationKey = getJoinCommunityMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof joinCommunity>>, JoinCommunityMutationVariables> = (props) => {
          const {communityId,data,headers} = props ?? {};

          return  joinCommunity(communityId,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type JoinCommunityMutationResult = NonNullable<Awaited<ReturnType<typeof joinCommunity>>>
    export type JoinCommunityMutationBody = JoinCommunityBody
    export type JoinCommunityMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type JoinCommunityMutationVariables = {communityId: Id;data: JoinCommunityBody;headers?: JoinCommunityHeaders}

    /**
 * @summary Join a community, or ask to
 */
export const useJoinCommunity = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinCommunity>>, TError,JoinCommunityMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof joinCommunity>>,
        TError,
        JoinCommunityMutationVariables,
        TContext
      > => {
      return useMutation(getJoinCommunityMutationOptions(options), queryClient);
    }
    /**
 * 409 owner_stays for its owner, who hands it over first; stale for who is no member.
 * @summary Leave a community
 */
export const leaveCommunity = (
    communityId: Id,
    communityModuleBody: CommunityModuleBody,
 ) => {


      return callLeaveCommunity<LeaveCommunityData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/leave`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: communityModuleBody
    },
      );
    }




export const getLeaveCommunityMutationKey = () => ['leaveCommunity'] as const;

export const getLeaveCommunityMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveCommunity>>, TError,LeaveCommunityMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof leaveCommunity>>, TError,LeaveCommunityMutationVariables, TContext> => {

const mutationKey = getLeaveCommunityMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof leaveCommunity>>, LeaveCommunityMutationVariables> = (props) => {
          const {communityId,data} = props ?? {};

          return  leaveCommunity(communityId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LeaveCommunityMutationResult = NonNullable<Awaited<ReturnType<typeof leaveCommunity>>>
    export type LeaveCommunityMutationBody = CommunityModuleBody
    export type LeaveCommunityMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type LeaveCommunityMutationVariables = {communityId: Id;data: CommunityModuleBody}

    /**
 * @summary Leave a community
 */
export const useLeaveCommunity = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveCommunity>>, TError,LeaveCommunityMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof leaveCommunity>>,
        TError,
        LeaveCommunityMutationVariables,
        TContext
      > => {
      return useMutation(getLeaveCommunityMutationOptions(options), queryClient);
    }
    /**
 * By its owner to another member, who is the owner at once; the old one stays as an admin. 409 stale when they are no member.
 * @summary Hand a community over
 */
export const transferCommunity = (
    communityId: Id,
    transferCommunityBody: TransferCommunityBody,
 ) => {


      return callTransferCommunity<TransferCommunityData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/transfer`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: transferCommunityBody
    },
      );
    }




export const getTransferCommunityMutationKey = () => ['transferCommunity'] as const;

export const getTransferCommunityMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferCommunity>>, TError,TransferCommunityMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof transferCommunity>>, TError,TransferCommunityMutationVariables, TContext> => {

const mutationKey = getTransferCommunityMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof transferCommunity>>, TransferCommunityMutationVariables> = (props) => {
          const {communityId,data} = props ?? {};

          return  transferCommunity(communityId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TransferCommunityMutationResult = NonNullable<Awaited<ReturnType<typeof transferCommunity>>>
    export type TransferCommunityMutationBody = TransferCommunityBody
    export type TransferCommunityMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type TransferCommunityMutationVariables = {communityId: Id;data: TransferCommunityBody}

    /**
 * @summary Hand a community over
 */
export const useTransferCommunity = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferCommunity>>, TError,TransferCommunityMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof transferCommunity>>,
        TError,
        TransferCommunityMutationVariables,
        TContext
      > => {
      return useMutation(getTransferCommunityMutationOptions(options), queryClient);
    }
    /**
 * 409 stale without an open one.
 * @summary Decline an invitation to a community
 */
export const declineCommunityInvitation = (
    communityId: Id,
    communityModuleBody: CommunityModuleBody,
 ) => {


      return callDeclineCommunityInvitation<DeclineCommunityInvitationData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/invitation/decline`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: communityModuleBody
    },
      );
    }




export const getDeclineCommunityInvitationMutationKey = () => ['declineCommunityInvitation'] as const;

export const getDeclineCommunityInvitationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineCommunityInvitation>>, TError,DeclineCommunityInvitationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof declineCommunityInvitation>>, TError,DeclineCommunityInvitationMutationVariables, TContext> => {

const mutationKey = getDeclineCommunityInvitationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineCommunityInvitation>>, DeclineCommunityInvitationMutationVariables> = (props) => {
          const {communityId,data} = props ?? {};

          return  declineCommunityInvitation(communityId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeclineCommunityInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof declineCommunityInvitation>>>
    export type DeclineCommunityInvitationMutationBody = CommunityModuleBody
    export type DeclineCommunityInvitationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type DeclineCommunityInvitationMutationVariables = {communityId: Id;data: CommunityModuleBody}

    /**
 * @summary Decline an invitation to a community
 */
export const useDeclineCommunityInvitation = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineCommunityInvitation>>, TError,DeclineCommunityInvitationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineCommunityInvitation>>,
        TError,
        DeclineCommunityInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineCommunityInvitationMutationOptions(options), queryClient);
    }
    /**
 * By its owner and admins. Members, invited and banned people are left out. 429 after telling people 60 times in an hour.
 * @summary Invite players, or all members of a team
 */
export const inviteToCommunity = (
    communityId: Id,
    inviteToCommunityBody: InviteToCommunityBody,
 ) => {


      return callInviteToCommunity<InviteToCommunityData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/invite`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: inviteToCommunityBody
    },
      );
    }




export const getInviteToCommunityMutationKey = () => ['inviteToCommunity'] as const;

export const getInviteToCommunityMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteToCommunity>>, TError,InviteToCommunityMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof inviteToCommunity>>, TError,InviteToCommunityMutationVariables, TContext> => {

const mutationKey = getInviteToCommunityMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteToCommunity>>, InviteToCommunityMutationVariables> = (props) => {
          const {communityId,data} = props ?? {};

          return  inviteToCommunity(communityId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InviteToCommunityMutationResult = NonNullable<Awaited<ReturnType<typeof inviteToCommunity>>>
    export type InviteToCommunityMutationBody = InviteToCommunityBody
    export type InviteToCommunityMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>
    export type InviteToCommunityMutationVariables = {communityId: Id;data: InviteToCommunityBody}

    /**
 * @summary Invite players, or all members of a team
 */
export const useInviteToCommunity = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteToCommunity>>, TError,InviteToCommunityMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteToCommunity>>,
        TError,
        InviteToCommunityMutationVariables,
        TContext
      > => {
      return useMutation(getInviteToCommunityMutationOptions(options), queryClient);
    }
    /**
 * Active members for whoever may read; invited and banned people for its owner and admins (403).
 * @summary The people of a community
 */
export const listCommunityMembers = (
    communityId: Id,
    params?: ListCommunityMembersParams,
 ) => {


      return callListCommunityMembers<ListCommunityMembersData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/members`, method: 'GET',
        params
    },
      );
    }




export const getListCommunityMembersQueryKey = (communityId: Id,
    params?: ListCommunityMembersParams,) => {
    return [
    `/community/${communityId}/members`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCommunityMembersQueryOptions = <TData = Awaited<ReturnType<typeof listCommunityMembers>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(communityId: Id,
    params?: ListCommunityMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunityMembers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommunityMembersQueryKey(communityId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCommunityMembers>>> = () => listCommunityMembers(communityId,params, );





   return  { queryKey, queryFn, enabled: communityId !== null && communityId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCommunityMembers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCommunityMembersQueryResult = NonNullable<Awaited<ReturnType<typeof listCommunityMembers>>>
export type ListCommunityMembersQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListCommunityMembers<TData = Awaited<ReturnType<typeof listCommunityMembers>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params: undefined |  ListCommunityMembersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunityMembers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommunityMembers>>,
          TError,
          Awaited<ReturnType<typeof listCommunityMembers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommunityMembers<TData = Awaited<ReturnType<typeof listCommunityMembers>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params?: ListCommunityMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunityMembers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommunityMembers>>,
          TError,
          Awaited<ReturnType<typeof listCommunityMembers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommunityMembers<TData = Awaited<ReturnType<typeof listCommunityMembers>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params?: ListCommunityMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunityMembers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The people of a community
 */

export function useListCommunityMembers<TData = Awaited<ReturnType<typeof listCommunityMembers>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params?: ListCommunityMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunityMembers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommunityMembersQueryOptions(communityId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By its owner. The owner changes by transfer only (409 owner_stays).
 * @summary Make a member an admin, or an admin a member
 */
export const updateCommunityMember = (
    communityId: Id,
    memberId: Id,
    updateCommunityMemberBody: UpdateCommunityMemberBody,
 ) => {


      return callUpdateCommunityMember<UpdateCommunityMemberData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/member/${encodeURIComponent(String(memberId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateCommunityMemberBody
    },
      );
    }




export const getUpdateCommunityMemberMutationKey = () => ['updateCommunityMember'] as const;

export const getUpdateCommunityMemberMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCommunityMember>>, TError,UpdateCommunityMemberMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateCommunityMember>>, TError,UpdateCommunityMemberMutationVariables, TContext> => {

const mutationKey = getUpdateCommunityMemberMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCommunityMember>>, UpdateCommunityMemberMutationVariables> = (props) => {
          const {communityId,memberId,data} = props ?? {};

          return  updateCommunityMember(communityId,memberId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCommunityMemberMutationResult = NonNullable<Awaited<ReturnType<typeof updateCommunityMember>>>
    export type UpdateCommunityMemberMutationBody = UpdateCommunityMemberBody
    export type UpdateCommunityMemberMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type UpdateCommunityMemberMutationVariables = {communityId: Id;memberId: Id;data: UpdateCommunityMemberBody}

    /**
 * @summary Make a member an admin, or an admin a member
 */
export const useUpdateCommunityMember = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCommunityMember>>, TError,UpdateCommunityMemberMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCommunityMember>>,
        TError,
        UpdateCommunityMemberMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCommunityMemberMutationOptions(options), queryClient);
    }
    /**
 * By its owner; by admins except of admins. 409 owner_stays for the owner.
 * @summary Remove a member, withdraw an invitation, or lift a ban
 */
export const removeCommunityMember = (
    communityId: Id,
    memberId: Id,
 ) => {


      return callRemoveCommunityMember<RemoveCommunityMemberData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/member/${encodeURIComponent(String(memberId))}`, method: 'DELETE'
    },
      );
    }




export const getRemoveCommunityMemberMutationKey = () => ['removeCommunityMember'] as const;

export const getRemoveCommunityMemberMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCommunityMember>>, TError,RemoveCommunityMemberMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeCommunityMember>>, TError,RemoveCommunityMemberMutationVariables, TContext> => {

const mutationKey = getRemoveCommunityMemberMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeCommunityMember>>, RemoveCommunityMemberMutationVariables> = (props) => {
          const {communityId,memberId} = props ?? {};

          return  removeCommunityMember(communityId,memberId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveCommunityMemberMutationResult = NonNullable<Awaited<ReturnType<typeof removeCommunityMember>>>

    export type RemoveCommunityMemberMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type RemoveCommunityMemberMutationVariables = {communityId: Id;memberId: Id}

    /**
 * @summary Remove a member, withdraw an invitation, or lift a ban
 */
export const useRemoveCommunityMember = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCommunityMember>>, TError,RemoveCommunityMemberMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeCommunityMember>>,
        TError,
        RemoveCommunityMemberMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveCommunityMemberMutationOptions(options), queryClient);
    }
    /**
 * By its owner; by admins except of admins. Ends the membership, an invitation and an open request; who is banned neither reads nor joins. 409 owner_stays for the owner.
 * @summary Ban somebody
 */
export const banFromCommunity = (
    communityId: Id,
    banFromCommunityBody: BanFromCommunityBody,
 ) => {


      return callBanFromCommunity<BanFromCommunityData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/ban`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: banFromCommunityBody
    },
      );
    }




export const getBanFromCommunityMutationKey = () => ['banFromCommunity'] as const;

export const getBanFromCommunityMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof banFromCommunity>>, TError,BanFromCommunityMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof banFromCommunity>>, TError,BanFromCommunityMutationVariables, TContext> => {

const mutationKey = getBanFromCommunityMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof banFromCommunity>>, BanFromCommunityMutationVariables> = (props) => {
          const {communityId,data} = props ?? {};

          return  banFromCommunity(communityId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BanFromCommunityMutationResult = NonNullable<Awaited<ReturnType<typeof banFromCommunity>>>
    export type BanFromCommunityMutationBody = BanFromCommunityBody
    export type BanFromCommunityMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type BanFromCommunityMutationVariables = {communityId: Id;data: BanFromCommunityBody}

    /**
 * @summary Ban somebody
 */
export const useBanFromCommunity = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof banFromCommunity>>, TError,BanFromCommunityMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof banFromCommunity>>,
        TError,
        BanFromCommunityMutationVariables,
        TContext
      > => {
      return useMutation(getBanFromCommunityMutationOptions(options), queryClient);
    }
    /**
 * For its owner and admins; decided by POST /application/{applicationId}/decision.
 * @summary Who wants to join
 */
export const listCommunityRequests = (
    communityId: Id,
    params?: ListCommunityRequestsParams,
 ) => {


      return callListCommunityRequests<ListCommunityRequestsData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/requests`, method: 'GET',
        params
    },
      );
    }




export const getListCommunityRequestsQueryKey = (communityId: Id,
    params?: ListCommunityRequestsParams,) => {
    return [
    `/community/${communityId}/requests`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCommunityRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listCommunityRequests>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(communityId: Id,
    params?: ListCommunityRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunityRequests>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommunityRequestsQueryKey(communityId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCommunityRequests>>> = () => listCommunityRequests(communityId,params, );





   return  { queryKey, queryFn, enabled: communityId !== null && communityId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCommunityRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCommunityRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listCommunityRequests>>>
export type ListCommunityRequestsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListCommunityRequests<TData = Awaited<ReturnType<typeof listCommunityRequests>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params: undefined |  ListCommunityRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunityRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommunityRequests>>,
          TError,
          Awaited<ReturnType<typeof listCommunityRequests>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommunityRequests<TData = Awaited<ReturnType<typeof listCommunityRequests>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params?: ListCommunityRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunityRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommunityRequests>>,
          TError,
          Awaited<ReturnType<typeof listCommunityRequests>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommunityRequests<TData = Awaited<ReturnType<typeof listCommunityRequests>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params?: ListCommunityRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunityRequests>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who wants to join
 */

export function useListCommunityRequests<TData = Awaited<ReturnType<typeof listCommunityRequests>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params?: ListCommunityRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunityRequests>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommunityRequestsQueryOptions(communityId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A cursor and no page number, so that new posts neither repeat nor hide others. 403 for who is banned, and for invited people of a private community. Posts that wrote themselves are there for those who may see what they are about.
 * @summary The feed of a community
 */
export const listCommunityPosts = (
    communityId: Id,
    params?: ListCommunityPostsParams,
 ) => {


      return callListCommunityPosts<ListCommunityPostsData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/feed`, method: 'GET',
        params
    },
      );
    }




export const getListCommunityPostsQueryKey = (communityId: Id,
    params?: ListCommunityPostsParams,) => {
    return [
    `/community/${communityId}/feed`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCommunityPostsQueryOptions = <TData = Awaited<ReturnType<typeof listCommunityPosts>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(communityId: Id,
    params?: ListCommunityPostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunityPosts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommunityPostsQueryKey(communityId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCommunityPosts>>> = () => listCommunityPosts(communityId,params, );





   return  { queryKey, queryFn, enabled: communityId !== null && communityId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCommunityPosts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCommunityPostsQueryResult = NonNullable<Awaited<ReturnType<typeof listCommunityPosts>>>
export type ListCommunityPostsQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListCommunityPosts<TData = Awaited<ReturnType<typeof listCommunityPosts>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params: undefined |  ListCommunityPostsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunityPosts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommunityPosts>>,
          TError,
          Awaited<ReturnType<typeof listCommunityPosts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommunityPosts<TData = Awaited<ReturnType<typeof listCommunityPosts>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params?: ListCommunityPostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunityPosts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommunityPosts>>,
          TError,
          Awaited<ReturnType<typeof listCommunityPosts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommunityPosts<TData = Awaited<ReturnType<typeof listCommunityPosts>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params?: ListCommunityPostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunityPosts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The feed of a community
 */

export function useListCommunityPosts<TData = Awaited<ReturnType<typeof listCommunityPosts>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params?: ListCommunityPostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunityPosts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommunityPostsQueryOptions(communityId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By its owner and admins.
 * @summary What the feed of a community follows
 */
export const getFeedSources = (
    communityId: Id,
 ) => {


      return callGetFeedSources<FeedSources>(
      {url: `/community/${encodeURIComponent(String(communityId))}/sources`, method: 'GET'
    },
      );
    }




export const getGetFeedSourcesQueryKey = (communityId: Id,) => {
    return [
    `/community/${communityId}/sources`
    ] as const;
    }


export const getGetFeedSourcesQueryOptions = <TData = Awaited<ReturnType<typeof getFeedSources>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(communityId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedSources>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFeedSourcesQueryKey(communityId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFeedSources>>> = () => getFeedSources(communityId, );





   return  { queryKey, queryFn, enabled: communityId !== null && communityId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFeedSources>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFeedSourcesQueryResult = NonNullable<Awaited<ReturnType<typeof getFeedSources>>>
export type GetFeedSourcesQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetFeedSources<TData = Awaited<ReturnType<typeof getFeedSources>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedSources>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeedSources>>,
          TError,
          Awaited<ReturnType<typeof getFeedSources>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeedSources<TData = Awaited<ReturnType<typeof getFeedSources>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedSources>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeedSources>>,
          TError,
          Awaited<ReturnType<typeof getFeedSources>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeedSources<TData = Awaited<ReturnType<typeof getFeedSources>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedSources>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the feed of a community follows
 */

export function useGetFeedSources<TData = Awaited<ReturnType<typeof getFeedSources>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedSources>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFeedSourcesQueryOptions(communityId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By its owner and admins. What happened before it was chosen, or while it was off, is not posted later.
 * @summary Choose what the feed of a community follows
 */
export const setFeedSources = (
    communityId: Id,
    setFeedSourcesBody: SetFeedSourcesBody,
 ) => {


      return callSetFeedSources<FeedSources>(
      {url: `/community/${encodeURIComponent(String(communityId))}/sources`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: setFeedSourcesBody
    },
      );
    }




export const getSetFeedSourcesMutationKey = () => ['setFeedSources'] as const;

export const getSetFeedSourcesMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFeedSources>>, TError,SetFeedSourcesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setFeedSources>>, TError,SetFeedSourcesMutationVariables, TContext> => {

const mutationKey = getSetFeedSourcesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setFeedSources>>, SetFeedSourcesMutationVariables> = (props) => {
          const {communityId,data} = props ?? {};

          return  setFeedSources(communityId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetFeedSourcesMutationResult = NonNullable<Awaited<ReturnType<typeof setFeedSources>>>
    export type SetFeedSourcesMutationBody = SetFeedSourcesBody
    export type SetFeedSourcesMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type SetFeedSourcesMutationVariables = {communityId: Id;data: SetFeedSourcesBody}

    /**
 * @summary Choose what the feed of a community follows
 */
export const useSetFeedSources = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFeedSources>>, TError,SetFeedSourcesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setFeedSources>>,
        TError,
        SetFeedSourcesMutationVariables,
        TContext
      > => {
      return useMutation(getSetFeedSourcesMutationOptions(options), queryClient);
    }
    /**
 * By members; announcements by its owner and admins, three a day in a community (429 on text).
 * @summary Write a post
 */
export const createPost = (
    communityId: Id,
    createPostBody: CreatePostBody,
    headers?: CreatePostHeaders,
 ) => {


      return callCreatePost<CreatePostData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/post`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: createPostBody
    },
      );
    }




export const getCreatePostMutationKey = () => ['createPost'] as const;

export const getCreatePostMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPost>>, TError,CreatePostMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createPost>>, TError,CreatePostMutationVariables, TContext> => {

const mutationKey = getCreatePostMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPost>>, CreatePostMutationVariables> = (props) => {
          const {communityId,data,headers} = props ?? {};

          return  createPost(communityId,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePostMutationResult = NonNullable<Awaited<ReturnType<typeof createPost>>>
    export type CreatePostMutationBody = CreatePostBody
    export type CreatePostMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>
    export type CreatePostMutationVariables = {communityId: Id;data: CreatePostBody;headers?: CreatePostHeaders}

    /**
 * @summary Write a post
 */
export const useCreatePost = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPost>>, TError,CreatePostMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPost>>,
        TError,
        CreatePostMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePostMutationOptions(options), queryClient);
    }
    /**
 * @summary One post
 */
export const getPost = (
    communityId: Id,
    postId: Id,
 ) => {


      return callGetPost<GetPostData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/post/${encodeURIComponent(String(postId))}`, method: 'GET'
    },
      );
    }




export const getGetPostQueryKey = (communityId: Id,
    postId: Id,) => {
    return [
    `/community/${communityId}/post/${postId}`
    ] as const;
    }


export const getGetPostQueryOptions = <TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(communityId: Id,
    postId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPostQueryKey(communityId,postId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPost>>> = () => getPost(communityId,postId, );





   return  { queryKey, queryFn, enabled: communityId !== null && communityId !== undefined && postId !== null && postId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPostQueryResult = NonNullable<Awaited<ReturnType<typeof getPost>>>
export type GetPostQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetPost<TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    postId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPost>>,
          TError,
          Awaited<ReturnType<typeof getPost>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPost<TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    postId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPost>>,
          TError,
          Awaited<ReturnType<typeof getPost>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPost<TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    postId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One post
 */

export function useGetPost<TData = Awaited<ReturnType<typeof getPost>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    postId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPost>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPostQueryOptions(communityId,postId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Text and pictures by its author; pinning by the owner and admins.
 * @summary Edit or pin a post
 */
export const updatePost = (
    communityId: Id,
    postId: Id,
    updatePostBody: UpdatePostBody,
 ) => {


      return callUpdatePost<UpdatePostData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/post/${encodeURIComponent(String(postId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updatePostBody
    },
      );
    }




export const getUpdatePostMutationKey = () => ['updatePost'] as const;

export const getUpdatePostMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePost>>, TError,UpdatePostMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updatePost>>, TError,UpdatePostMutationVariables, TContext> => {

const mutationKey = getUpdatePostMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePost>>, UpdatePostMutationVariables> = (props) => {
          const {communityId,postId,data} = props ?? {};

          return  updatePost(communityId,postId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePostMutationResult = NonNullable<Awaited<ReturnType<typeof updatePost>>>
    export type UpdatePostMutationBody = UpdatePostBody
    export type UpdatePostMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type UpdatePostMutationVariables = {communityId: Id;postId: Id;data: UpdatePostBody}

    /**
 * @summary Edit or pin a post
 */
export const useUpdatePost = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePost>>, TError,UpdatePostMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePost>>,
        TError,
        UpdatePostMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePostMutationOptions(options), queryClient);
    }
    /**
 * By its author, the owner and admins; with its comments, likes and reports. One that wrote itself is not written again.
 * @summary Delete a post
 */
export const deletePost = (
    communityId: Id,
    postId: Id,
 ) => {


      return callDeletePost<DeletePostData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/post/${encodeURIComponent(String(postId))}`, method: 'DELETE'
    },
      );
    }




export const getDeletePostMutationKey = () => ['deletePost'] as const;

export const getDeletePostMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePost>>, TError,DeletePostMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deletePost>>, TError,DeletePostMutationVariables, TContext> => {

const mutationKey = getDeletePostMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePost>>, DeletePostMutationVariables> = (props) => {
          const {communityId,postId} = props ?? {};

          return  deletePost(communityId,postId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePostMutationResult = NonNullable<Awaited<ReturnType<typeof deletePost>>>

    export type DeletePostMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type DeletePostMutationVariables = {communityId: Id;postId: Id}

    /**
 * @summary Delete a post
 */
export const useDeletePost = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePost>>, TError,DeletePostMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePost>>,
        TError,
        DeletePostMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePostMutationOptions(options), queryClient);
    }
    /**
 * @summary Like a post
 */
export const likePost = (
    communityId: Id,
    postId: Id,
    communityModuleBody: CommunityModuleBody,
 ) => {


      return callLikePost<LikePostData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/post/${encodeURIComponent(String(postId))}/like`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: communityModuleBody
    },
      );
    }




export const getLikePostMutationKey = () => ['likePost'] as const;

export const getLikePostMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof likePost>>, TError,LikePostMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof likePost>>, TError,LikePostMutationVariables, TContext> => {

const mutationKey = getLikePostMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof likePost>>, LikePostMutationVariables> = (props) => {
          const {communityId,postId,data} = props ?? {};

          return  likePost(communityId,postId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LikePostMutationResult = NonNullable<Awaited<ReturnType<typeof likePost>>>
    export type LikePostMutationBody = CommunityModuleBody
    export type LikePostMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type LikePostMutationVariables = {communityId: Id;postId: Id;data: CommunityModuleBody}

    /**
 * @summary Like a post
 */
export const useLikePost = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof likePost>>, TError,LikePostMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof likePost>>,
        TError,
        LikePostMutationVariables,
        TContext
      > => {
      return useMutation(getLikePostMutationOptions(options), queryClient);
    }
    /**
 * @summary Take a like back
 */
export const unlikePost = (
    communityId: Id,
    postId: Id,
 ) => {


      return callUnlikePost<UnlikePostData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/post/${encodeURIComponent(String(postId))}/like`, method: 'DELETE'
    },
      );
    }




export const getUnlikePostMutationKey = () => ['unlikePost'] as const;

export const getUnlikePostMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlikePost>>, TError,UnlikePostMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof unlikePost>>, TError,UnlikePostMutationVariables, TContext> => {

const mutationKey = getUnlikePostMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unlikePost>>, UnlikePostMutationVariables> = (props) => {
          const {communityId,postId} = props ?? {};

          return  unlikePost(communityId,postId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnlikePostMutationResult = NonNullable<Awaited<ReturnType<typeof unlikePost>>>

    export type UnlikePostMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type UnlikePostMutationVariables = {communityId: Id;postId: Id}

    /**
 * @summary Take a like back
 */
export const useUnlikePost = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlikePost>>, TError,UnlikePostMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unlikePost>>,
        TError,
        UnlikePostMutationVariables,
        TContext
      > => {
      return useMutation(getUnlikePostMutationOptions(options), queryClient);
    }
    /**
 * @summary The comments of a post
 */
export const listComments = (
    communityId: Id,
    postId: Id,
    params?: ListCommentsParams,
 ) => {


      return callListComments<ListCommentsData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/post/${encodeURIComponent(String(postId))}/comments`, method: 'GET',
        params
    },
      );
    }




export const getListCommentsQueryKey = (communityId: Id,
    postId: Id,
    params?: ListCommentsParams,) => {
    return [
    `/community/${communityId}/post/${postId}/comments`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCommentsQueryOptions = <TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(communityId: Id,
    postId: Id,
    params?: ListCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommentsQueryKey(communityId,postId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComments>>> = () => listComments(communityId,postId,params, );





   return  { queryKey, queryFn, enabled: communityId !== null && communityId !== undefined && postId !== null && postId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCommentsQueryResult = NonNullable<Awaited<ReturnType<typeof listComments>>>
export type ListCommentsQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListComments<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    postId: Id,
    params: undefined |  ListCommentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComments>>,
          TError,
          Awaited<ReturnType<typeof listComments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComments<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    postId: Id,
    params?: ListCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComments>>,
          TError,
          Awaited<ReturnType<typeof listComments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComments<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    postId: Id,
    params?: ListCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The comments of a post
 */

export function useListComments<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    postId: Id,
    params?: ListCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommentsQueryOptions(communityId,postId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By members.
 * @summary Comment on a post
 */
export const createComment = (
    communityId: Id,
    postId: Id,
    createCommentBody: CreateCommentBody,
    headers?: CreateCommentHeaders,
 ) => {


      return callCreateComment<CreateCommentData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/post/${encodeURIComponent(String(postId))}/comments`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: createCommentBody
    },
      );
    }




export const getCreateCommentMutationKey = () => ['createComment'] as const;

export const getCreateCommentMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createComment>>, TError,CreateCommentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createComment>>, TError,CreateCommentMutationVariables, TContext> => {

const mutationKey = getCreateCommentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createComment>>, CreateCommentMutationVariables> = (props) => {
          const {communityId,postId,data,headers} = props ?? {};

          return  createComment(communityId,postId,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCommentMutationResult = NonNullable<Awaited<ReturnType<typeof createComment>>>
    export type CreateCommentMutationBody = CreateCommentBody
    export type CreateCommentMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type CreateCommentMutationVariables = {communityId: Id;postId: Id;data: CreateCommentBody;headers?: CreateCommentHeaders}

    /**
 * @summary Comment on a post
 */
export const useCreateComment = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createComment>>, TError,CreateCommentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createComment>>,
        TError,
        CreateCommentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCommentMutationOptions(options), queryClient);
    }
    /**
 * By its author, the owner and admins.
 * @summary Delete a comment
 */
export const deleteComment = (
    communityId: Id,
    postId: Id,
    commentId: Id,
 ) => {


      return callDeleteComment<DeleteCommentData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/post/${encodeURIComponent(String(postId))}/comment/${encodeURIComponent(String(commentId))}`, method: 'DELETE'
    },
      );
    }




export const getDeleteCommentMutationKey = () => ['deleteComment'] as const;

export const getDeleteCommentMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteComment>>, TError,DeleteCommentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteComment>>, TError,DeleteCommentMutationVariables, TContext> => {

const mutationKey = getDeleteCommentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteComment>>, DeleteCommentMutationVariables> = (props) => {
          const {communityId,postId,commentId} = props ?? {};

          return  deleteComment(communityId,postId,commentId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCommentMutationResult = NonNullable<Awaited<ReturnType<typeof deleteComment>>>

    export type DeleteCommentMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type DeleteCommentMutationVariables = {communityId: Id;postId: Id;commentId: Id}

    /**
 * @summary Delete a comment
 */
export const useDeleteComment = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteComment>>, TError,DeleteCommentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteComment>>,
        TError,
        DeleteCommentMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCommentMutationOptions(options), queryClient);
    }
    /**
 * By members, once a post (409 already_reported); nobody reports their own (403).
 * @summary Report a post
 */
export const reportPost = (
    communityId: Id,
    postId: Id,
    reportPostBody: ReportPostBody,
 ) => {


      return callReportPost<ReportPostData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/post/${encodeURIComponent(String(postId))}/report`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reportPostBody
    },
      );
    }




export const getReportPostMutationKey = () => ['reportPost'] as const;

export const getReportPostMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportPost>>, TError,ReportPostMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof reportPost>>, TError,ReportPostMutationVariables, TContext> => {

const mutationKey = getReportPostMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportPost>>, ReportPostMutationVariables> = (props) => {
          const {communityId,postId,data} = props ?? {};

          return  reportPost(communityId,postId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportPostMutationResult = NonNullable<Awaited<ReturnType<typeof reportPost>>>
    export type ReportPostMutationBody = ReportPostBody
    export type ReportPostMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type ReportPostMutationVariables = {communityId: Id;postId: Id;data: ReportPostBody}

    /**
 * @summary Report a post
 */
export const useReportPost = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportPost>>, TError,ReportPostMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportPost>>,
        TError,
        ReportPostMutationVariables,
        TContext
      > => {
      return useMutation(getReportPostMutationOptions(options), queryClient);
    }
    /**
 * For its owner and admins.
 * @summary Reported posts
 */
export const listReports = (
    communityId: Id,
    params?: ListReportsParams,
 ) => {


      return callListReports<ListReportsData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/reports`, method: 'GET',
        params
    },
      );
    }




export const getListReportsQueryKey = (communityId: Id,
    params?: ListReportsParams,) => {
    return [
    `/community/${communityId}/reports`, ...(params ? [params] : [])
    ] as const;
    }


export const getListReportsQueryOptions = <TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(communityId: Id,
    params?: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReportsQueryKey(communityId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReports>>> = () => listReports(communityId,params, );





   return  { queryKey, queryFn, enabled: communityId !== null && communityId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listReports>>>
export type ListReportsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params: undefined |  ListReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReports>>,
          TError,
          Awaited<ReturnType<typeof listReports>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params?: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReports>>,
          TError,
          Awaited<ReturnType<typeof listReports>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params?: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reported posts
 */

export function useListReports<TData = Awaited<ReturnType<typeof listReports>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 communityId: Id,
    params?: ListReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReports>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReportsQueryOptions(communityId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By its owner and admins. Settles every open report of the post; ban removes it, too. 409 stale when it is settled, owner_stays for a ban of the owner; 403 for a ban of an admin by an admin.
 * @summary Decide about a reported post
 */
export const decideReport = (
    communityId: Id,
    reportId: Id,
    decideReportBody: DecideReportBody,
 ) => {


      return callDecideReport<DecideReportData>(
      {url: `/community/${encodeURIComponent(String(communityId))}/report/${encodeURIComponent(String(reportId))}/decision`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: decideReportBody
    },
      );
    }




export const getDecideReportMutationKey = () => ['decideReport'] as const;

export const getDecideReportMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideReport>>, TError,DecideReportMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof decideReport>>, TError,DecideReportMutationVariables, TContext> => {

const mutationKey = getDecideReportMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideReport>>, DecideReportMutationVariables> = (props) => {
          const {communityId,reportId,data} = props ?? {};

          return  decideReport(communityId,reportId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecideReportMutationResult = NonNullable<Awaited<ReturnType<typeof decideReport>>>
    export type DecideReportMutationBody = DecideReportBody
    export type DecideReportMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type DecideReportMutationVariables = {communityId: Id;reportId: Id;data: DecideReportBody}

    /**
 * @summary Decide about a reported post
 */
export const useDecideReport = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideReport>>, TError,DecideReportMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideReport>>,
        TError,
        DecideReportMutationVariables,
        TContext
      > => {
      return useMutation(getDecideReportMutationOptions(options), queryClient);
    }
