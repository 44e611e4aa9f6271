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
  BulkUpsertSettingsBody,
  BulkUpsertSettingsData,
  ForbiddenResponse,
  InvalidResponse,
  ListSettingsData,
  ListSettingsParams,
  NotFoundResponse,
  SettingKey,
  UnauthenticatedResponse,
  UpdateSettingBody,
  UpdateSettingData
} from '../fushaAPI.schemas.ts';

import { callListSettings } from '../../calls/settings.ts';
import type { ErrorType } from '../../calls/settings.ts';
import { callBulkUpsertSettings } from '../../calls/settings.ts';
import { callUpdateSetting } from '../../calls/settings.ts';




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
 * The app settings are public, but for secrets, which only a super user in module superuser gets; every other scope needs a signed-in user.
 * @summary The settings of one scope
 */
export const listSettings = (
    params?: ListSettingsParams,
 ) => {


      return callListSettings<ListSettingsData>(
      {url: `/settings`, method: 'GET',
        params
    },
      );
    }




export const getListSettingsQueryKey = (params?: ListSettingsParams,) => {
    return [
    `/settings`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSettingsQueryOptions = <TData = Awaited<ReturnType<typeof listSettings>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(params?: ListSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSettings>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSettingsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSettings>>> = () => listSettings(params, );





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof listSettings>>>
export type ListSettingsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListSettings<TData = Awaited<ReturnType<typeof listSettings>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 params: undefined |  ListSettingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSettings>>,
          TError,
          Awaited<ReturnType<typeof listSettings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSettings<TData = Awaited<ReturnType<typeof listSettings>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 params?: ListSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSettings>>,
          TError,
          Awaited<ReturnType<typeof listSettings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSettings<TData = Awaited<ReturnType<typeof listSettings>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 params?: ListSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The settings of one scope
 */

export function useListSettings<TData = Awaited<ReturnType<typeof listSettings>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 params?: ListSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSettingsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All are saved or none.
 * @summary Save several settings at once
 */
export const bulkUpsertSettings = (
    bulkUpsertSettingsBody: BulkUpsertSettingsBody,
 ) => {


      return callBulkUpsertSettings<BulkUpsertSettingsData>(
      {url: `/settings/bulk-upsert`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: bulkUpsertSettingsBody
    },
      );
    }




export const getBulkUpsertSettingsMutationKey = () => ['bulkUpsertSettings'] as const;

export const getBulkUpsertSettingsMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkUpsertSettings>>, TError,BulkUpsertSettingsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof bulkUpsertSettings>>, TError,BulkUpsertSettingsMutationVariables, TContext> => {

const mutationKey = getBulkUpsertSettingsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bulkUpsertSettings>>, BulkUpsertSettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bulkUpsertSettings(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BulkUpsertSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof bulkUpsertSettings>>>
    export type BulkUpsertSettingsMutationBody = BulkUpsertSettingsBody
    export type BulkUpsertSettingsMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type BulkUpsertSettingsMutationVariables = {data: BulkUpsertSettingsBody}

    /**
 * @summary Save several settings at once
 */
export const useBulkUpsertSettings = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkUpsertSettings>>, TError,BulkUpsertSettingsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bulkUpsertSettings>>,
        TError,
        BulkUpsertSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getBulkUpsertSettingsMutationOptions(options), queryClient);
    }
    /**
 * @summary Save one setting
 */
export const updateSetting = (
    key: SettingKey,
    updateSettingBody: UpdateSettingBody,
 ) => {


      return callUpdateSetting<UpdateSettingData>(
      {url: `/settings/${encodeURIComponent(String(key))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: updateSettingBody
    },
      );
    }




export const getUpdateSettingMutationKey = () => ['updateSetting'] as const;

export const getUpdateSettingMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSetting>>, TError,UpdateSettingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateSetting>>, TError,UpdateSettingMutationVariables, TContext> => {

const mutationKey = getUpdateSettingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSetting>>, UpdateSettingMutationVariables> = (props) => {
          const {key,data} = props ?? {};

          return  updateSetting(key,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSettingMutationResult = NonNullable<Awaited<ReturnType<typeof updateSetting>>>
    export type UpdateSettingMutationBody = UpdateSettingBody
    export type UpdateSettingMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type UpdateSettingMutationVariables = {key: SettingKey;data: UpdateSettingBody}

    /**
 * @summary Save one setting
 */
export const useUpdateSetting = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSetting>>, TError,UpdateSettingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSetting>>,
        TError,
        UpdateSettingMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSettingMutationOptions(options), queryClient);
    }
