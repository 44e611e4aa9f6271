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
  AddOrganizationUserBody,
  AddOrganizationUserData,
  ConflictResponse,
  CreateOrganizationBody,
  CreateOrganizationData,
  DeleteOrganizationImageData,
  ForbiddenResponse,
  GetManagedOrganizationData,
  GetOrganizationDashboardData,
  Id,
  InvalidResponse,
  ListOrganizationUsersData,
  ListOrganizationUsersParams,
  NotFoundResponse,
  RemoveOrganizationUserData,
  TooManyResponse,
  UnauthenticatedResponse,
  UpdateOrganizationBody,
  UpdateOrganizationData,
  UpdateOrganizationUserBody,
  UpdateOrganizationUserData
} from '../fushaAPI.schemas.ts';

import { callCreateOrganization } from '../../calls/mod-organization.ts';
import type { ErrorType } from '../../calls/mod-organization.ts';
import { callGetManagedOrganization } from '../../calls/mod-organization.ts';
import { callUpdateOrganization } from '../../calls/mod-organization.ts';
import { callDeleteOrganizationImage } from '../../calls/mod-organization.ts';
import { callListOrganizationUsers } from '../../calls/mod-organization.ts';
import { callAddOrganizationUser } from '../../calls/mod-organization.ts';
import { callUpdateOrganizationUser } from '../../calls/mod-organization.ts';
import { callRemoveOrganizationUser } from '../../calls/mod-organization.ts';
import { callGetOrganizationDashboard } from '../../calls/mod-organization.ts';




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
 * @summary Create an organization
 */
export const createOrganization = (
    createOrganizationBody: CreateOrganizationBody,
 ) => {


      return callCreateOrganization<CreateOrganizationData>(
      {url: `/mod-organization/organization`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createOrganizationBody
    },
      );
    }




export const getCreateOrganizationMutationKey = () => ['createOrganization'] as const;

export const getCreateOrganizationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrganization>>, TError,CreateOrganizationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createOrganization>>, TError,CreateOrganizationMutationVariables, TContext> => {

const mutationKey = getCreateOrganizationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrganization>>, CreateOrganizationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrganization(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrganizationMutationResult = NonNullable<Awaited<ReturnType<typeof createOrganization>>>
    export type CreateOrganizationMutationBody = CreateOrganizationBody
    export type CreateOrganizationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyResponse>
    export type CreateOrganizationMutationVariables = {data: CreateOrganizationBody}

    /**
 * @summary Create an organization
 */
export const useCreateOrganization = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrganization>>, TError,CreateOrganizationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrganization>>,
        TError,
        CreateOrganizationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrganizationMutationOptions(options), queryClient);
    }
    /**
 * @summary One organization, for its users
 */
export const getManagedOrganization = (
    id: Id,
 ) => {


      return callGetManagedOrganization<GetManagedOrganizationData>(
      {url: `/mod-organization/organization/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      );
    }




export const getGetManagedOrganizationQueryKey = (id: Id,) => {
    return [
    `/mod-organization/organization/${id}`
    ] as const;
    }


export const getGetManagedOrganizationQueryOptions = <TData = Awaited<ReturnType<typeof getManagedOrganization>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedOrganization>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetManagedOrganizationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getManagedOrganization>>> = () => getManagedOrganization(id, );





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getManagedOrganization>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetManagedOrganizationQueryResult = NonNullable<Awaited<ReturnType<typeof getManagedOrganization>>>
export type GetManagedOrganizationQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetManagedOrganization<TData = Awaited<ReturnType<typeof getManagedOrganization>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedOrganization>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedOrganization>>,
          TError,
          Awaited<ReturnType<typeof getManagedOrganization>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedOrganization<TData = Awaited<ReturnType<typeof getManagedOrganization>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedOrganization>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedOrganization>>,
          TError,
          Awaited<ReturnType<typeof getManagedOrganization>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedOrganization<TData = Awaited<ReturnType<typeof getManagedOrganization>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedOrganization>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One organization, for its users
 */

export function useGetManagedOrganization<TData = Awaited<ReturnType<typeof getManagedOrganization>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedOrganization>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetManagedOrganizationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change an organization
 */
export const updateOrganization = (
    id: Id,
    updateOrganizationBody: UpdateOrganizationBody,
 ) => {


      return callUpdateOrganization<UpdateOrganizationData>(
      {url: `/mod-organization/organization/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateOrganizationBody
    },
      );
    }




export const getUpdateOrganizationMutationKey = () => ['updateOrganization'] as const;

export const getUpdateOrganizationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrganization>>, TError,UpdateOrganizationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateOrganization>>, TError,UpdateOrganizationMutationVariables, TContext> => {

const mutationKey = getUpdateOrganizationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrganization>>, UpdateOrganizationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateOrganization(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrganizationMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrganization>>>
    export type UpdateOrganizationMutationBody = UpdateOrganizationBody
    export type UpdateOrganizationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type UpdateOrganizationMutationVariables = {id: Id;data: UpdateOrganizationBody}

    /**
 * @summary Change an organization
 */
export const useUpdateOrganization = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrganization>>, TError,UpdateOrganizationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrganization>>,
        TError,
        UpdateOrganizationMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOrganizationMutationOptions(options), queryClient);
    }
    /**
 * @summary Detach an image from an organization
 */
