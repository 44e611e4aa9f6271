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
  CreateFirebaseTokenBody,
  CreateFirebaseTokenData,
  ForbiddenResponse,
  GetMeData,
  InvalidResponse,
  LogoutBody,
  LogoutData,
  UnauthenticatedResponse
} from '../fushaAPI.schemas.ts';

import { callCreateFirebaseToken } from '../../calls/auth.ts';
import type { ErrorType } from '../../calls/auth.ts';
import { callGetMe } from '../../calls/auth.ts';
import { callLogout } from '../../calls/auth.ts';




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
 * @summary A custom token for the realtime and identity service
 */
export const createFirebaseToken = (
    createFirebaseTokenBody: CreateFirebaseTokenBody,
 ) => {


      return callCreateFirebaseToken<CreateFirebaseTokenData>(
      {url: `/auth/firebase-token`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createFirebaseTokenBody
    },
      );
    }




export const getCreateFirebaseTokenMutationKey = () => ['createFirebaseToken'] as const;

export const getCreateFirebaseTokenMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFirebaseToken>>, TError,CreateFirebaseTokenMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createFirebaseToken>>, TError,CreateFirebaseTokenMutationVariables, TContext> => {

const mutationKey = getCreateFirebaseTokenMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFirebaseToken>>, CreateFirebaseTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createFirebaseToken(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFirebaseTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createFirebaseToken>>>
    export type CreateFirebaseTokenMutationBody = CreateFirebaseTokenBody
    export type CreateFirebaseTokenMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>
    export type CreateFirebaseTokenMutationVariables = {data: CreateFirebaseTokenBody}

    /**
 * @summary A custom token for the realtime and identity service
 */
export const useCreateFirebaseToken = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFirebaseToken>>, TError,CreateFirebaseTokenMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFirebaseToken>>,
        TError,
        CreateFirebaseTokenMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFirebaseTokenMutationOptions(options), queryClient);
    }
    /**
 * @summary The signed-in user and their profiles
 */
export const getMe = (

 ) => {


      return callGetMe<GetMeData>(
      {url: `/auth/me`, method: 'GET'
    },
      );
    }




export const getGetMeQueryKey = () => {
    return [
    `/auth/me`
    ] as const;
    }


export const getGetMeQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = () => getMe();





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMeQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>


export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The signed-in user and their profiles
 */

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Sign out on this device
 */
export const logout = (
    logoutBody: LogoutBody,
 ) => {


      return callLogout<LogoutData>(
      {url: `/auth/logout`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: logoutBody
    },
      );
    }




export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, LogoutMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logout(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>
    export type LogoutMutationBody = LogoutBody
    export type LogoutMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>
    export type LogoutMutationVariables = {data: LogoutBody}

    /**
 * @summary Sign out on this device
 */
export const useLogout = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        LogoutMutationVariables,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
