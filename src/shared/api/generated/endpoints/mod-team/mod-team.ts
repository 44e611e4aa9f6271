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
  AddTeamMemberBody,
  AddTeamMemberData,
  ConflictResponse,
  CreateTeamBody,
  CreateTeamData,
  CreateTeamInvitationBody,
  CreateTeamInvitationData,
  CreateTeamInvitationHeaders,
  DeleteTeamImageData,
  DeleteTeamInvitationData,
  ForbiddenResponse,
  GetManagedTeamData,
  Id,
  InvalidResponse,
  ListTeamApplicationsData,
  ListTeamApplicationsParams,
  ListTeamMembersData,
  ListTeamMembersParams,
  NotFoundResponse,
  RemoveTeamMemberData,
  TooManyResponse,
  UnauthenticatedResponse,
  UpdateTeamBody,
  UpdateTeamData,
  UpdateTeamMemberBody,
  UpdateTeamMemberData
} from '../fushaAPI.schemas.ts';

import { callCreateTeam } from '../../calls/mod-team.ts';
import type { ErrorType } from '../../calls/mod-team.ts';
import { callGetManagedTeam } from '../../calls/mod-team.ts';
import { callUpdateTeam } from '../../calls/mod-team.ts';
import { callDeleteTeamImage } from '../../calls/mod-team.ts';
import { callAddTeamMember } from '../../calls/mod-team.ts';
import { callUpdateTeamMember } from '../../calls/mod-team.ts';
import { callRemoveTeamMember } from '../../calls/mod-team.ts';
import { callListTeamMembers } from '../../calls/mod-team.ts';
import { callListTeamApplications } from '../../calls/mod-team.ts';
import { callCreateTeamInvitation } from '../../calls/mod-team.ts';
import { callDeleteTeamInvitation } from '../../calls/mod-team.ts';




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
 * Ten a day (429).
 * @summary Create a team
 */
export const createTeam = (
    createTeamBody: CreateTeamBody,
 ) => {


      return callCreateTeam<CreateTeamData>(
      {url: `/mod-team/team`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createTeamBody
    },
      );
    }




export const getCreateTeamMutationKey = () => ['createTeam'] as const;

export const getCreateTeamMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTeam>>, TError,CreateTeamMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createTeam>>, TError,CreateTeamMutationVariables, TContext> => {

const mutationKey = getCreateTeamMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTeam>>, CreateTeamMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTeam(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTeamMutationResult = NonNullable<Awaited<ReturnType<typeof createTeam>>>
    export type CreateTeamMutationBody = CreateTeamBody
    export type CreateTeamMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyResponse>
    export type CreateTeamMutationVariables = {data: CreateTeamBody}

    /**
 * @summary Create a team
 */
export const useCreateTeam = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTeam>>, TError,CreateTeamMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTeam>>,
        TError,
        CreateTeamMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTeamMutationOptions(options), queryClient);
    }
    /**
 * @summary One team with its members, for its admins
 */
export const getManagedTeam = (
    id: Id,
 ) => {


      return callGetManagedTeam<GetManagedTeamData>(
      {url: `/mod-team/team/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      );
    }




export const getGetManagedTeamQueryKey = (id: Id,) => {
    return [
    `/mod-team/team/${id}`
    ] as const;
    }


export const getGetManagedTeamQueryOptions = <TData = Awaited<ReturnType<typeof getManagedTeam>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedTeam>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetManagedTeamQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getManagedTeam>>> = () => getManagedTeam(id, );





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getManagedTeam>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetManagedTeamQueryResult = NonNullable<Awaited<ReturnType<typeof getManagedTeam>>>
export type GetManagedTeamQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetManagedTeam<TData = Awaited<ReturnType<typeof getManagedTeam>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedTeam>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedTeam>>,
          TError,
          Awaited<ReturnType<typeof getManagedTeam>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedTeam<TData = Awaited<ReturnType<typeof getManagedTeam>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedTeam>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedTeam>>,
          TError,
          Awaited<ReturnType<typeof getManagedTeam>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedTeam<TData = Awaited<ReturnType<typeof getManagedTeam>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedTeam>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One team with its members, for its admins
 */

export function useGetManagedTeam<TData = Awaited<ReturnType<typeof getManagedTeam>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedTeam>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetManagedTeamQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a team
 */
export const updateTeam = (
    id: Id,
    updateTeamBody: UpdateTeamBody,
 ) => {


      return callUpdateTeam<UpdateTeamData>(
      {url: `/mod-team/team/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateTeamBody
    },
      );
    }