export const deleteOrganizationImage = (
    id: Id,
 ) => {


      return callDeleteOrganizationImage<DeleteOrganizationImageData>(
      {url: `/mod-organization/organization/images/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      );
    }




export const getDeleteOrganizationImageMutationKey = () => ['deleteOrganizationImage'] as const;

export const getDeleteOrganizationImageMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrganizationImage>>, TError,DeleteOrganizationImageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteOrganizationImage>>, TError,DeleteOrganizationImageMutationVariables, TContext> => {

const mutationKey = getDeleteOrganizationImageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteOrganizationImage>>, DeleteOrganizationImageMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteOrganizationImage(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteOrganizationImageMutationResult = NonNullable<Awaited<ReturnType<typeof deleteOrganizationImage>>>

    export type DeleteOrganizationImageMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type DeleteOrganizationImageMutationVariables = {id: Id}

    /**
 * @summary Detach an image from an organization
 */
export const useDeleteOrganizationImage = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrganizationImage>>, TError,DeleteOrganizationImageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteOrganizationImage>>,
        TError,
        DeleteOrganizationImageMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteOrganizationImageMutationOptions(options), queryClient);
    }
    /**
 * @summary The people who run an organization
 */
export const listOrganizationUsers = (
    organizationId: Id,
    params?: ListOrganizationUsersParams,
 ) => {


      return callListOrganizationUsers<ListOrganizationUsersData>(
      {url: `/mod-organization/organization/${encodeURIComponent(String(organizationId))}/users`, method: 'GET',
        params
    },
      );
    }




export const getListOrganizationUsersQueryKey = (organizationId: Id,
    params?: ListOrganizationUsersParams,) => {
    return [
    `/mod-organization/organization/${organizationId}/users`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOrganizationUsersQueryOptions = <TData = Awaited<ReturnType<typeof listOrganizationUsers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(organizationId: Id,
    params?: ListOrganizationUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganizationUsers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrganizationUsersQueryKey(organizationId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrganizationUsers>>> = () => listOrganizationUsers(organizationId,params, );





   return  { queryKey, queryFn, enabled: organizationId !== null && organizationId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrganizationUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrganizationUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listOrganizationUsers>>>
export type ListOrganizationUsersQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListOrganizationUsers<TData = Awaited<ReturnType<typeof listOrganizationUsers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 organizationId: Id,
    params: undefined |  ListOrganizationUsersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganizationUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrganizationUsers>>,
          TError,
          Awaited<ReturnType<typeof listOrganizationUsers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrganizationUsers<TData = Awaited<ReturnType<typeof listOrganizationUsers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 organizationId: Id,
    params?: ListOrganizationUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganizationUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrganizationUsers>>,
          TError,
          Awaited<ReturnType<typeof listOrganizationUsers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrganizationUsers<TData = Awaited<ReturnType<typeof listOrganizationUsers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 organizationId: Id,
    params?: ListOrganizationUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganizationUsers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The people who run an organization
 */

export function useListOrganizationUsers<TData = Awaited<ReturnType<typeof listOrganizationUsers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 organizationId: Id,
    params?: ListOrganizationUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganizationUsers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrganizationUsersQueryOptions(organizationId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By id (from GET /users) or by phone number. 422 on the field that was given when there is no such account, or when it runs the organization already.
 * @summary Add a user to an organization
 */
export const addOrganizationUser = (
    organizationId: Id,
    addOrganizationUserBody: AddOrganizationUserBody,
 ) => {


      return callAddOrganizationUser<AddOrganizationUserData>(
      {url: `/mod-organization/organization/${encodeURIComponent(String(organizationId))}/user`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addOrganizationUserBody
    },
      );
    }




export const getAddOrganizationUserMutationKey = () => ['addOrganizationUser'] as const;

export const getAddOrganizationUserMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addOrganizationUser>>, TError,AddOrganizationUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addOrganizationUser>>, TError,AddOrganizationUserMutationVariables, TContext> => {

const mutationKey = getAddOrganizationUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addOrganizationUser>>, AddOrganizationUserMutationVariables> = (props) => {
          const {organizationId,data} = props ?? {};

          return  addOrganizationUser(organizationId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddOrganizationUserMutationResult = NonNullable<Awaited<ReturnType<typeof addOrganizationUser>>>
    export type AddOrganizationUserMutationBody = AddOrganizationUserBody
    export type AddOrganizationUserMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>
    export type AddOrganizationUserMutationVariables = {organizationId: Id;data: AddOrganizationUserBody}

    /**
 * @summary Add a user to an organization
 */
export const useAddOrganizationUser = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addOrganizationUser>>, TError,AddOrganizationUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addOrganizationUser>>,
        TError,
        AddOrganizationUserMutationVariables,
        TContext
      > => {
      return useMutation(getAddOrganizationUserMutationOptions(options), queryClient);
    }
    /**
 * 409 last_admin when the organization would be left without an owner. A second owner may be made; then the first may step down or leave.
 * @summary Change the role of a user of an organization
 */
export const updateOrganizationUser = (
    organizationId: Id,
    userId: Id,
    updateOrganizationUserBody: UpdateOrganizationUserBody,
 ) => {


      return callUpdateOrganizationUser<UpdateOrganizationUserData>(
      {url: `/mod-organization/organization/${encodeURIComponent(String(organizationId))}/user/${encodeURIComponent(String(userId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateOrganizationUserBody
    },
      );
    }




export const getUpdateOrganizationUserMutationKey = () => ['updateOrganizationUser'] as const;

export const getUpdateOrganizationUserMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrganizationUser>>, TError,UpdateOrganizationUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateOrganizationUser>>, TError,UpdateOrganizationUserMutationVariables, TContext> => {

const mutationKey = getUpdateOrganizationUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrganizationUser>>, UpdateOrganizationUserMutationVariables> = (props) => {
          const {organizationId,userId,data} = props ?? {};

          return  updateOrganizationUser(organizationId,userId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrganizationUserMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrganizationUser>>>
    export type UpdateOrganizationUserMutationBody = UpdateOrganizationUserBody
    export type UpdateOrganizationUserMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type UpdateOrganizationUserMutationVariables = {organizationId: Id;userId: Id;data: UpdateOrganizationUserBody}

    /**
 * @summary Change the role of a user of an organization
 */
export const useUpdateOrganizationUser = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrganizationUser>>, TError,UpdateOrganizationUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrganizationUser>>,
        TError,
        UpdateOrganizationUserMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOrganizationUserMutationOptions(options), queryClient);
    }
    /**
 * 409 last_admin when the organization would be left without an owner.
 * @summary Remove a user from an organization, or leave it
 */
export const removeOrganizationUser = (
    organizationId: Id,
    userId: Id,
 ) => {


      return callRemoveOrganizationUser<RemoveOrganizationUserData>(
      {url: `/mod-organization/organization/${encodeURIComponent(String(organizationId))}/user/${encodeURIComponent(String(userId))}`, method: 'DELETE'
    },
      );
    }




export const getRemoveOrganizationUserMutationKey = () => ['removeOrganizationUser'] as const;

export const getRemoveOrganizationUserMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeOrganizationUser>>, TError,RemoveOrganizationUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeOrganizationUser>>, TError,RemoveOrganizationUserMutationVariables, TContext> => {

const mutationKey = getRemoveOrganizationUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeOrganizationUser>>, RemoveOrganizationUserMutationVariables> = (props) => {
          const {organizationId,userId} = props ?? {};

          return  removeOrganizationUser(organizationId,userId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveOrganizationUserMutationResult = NonNullable<Awaited<ReturnType<typeof removeOrganizationUser>>>

    export type RemoveOrganizationUserMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type RemoveOrganizationUserMutationVariables = {organizationId: Id;userId: Id}

    /**
 * @summary Remove a user from an organization, or leave it
 */
export const useRemoveOrganizationUser = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeOrganizationUser>>, TError,RemoveOrganizationUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeOrganizationUser>>,
        TError,
        RemoveOrganizationUserMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveOrganizationUserMutationOptions(options), queryClient);
    }
    /**
 * @summary What needs doing in an organization, and its games
 */
export const getOrganizationDashboard = (
    organizationId: Id,
 ) => {


      return callGetOrganizationDashboard<GetOrganizationDashboardData>(
      {url: `/mod-organization/organization/${encodeURIComponent(String(organizationId))}/dashboard`, method: 'GET'
    },
      );
    }




export const getGetOrganizationDashboardQueryKey = (organizationId: Id,) => {
    return [
    `/mod-organization/organization/${organizationId}/dashboard`
    ] as const;
    }


export const getGetOrganizationDashboardQueryOptions = <TData = Awaited<ReturnType<typeof getOrganizationDashboard>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(organizationId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationDashboard>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrganizationDashboardQueryKey(organizationId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrganizationDashboard>>> = () => getOrganizationDashboard(organizationId, );





   return  { queryKey, queryFn, enabled: organizationId !== null && organizationId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrganizationDashboard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrganizationDashboardQueryResult = NonNullable<Awaited<ReturnType<typeof getOrganizationDashboard>>>
export type GetOrganizationDashboardQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetOrganizationDashboard<TData = Awaited<ReturnType<typeof getOrganizationDashboard>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 organizationId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationDashboard>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrganizationDashboard>>,
          TError,
          Awaited<ReturnType<typeof getOrganizationDashboard>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganizationDashboard<TData = Awaited<ReturnType<typeof getOrganizationDashboard>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 organizationId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationDashboard>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrganizationDashboard>>,
          TError,
          Awaited<ReturnType<typeof getOrganizationDashboard>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganizationDashboard<TData = Awaited<ReturnType<typeof getOrganizationDashboard>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 organizationId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationDashboard>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What needs doing in an organization, and its games
 */

export function useGetOrganizationDashboard<TData = Awaited<ReturnType<typeof getOrganizationDashboard>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 organizationId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationDashboard>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrganizationDashboardQueryOptions(organizationId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






