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
  CreateOrganizationBody,
  CreateOrganizationData,
  DeleteOrganizationImageData,
  ForbiddenResponse,
  GetManagedOrganizationData,
  Id,
  InvalidResponse,
  NotFoundResponse,
  UnauthenticatedResponse,
  UpdateOrganizationBody,
  UpdateOrganizationData
} from '../../model/index.ts';

import { request } from '../../../request.ts';
import type { ErrorType } from '../../../request.ts';




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
 * @summary Create an organization
 */
export const createOrganization = (
    createOrganizationBody: CreateOrganizationBody,
 ) => {


      return request<CreateOrganizationData>(
      {promises: ['organization'], url: `/mod-organization/organization`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createOrganizationBody
    },
      );
    }




export const getCreateOrganizationMutationKey = () => ['createOrganization'] as const;

export const getCreateOrganizationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
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
    export type CreateOrganizationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>
    export type CreateOrganizationMutationVariables = {data: CreateOrganizationBody}

    /**
 * @summary Create an organization
 */
export const useCreateOrganization = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
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


      return request<GetManagedOrganizationData>(
      {promises: ['organization'], url: `/mod-organization/organization/${encodeURIComponent(String(id))}`, method: 'GET'
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


      return request<UpdateOrganizationData>(
      {promises: ['organization'], url: `/mod-organization/organization/${encodeURIComponent(String(id))}`, method: 'PATCH',
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


      return request<DeleteOrganizationImageData>(
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
