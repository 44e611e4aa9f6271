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
  AcceptTeamInvitationData,
  AcceptTeamMembershipData,
  AddTeamBookmarkBody,
  AddTeamBookmarkData,
  ConflictResponse,
  DeclineTeamMembershipData,
  ForbiddenResponse,
  GetTeamData,
  GetTeamInvitationData,
  GetTeamStatsData,
  Id,
  InvalidResponse,
  InvitationToken,
  JoinTeamBody,
  JoinTeamData,
  JoinTeamHeaders,
  LeaveTeamData,
  ListTeamFixturesData,
  ListTeamFixturesParams,
  ListTeamsData,
  ListTeamsParams,
  NotFoundResponse,
  RemoveTeamBookmarkData,
  SlugInPath,
  TeamMembershipBody,
  UnauthenticatedResponse
} from '../fushaAPI.schemas.ts';

import { callListTeams } from '../../calls/teams.ts';
import type { ErrorType } from '../../calls/teams.ts';
import { callGetTeam } from '../../calls/teams.ts';
import { callAddTeamBookmark } from '../../calls/teams.ts';
import { callRemoveTeamBookmark } from '../../calls/teams.ts';
import { callListTeamFixtures } from '../../calls/teams.ts';
import { callGetTeamStats } from '../../calls/teams.ts';
import { callJoinTeam } from '../../calls/teams.ts';
import { callAcceptTeamMembership } from '../../calls/teams.ts';
import { callDeclineTeamMembership } from '../../calls/teams.ts';
import { callLeaveTeam } from '../../calls/teams.ts';
import { callGetTeamInvitation } from '../../calls/teams.ts';
import { callAcceptTeamInvitation } from '../../calls/teams.ts';




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
 * Private teams are listed with what everybody may see of them; a filter on their level finds them for their own people only.
 * @summary Find teams
 */
export const listTeams = (
    params?: ListTeamsParams,
 ) => {


      return callListTeams<ListTeamsData>(
      {url: `/teams`, method: 'GET',
        params
    },
      );
    }