export const getUpdateTeamMutationKey = () => ['updateTeam'] as const;

export const getUpdateTeamMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTeam>>, TError,UpdateTeamMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateTeam>>, TError,UpdateTeamMutationVariables, TContext> => {

const mutationKey = getUpdateTeamMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTeam>>, UpdateTeamMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateTeam(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateTeamMutationResult = NonNullable<Awaited<ReturnType<typeof updateTeam>>>
    export type UpdateTeamMutationBody = UpdateTeamBody
    export type UpdateTeamMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type UpdateTeamMutationVariables = {id: Id;data: UpdateTeamBody}

    /**
 * @summary Change a team
 */
export const useUpdateTeam = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTeam>>, TError,UpdateTeamMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTeam>>,
        TError,
        UpdateTeamMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateTeamMutationOptions(options), queryClient);
    }
    /**
 * @summary Detach an image from a team
 */
export const deleteTeamImage = (
    id: Id,
 ) => {


      return callDeleteTeamImage<DeleteTeamImageData>(
      {url: `/mod-team/team/images/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      );
    }




export const getDeleteTeamImageMutationKey = () => ['deleteTeamImage'] as const;

export const getDeleteTeamImageMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTeamImage>>, TError,DeleteTeamImageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteTeamImage>>, TError,DeleteTeamImageMutationVariables, TContext> => {

const mutationKey = getDeleteTeamImageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTeamImage>>, DeleteTeamImageMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteTeamImage(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteTeamImageMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTeamImage>>>

    export type DeleteTeamImageMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type DeleteTeamImageMutationVariables = {id: Id}

    /**
 * @summary Detach an image from a team
 */
export const useDeleteTeamImage = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTeamImage>>, TError,DeleteTeamImageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTeamImage>>,
        TError,
        DeleteTeamImageMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteTeamImageMutationOptions(options), queryClient);
    }
    /**
 * Who has asked to join is a member at once, and the request accepted. 409 already_member for an invited or active member; 422 on jersey_number when it is in use. Counts as looking for people (429); 429 also after telling people 60 times in an hour.
 * @summary Invite a user to a team
 */
export const addTeamMember = (
    teamId: Id,
    addTeamMemberBody: AddTeamMemberBody,
 ) => {


      return callAddTeamMember<AddTeamMemberData>(
      {url: `/mod-team/team/${encodeURIComponent(String(teamId))}/member`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addTeamMemberBody
    },
      );
    }




export const getAddTeamMemberMutationKey = () => ['addTeamMember'] as const;

export const getAddTeamMemberMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addTeamMember>>, TError,AddTeamMemberMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addTeamMember>>, TError,AddTeamMemberMutationVariables, TContext> => {

const mutationKey = getAddTeamMemberMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addTeamMember>>, AddTeamMemberMutationVariables> = (props) => {
          const {teamId,data} = props ?? {};

          return  addTeamMember(teamId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddTeamMemberMutationResult = NonNullable<Awaited<ReturnType<typeof addTeamMember>>>
    export type AddTeamMemberMutationBody = AddTeamMemberBody
    export type AddTeamMemberMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyResponse>
    export type AddTeamMemberMutationVariables = {teamId: Id;data: AddTeamMemberBody}

    /**
 * @summary Invite a user to a team
 */
export const useAddTeamMember = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addTeamMember>>, TError,AddTeamMemberMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addTeamMember>>,
        TError,
        AddTeamMemberMutationVariables,
        TContext
      > => {
      return useMutation(getAddTeamMemberMutationOptions(options), queryClient);
    }
    /**
 * 409 last_admin when the team would be left without an admin; 422 on jersey_number when it is in use.
 * @summary Change the roles or the jersey of a member
 */
export const updateTeamMember = (
    teamId: Id,
    memberId: Id,
    updateTeamMemberBody: UpdateTeamMemberBody,
 ) => {


      return callUpdateTeamMember<UpdateTeamMemberData>(
      {url: `/mod-team/team/${encodeURIComponent(String(teamId))}/member/${encodeURIComponent(String(memberId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateTeamMemberBody
    },
      );
    }




export const getUpdateTeamMemberMutationKey = () => ['updateTeamMember'] as const;

export const getUpdateTeamMemberMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTeamMember>>, TError,UpdateTeamMemberMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateTeamMember>>, TError,UpdateTeamMemberMutationVariables, TContext> => {

const mutationKey = getUpdateTeamMemberMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTeamMember>>, UpdateTeamMemberMutationVariables> = (props) => {
          const {teamId,memberId,data} = props ?? {};

          return  updateTeamMember(teamId,memberId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateTeamMemberMutationResult = NonNullable<Awaited<ReturnType<typeof updateTeamMember>>>
    export type UpdateTeamMemberMutationBody = UpdateTeamMemberBody
    export type UpdateTeamMemberMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type UpdateTeamMemberMutationVariables = {teamId: Id;memberId: Id;data: UpdateTeamMemberBody}

    /**
 * @summary Change the roles or the jersey of a member
 */
export const useUpdateTeamMember = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTeamMember>>, TError,UpdateTeamMemberMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTeamMember>>,
        TError,
        UpdateTeamMemberMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateTeamMemberMutationOptions(options), queryClient);
    }
    /**
 * An active member has left; an invitation is withdrawn. 409 last_admin when the team would be left without an admin.
 * @summary Remove a member from a team
 */
export const removeTeamMember = (
    teamId: Id,
    memberId: Id,
 ) => {


      return callRemoveTeamMember<RemoveTeamMemberData>(
      {url: `/mod-team/team/${encodeURIComponent(String(teamId))}/member/${encodeURIComponent(String(memberId))}`, method: 'DELETE'
    },
      );
    }




export const getRemoveTeamMemberMutationKey = () => ['removeTeamMember'] as const;

export const getRemoveTeamMemberMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeTeamMember>>, TError,RemoveTeamMemberMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeTeamMember>>, TError,RemoveTeamMemberMutationVariables, TContext> => {

const mutationKey = getRemoveTeamMemberMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeTeamMember>>, RemoveTeamMemberMutationVariables> = (props) => {
          const {teamId,memberId} = props ?? {};

          return  removeTeamMember(teamId,memberId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveTeamMemberMutationResult = NonNullable<Awaited<ReturnType<typeof removeTeamMember>>>

    export type RemoveTeamMemberMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type RemoveTeamMemberMutationVariables = {teamId: Id;memberId: Id}

    /**
 * @summary Remove a member from a team
 */
export const useRemoveTeamMember = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeTeamMember>>, TError,RemoveTeamMemberMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeTeamMember>>,
        TError,
        RemoveTeamMemberMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveTeamMemberMutationOptions(options), queryClient);
    }
    /**
 * @summary The people of a team, for those who look after them
 */
export const listTeamMembers = (
    teamId: Id,
    params?: ListTeamMembersParams,
 ) => {


      return callListTeamMembers<ListTeamMembersData>(
      {url: `/mod-team/team/${encodeURIComponent(String(teamId))}/members`, method: 'GET',
        params
    },
      );
    }




export const getListTeamMembersQueryKey = (teamId: Id,
    params?: ListTeamMembersParams,) => {
    return [
    `/mod-team/team/${teamId}/members`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTeamMembersQueryOptions = <TData = Awaited<ReturnType<typeof listTeamMembers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(teamId: Id,
    params?: ListTeamMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamMembers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTeamMembersQueryKey(teamId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTeamMembers>>> = () => listTeamMembers(teamId,params, );





   return  { queryKey, queryFn, enabled: teamId !== null && teamId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTeamMembers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTeamMembersQueryResult = NonNullable<Awaited<ReturnType<typeof listTeamMembers>>>
export type ListTeamMembersQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListTeamMembers<TData = Awaited<ReturnType<typeof listTeamMembers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id,
    params: undefined |  ListTeamMembersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamMembers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeamMembers>>,
          TError,
          Awaited<ReturnType<typeof listTeamMembers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamMembers<TData = Awaited<ReturnType<typeof listTeamMembers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id,
    params?: ListTeamMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamMembers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeamMembers>>,
          TError,
          Awaited<ReturnType<typeof listTeamMembers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamMembers<TData = Awaited<ReturnType<typeof listTeamMembers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id,
    params?: ListTeamMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamMembers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The people of a team, for those who look after them
 */

export function useListTeamMembers<TData = Awaited<ReturnType<typeof listTeamMembers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id,
    params?: ListTeamMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamMembers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTeamMembersQueryOptions(teamId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Requests to join a team
 */
export const listTeamApplications = (
    teamId: Id,
    params?: ListTeamApplicationsParams,
 ) => {


      return callListTeamApplications<ListTeamApplicationsData>(
      {url: `/mod-team/team/${encodeURIComponent(String(teamId))}/applications`, method: 'GET',
        params
    },
      );
    }




export const getListTeamApplicationsQueryKey = (teamId: Id,
    params?: ListTeamApplicationsParams,) => {
    return [
    `/mod-team/team/${teamId}/applications`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTeamApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof listTeamApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(teamId: Id,
    params?: ListTeamApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamApplications>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTeamApplicationsQueryKey(teamId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTeamApplications>>> = () => listTeamApplications(teamId,params, );





   return  { queryKey, queryFn, enabled: teamId !== null && teamId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTeamApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTeamApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof listTeamApplications>>>
export type ListTeamApplicationsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListTeamApplications<TData = Awaited<ReturnType<typeof listTeamApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id,
    params: undefined |  ListTeamApplicationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeamApplications>>,
          TError,
          Awaited<ReturnType<typeof listTeamApplications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamApplications<TData = Awaited<ReturnType<typeof listTeamApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id,
    params?: ListTeamApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeamApplications>>,
          TError,
          Awaited<ReturnType<typeof listTeamApplications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeamApplications<TData = Awaited<ReturnType<typeof listTeamApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id,
    params?: ListTeamApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamApplications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Requests to join a team
 */

export function useListTeamApplications<TData = Awaited<ReturnType<typeof listTeamApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 teamId: Id,
    params?: ListTeamApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeamApplications>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTeamApplicationsQueryOptions(teamId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By an admin. 422 on phone_number when the number has an account that can be found (add the person instead), on jersey_number when it is in use. A new link for the same number replaces the old one.
 * @summary Make an invitation link for a number without an account
 */
export const createTeamInvitation = (
    teamId: Id,
    createTeamInvitationBody: CreateTeamInvitationBody,
    headers?: CreateTeamInvitationHeaders,
 ) => {


      return callCreateTeamInvitation<CreateTeamInvitationData>(
      {url: `/mod-team/team/${encodeURIComponent(String(teamId))}/invitation`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: createTeamInvitationBody
    },
      );
    }




export const getCreateTeamInvitationMutationKey = () => ['createTeamInvitation'] as const;

export const getCreateTeamInvitationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTeamInvitation>>, TError,CreateTeamInvitationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createTeamInvitation>>, TError,CreateTeamInvitationMutationVariables, TContext> => {

const mutationKey = getCreateTeamInvitationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTeamInvitation>>, CreateTeamInvitationMutationVariables> = (props) => {
          const {teamId,data,headers} = props ?? {};

          return  createTeamInvitation(teamId,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTeamInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof createTeamInvitation>>>
    export type CreateTeamInvitationMutationBody = CreateTeamInvitationBody
    export type CreateTeamInvitationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>
    export type CreateTeamInvitationMutationVariables = {teamId: Id;data: CreateTeamInvitationBody;headers?: CreateTeamInvitationHeaders}

    /**
 * @summary Make an invitation link for a number without an account
 */
export const useCreateTeamInvitation = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTeamInvitation>>, TError,CreateTeamInvitationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTeamInvitation>>,
        TError,
        CreateTeamInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTeamInvitationMutationOptions(options), queryClient);
    }
    /**
 * @summary Withdraw an invitation link
 */
export const deleteTeamInvitation = (
    teamId: Id,
    invitationId: Id,
 ) => {


      return callDeleteTeamInvitation<DeleteTeamInvitationData>(
      {url: `/mod-team/team/${encodeURIComponent(String(teamId))}/invitation/${encodeURIComponent(String(invitationId))}`, method: 'DELETE'
    },
      );
    }




export const getDeleteTeamInvitationMutationKey = () => ['deleteTeamInvitation'] as const;

export const getDeleteTeamInvitationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTeamInvitation>>, TError,DeleteTeamInvitationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteTeamInvitation>>, TError,DeleteTeamInvitationMutationVariables, TContext> => {

const mutationKey = getDeleteTeamInvitationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTeamInvitation>>, DeleteTeamInvitationMutationVariables> = (props) => {
          const {teamId,invitationId} = props ?? {};

          return  deleteTeamInvitation(teamId,invitationId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteTeamInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTeamInvitation>>>

    export type DeleteTeamInvitationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type DeleteTeamInvitationMutationVariables = {teamId: Id;invitationId: Id}

    /**
 * @summary Withdraw an invitation link
 */
export const useDeleteTeamInvitation = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTeamInvitation>>, TError,DeleteTeamInvitationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTeamInvitation>>,
        TError,
        DeleteTeamInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteTeamInvitationMutationOptions(options), queryClient);
    }