export const getListTeamsQueryKey = (params?: ListTeamsParams,) => {
    return [
    `/teams`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTeamsQueryOptions = <TData = Awaited<ReturnType<typeof listTeams>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(params?: ListTeamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTeamsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTeams>>> = () => listTeams(params, );





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTeamsQueryResult = NonNullable<Awaited<ReturnType<typeof listTeams>>>
export type ListTeamsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>


export function useListTeams<TData = Awaited<ReturnType<typeof listTeams>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params: undefined |  ListTeamsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeams>>,
          TError,
          Awaited<ReturnType<typeof listTeams>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeams<TData = Awaited<ReturnType<typeof listTeams>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListTeamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeams>>,
          TError,
          Awaited<ReturnType<typeof listTeams>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeams<TData = Awaited<ReturnType<typeof listTeams>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListTeamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find teams
 */

export function useListTeams<TData = Awaited<ReturnType<typeof listTeams>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListTeamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeams>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTeamsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of a private team others see name, crest, sport and city (permissions.view is false).
 * @summary One team with its members
 */
export const getTeam = (
    slug: SlugInPath,
 ) => {


      return callGetTeam<GetTeamData>(
      {url: `/team/${encodeURIComponent(String(slug))}`, method: 'GET'
    },
      );
    }




export const getGetTeamQueryKey = (slug: SlugInPath,) => {
    return [
    `/team/${slug}`
    ] as const;
    }


export const getGetTeamQueryOptions = <TData = Awaited<ReturnType<typeof getTeam>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(slug: SlugInPath, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeam>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTeamQueryKey(slug);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTeam>>> = () => getTeam(slug, );





   return  { queryKey, queryFn, enabled: slug !== null && slug !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTeam>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTeamQueryResult = NonNullable<Awaited<ReturnType<typeof getTeam>>>
export type GetTeamQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetTeam<TData = Awaited<ReturnType<typeof getTeam>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 slug: SlugInPath, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeam>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeam>>,
          TError,
          Awaited<ReturnType<typeof getTeam>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeam<TData = Awaited<ReturnType<typeof getTeam>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 slug: SlugInPath, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeam>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeam>>,
          TError,
          Awaited<ReturnType<typeof getTeam>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeam<TData = Awaited<ReturnType<typeof getTeam>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 slug: SlugInPath, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeam>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One team with its members
 */

export function useGetTeam<TData = Awaited<ReturnType<typeof getTeam>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 slug: SlugInPath, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeam>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTeamQueryOptions(slug,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Bookmark a team
 */
export const addTeamBookmark = (
    teamId: Id,
    addTeamBookmarkBody: AddTeamBookmarkBody,
 ) => {


      return callAddTeamBookmark<AddTeamBookmarkData>(
      {url: `/team/${encodeURIComponent(String(teamId))}/bookmark`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addTeamBookmarkBody
    },
      );
    }




export const getAddTeamBookmarkMutationKey = () => ['addTeamBookmark'] as const;

export const getAddTeamBookmarkMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addTeamBookmark>>, TError,AddTeamBookmarkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addTeamBookmark>>, TError,AddTeamBookmarkMutationVariables, TContext> => {

const mutationKey = getAddTeamBookmarkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addTeamBookmark>>, AddTeamBookmarkMutationVariables> = (props) => {
          const {teamId,data} = props ?? {};

          return  addTeamBookmark(teamId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddTeamBookmarkMutationResult = NonNullable<Awaited<ReturnType<typeof addTeamBookmark>>>
    export type AddTeamBookmarkMutationBody = AddTeamBookmarkBody
    export type AddTeamBookmarkMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type AddTeamBookmarkMutationVariables = {teamId: Id;data: AddTeamBookmarkBody}

    /**
 * @summary Bookmark a team
 */
export const useAddTeamBookmark = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addTeamBookmark>>, TError,AddTeamBookmarkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addTeamBookmark>>,
        TError,
        AddTeamBookmarkMutationVariables,
        TContext
      > => {
      return useMutation(getAddTeamBookmarkMutationOptions(options), queryClient);
    }
    /**
 * @summary Remove the bookmark of a team
 */
export const removeTeamBookmark = (
    teamId: Id,
 ) => {


      return callRemoveTeamBookmark<RemoveTeamBookmarkData>(
      {url: `/team/${encodeURIComponent(String(teamId))}/bookmark`, method: 'DELETE'
    },
      );
    }




export const getRemoveTeamBookmarkMutationKey = () => ['removeTeamBookmark'] as const;

export const getRemoveTeamBookmarkMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeTeamBookmark>>, TError,RemoveTeamBookmarkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeTeamBookmark>>, TError,RemoveTeamBookmarkMutationVariables, TContext> => {

const mutationKey = getRemoveTeamBookmarkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeTeamBookmark>>, RemoveTeamBookmarkMutationVariables> = (props) => {
          const {teamId} = props ?? {};

          return  removeTeamBookmark(teamId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveTeamBookmarkMutationResult = NonNullable<Awaited<ReturnType<typeof removeTeamBookmark>>>

    export type RemoveTeamBookmarkMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type RemoveTeamBookmarkMutationVariables = {teamId: Id}

    /**
 * @summary Remove the bookmark of a team
 */
export const useRemoveTeamBookmark = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeTeamBookmark>>, TError,RemoveTeamBookmarkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeTeamBookmark>>,
        TError,
        RemoveTeamBookmarkMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveTeamBookmarkMutationOptions(options), queryClient);
    }
    /**
 * 403 for outsiders of a private team.
 * @summary The games of a team
 */
export const listTeamFixtures = (
    teamId: Id,
    params?: ListTeamFixturesParams,
 ) => {


      return callListTeamFixtures<ListTeamFixturesData>(
      {url: `/team/${encodeURIComponent(String(teamId))}/fixtures`, method: 'GET',
        params
    },
      );
    }




export const getListTeamFixturesQueryKey = (teamId: Id,
    params?: ListTeamFixturesParams,) => {
    return [
    `/team/${teamId}/fixtures`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTeamFixturesQueryOptions = <TData = Awaited<ReturnType<typeof listTeamFixtures>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(teamId: Id,
    params?: ListTeamFixturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamFixtures>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTeamFixturesQueryKey(teamId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTeamFixtures>>> = () => listTeamFixtures(teamId,params, );





   return  { queryKey, queryFn, enabled: teamId !== null && teamId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTeamFixtures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTeamFixturesQueryResult = NonNullable<Awaited<ReturnType<typeof listTeamFixtures>>>
export type ListTeamFixturesQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListTeamFixtures<TData = Awaited<ReturnType<typeof listTeamFixtures>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id,
    params: undefined |  ListTeamFixturesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamFixtures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeamFixtures>>,
          TError,
          Awaited<ReturnType<typeof listTeamFixtures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamFixtures<TData = Awaited<ReturnType<typeof listTeamFixtures>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id,
    params?: ListTeamFixturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamFixtures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeamFixtures>>,
          TError,
          Awaited<ReturnType<typeof listTeamFixtures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamFixtures<TData = Awaited<ReturnType<typeof listTeamFixtures>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id,
    params?: ListTeamFixturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamFixtures>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The games of a team
 */

export function useListTeamFixtures<TData = Awaited<ReturnType<typeof listTeamFixtures>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id,
    params?: ListTeamFixturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamFixtures>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTeamFixturesQueryOptions(teamId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * From the logs of all its tracked games that are on or have a result, without walkovers and disputed results, counted as in getCompetitionStats. 403 for outsiders of a private team.
 * @summary Who has scored for a team, and who was booked
 */
export const getTeamStats = (
    teamId: Id,
 ) => {


      return callGetTeamStats<GetTeamStatsData>(
      {url: `/team/${encodeURIComponent(String(teamId))}/stats`, method: 'GET'
    },
      );
    }




export const getGetTeamStatsQueryKey = (teamId: Id,) => {
    return [
    `/team/${teamId}/stats`
    ] as const;
    }


export const getGetTeamStatsQueryOptions = <TData = Awaited<ReturnType<typeof getTeamStats>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(teamId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamStats>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTeamStatsQueryKey(teamId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTeamStats>>> = () => getTeamStats(teamId, );





   return  { queryKey, queryFn, enabled: teamId !== null && teamId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTeamStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTeamStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getTeamStats>>>
export type GetTeamStatsQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetTeamStats<TData = Awaited<ReturnType<typeof getTeamStats>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamStats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeamStats>>,
          TError,
          Awaited<ReturnType<typeof getTeamStats>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamStats<TData = Awaited<ReturnType<typeof getTeamStats>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamStats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeamStats>>,
          TError,
          Awaited<ReturnType<typeof getTeamStats>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamStats<TData = Awaited<ReturnType<typeof getTeamStats>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamStats>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who has scored for a team, and who was booked
 */

export function useGetTeamStats<TData = Awaited<ReturnType<typeof getTeamStats>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamStats>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTeamStatsQueryOptions(teamId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 409 already_member for members and for those with an open invitation, already_applied while a request is open.
 * @summary Ask to join a team
 */
export const joinTeam = (
    teamId: Id,
    joinTeamBody: JoinTeamBody,
    headers?: JoinTeamHeaders,
 ) => {


      return callJoinTeam<JoinTeamData>(
      {url: `/team/${encodeURIComponent(String(teamId))}/join`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: joinTeamBody
    },
      );
    }




export const getJoinTeamMutationKey = () => ['joinTeam'] as const;

export const getJoinTeamMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinTeam>>, TError,JoinTeamMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof joinTeam>>, TError,JoinTeamMutationVariables, TContext> => {

const mutationKey = getJoinTeamMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof joinTeam>>, JoinTeamMutationVariables> = (props) => {
          const {teamId,data,headers} = props ?? {};

          return  joinTeam(teamId,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type JoinTeamMutationResult = NonNullable<Awaited<ReturnType<typeof joinTeam>>>
    export type JoinTeamMutationBody = JoinTeamBody
    export type JoinTeamMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type JoinTeamMutationVariables = {teamId: Id;data: JoinTeamBody;headers?: JoinTeamHeaders}

    /**
 * @summary Ask to join a team
 */
export const useJoinTeam = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinTeam>>, TError,JoinTeamMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof joinTeam>>,
        TError,
        JoinTeamMutationVariables,
        TContext
      > => {
      return useMutation(getJoinTeamMutationOptions(options), queryClient);
    }
    /**
 * 409 stale without an open invitation. When the offered number is taken by now, the new member has none. An open request to join is accepted too.
 * @summary Accept an invitation to a team
 */
export const acceptTeamMembership = (
    teamId: Id,
    teamMembershipBody: TeamMembershipBody,
 ) => {


      return callAcceptTeamMembership<AcceptTeamMembershipData>(
      {url: `/team/${encodeURIComponent(String(teamId))}/membership/accept`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: teamMembershipBody
    },
      );
    }




export const getAcceptTeamMembershipMutationKey = () => ['acceptTeamMembership'] as const;

export const getAcceptTeamMembershipMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptTeamMembership>>, TError,AcceptTeamMembershipMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof acceptTeamMembership>>, TError,AcceptTeamMembershipMutationVariables, TContext> => {

const mutationKey = getAcceptTeamMembershipMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptTeamMembership>>, AcceptTeamMembershipMutationVariables> = (props) => {
          const {teamId,data} = props ?? {};

          return  acceptTeamMembership(teamId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptTeamMembershipMutationResult = NonNullable<Awaited<ReturnType<typeof acceptTeamMembership>>>
    export type AcceptTeamMembershipMutationBody = TeamMembershipBody
    export type AcceptTeamMembershipMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type AcceptTeamMembershipMutationVariables = {teamId: Id;data: TeamMembershipBody}

    /**
 * @summary Accept an invitation to a team
 */
export const useAcceptTeamMembership = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptTeamMembership>>, TError,AcceptTeamMembershipMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptTeamMembership>>,
        TError,
        AcceptTeamMembershipMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptTeamMembershipMutationOptions(options), queryClient);
    }
    /**
 * 409 stale without an open invitation.
 * @summary Decline an invitation to a team
 */
export const declineTeamMembership = (
    teamId: Id,
    teamMembershipBody: TeamMembershipBody,
 ) => {


      return callDeclineTeamMembership<DeclineTeamMembershipData>(
      {url: `/team/${encodeURIComponent(String(teamId))}/membership/decline`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: teamMembershipBody
    },
      );
    }




export const getDeclineTeamMembershipMutationKey = () => ['declineTeamMembership'] as const;

export const getDeclineTeamMembershipMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineTeamMembership>>, TError,DeclineTeamMembershipMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof declineTeamMembership>>, TError,DeclineTeamMembershipMutationVariables, TContext> => {

const mutationKey = getDeclineTeamMembershipMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineTeamMembership>>, DeclineTeamMembershipMutationVariables> = (props) => {
          const {teamId,data} = props ?? {};

          return  declineTeamMembership(teamId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeclineTeamMembershipMutationResult = NonNullable<Awaited<ReturnType<typeof declineTeamMembership>>>
    export type DeclineTeamMembershipMutationBody = TeamMembershipBody
    export type DeclineTeamMembershipMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type DeclineTeamMembershipMutationVariables = {teamId: Id;data: TeamMembershipBody}

    /**
 * @summary Decline an invitation to a team
 */
export const useDeclineTeamMembership = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineTeamMembership>>, TError,DeclineTeamMembershipMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineTeamMembership>>,
        TError,
        DeclineTeamMembershipMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineTeamMembershipMutationOptions(options), queryClient);
    }
    /**
 * 409 last_admin for its only admin, stale for who is no active member.
 * @summary Leave a team
 */
export const leaveTeam = (
    teamId: Id,
    teamMembershipBody: TeamMembershipBody,
 ) => {


      return callLeaveTeam<LeaveTeamData>(
      {url: `/team/${encodeURIComponent(String(teamId))}/membership/leave`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: teamMembershipBody
    },
      );
    }




export const getLeaveTeamMutationKey = () => ['leaveTeam'] as const;

export const getLeaveTeamMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveTeam>>, TError,LeaveTeamMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof leaveTeam>>, TError,LeaveTeamMutationVariables, TContext> => {

const mutationKey = getLeaveTeamMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof leaveTeam>>, LeaveTeamMutationVariables> = (props) => {
          const {teamId,data} = props ?? {};

          return  leaveTeam(teamId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LeaveTeamMutationResult = NonNullable<Awaited<ReturnType<typeof leaveTeam>>>
    export type LeaveTeamMutationBody = TeamMembershipBody
    export type LeaveTeamMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type LeaveTeamMutationVariables = {teamId: Id;data: TeamMembershipBody}

    /**
 * @summary Leave a team
 */
export const useLeaveTeam = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveTeam>>, TError,LeaveTeamMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof leaveTeam>>,
        TError,
        LeaveTeamMutationVariables,
        TContext
      > => {
      return useMutation(getLeaveTeamMutationOptions(options), queryClient);
    }
    /**
 * 404 when it is unknown or withdrawn.
 * @summary What an invitation link offers
 */
export const getTeamInvitation = (
    token: InvitationToken,
 ) => {


      return callGetTeamInvitation<GetTeamInvitationData>(
      {url: `/team-invitation/${encodeURIComponent(String(token))}`, method: 'GET'
    },
      );
    }




export const getGetTeamInvitationQueryKey = (token: InvitationToken,) => {
    return [
    `/team-invitation/${token}`
    ] as const;
    }


export const getGetTeamInvitationQueryOptions = <TData = Awaited<ReturnType<typeof getTeamInvitation>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(token: InvitationToken, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamInvitation>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTeamInvitationQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTeamInvitation>>> = () => getTeamInvitation(token, );





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTeamInvitation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTeamInvitationQueryResult = NonNullable<Awaited<ReturnType<typeof getTeamInvitation>>>
export type GetTeamInvitationQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetTeamInvitation<TData = Awaited<ReturnType<typeof getTeamInvitation>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 token: InvitationToken, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamInvitation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeamInvitation>>,
          TError,
          Awaited<ReturnType<typeof getTeamInvitation>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamInvitation<TData = Awaited<ReturnType<typeof getTeamInvitation>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 token: InvitationToken, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamInvitation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeamInvitation>>,
          TError,
          Awaited<ReturnType<typeof getTeamInvitation>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamInvitation<TData = Awaited<ReturnType<typeof getTeamInvitation>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 token: InvitationToken, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamInvitation>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What an invitation link offers
 */

export function useGetTeamInvitation<TData = Awaited<ReturnType<typeof getTeamInvitation>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 token: InvitationToken, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamInvitation>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTeamInvitationQueryOptions(token,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Once, by whoever has the link. 409 already_member for an active member, stale when the link is used or expired.
 * @summary Join a team by an invitation link
 */
export const acceptTeamInvitation = (
    token: InvitationToken,
    teamMembershipBody: TeamMembershipBody,
 ) => {


      return callAcceptTeamInvitation<AcceptTeamInvitationData>(
      {url: `/team-invitation/${encodeURIComponent(String(token))}/accept`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: teamMembershipBody
    },
      );
    }




export const getAcceptTeamInvitationMutationKey = () => ['acceptTeamInvitation'] as const;

export const getAcceptTeamInvitationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptTeamInvitation>>, TError,AcceptTeamInvitationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof acceptTeamInvitation>>, TError,AcceptTeamInvitationMutationVariables, TContext> => {

const mutationKey = getAcceptTeamInvitationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptTeamInvitation>>, AcceptTeamInvitationMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  acceptTeamInvitation(token,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptTeamInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptTeamInvitation>>>
    export type AcceptTeamInvitationMutationBody = TeamMembershipBody
    export type AcceptTeamInvitationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type AcceptTeamInvitationMutationVariables = {token: InvitationToken;data: TeamMembershipBody}

    /**
 * @summary Join a team by an invitation link
 */
export const useAcceptTeamInvitation = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptTeamInvitation>>, TError,AcceptTeamInvitationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptTeamInvitation>>,
        TError,
        AcceptTeamInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptTeamInvitationMutationOptions(options), queryClient);
    }
