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
  ForbiddenResponse,
  Id,
  InvalidResponse,
  ListNotificationsData,
  ListNotificationsParams,
  MarkNotificationReadBody,
  MarkNotificationReadData,
  MarkNotificationsReadBody,
  MarkNotificationsReadData,
  NotFoundResponse,
  UnauthenticatedResponse
} from '../fushaAPI.schemas.ts';

import { callListNotifications } from '../../calls/notifications.ts';
import type { ErrorType } from '../../calls/notifications.ts';
import { callMarkNotificationsRead } from '../../calls/notifications.ts';
import { callMarkNotificationRead } from '../../calls/notifications.ts';




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
 * Those of every profile of the user.
 * @summary The user's notifications, newest first
 */
export const listNotifications = (
    params?: ListNotificationsParams,
 ) => {


      return callListNotifications<ListNotificationsData>(
      {url: `/notifications`, method: 'GET',
        params
    },
      );
    }




export const getListNotificationsQueryKey = (params?: ListNotificationsParams,) => {
    return [
    `/notifications`, ...(params ? [params] : [])
    ] as const;
    }


export const getListNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotificationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>> = () => listNotifications(params, );





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof listNotifications>>>
export type ListNotificationsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>


export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params: undefined |  ListNotificationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The user's notifications, newest first
 */

export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotificationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Without ids all of them; ids of other users are ignored.
 * @summary Mark notifications as read
 */
export const markNotificationsRead = (
    markNotificationsReadBody: MarkNotificationsReadBody,
 ) => {


      return callMarkNotificationsRead<MarkNotificationsReadData>(
      {url: `/notifications/read`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: markNotificationsReadBody
    },
      );
    }




export const getMarkNotificationsReadMutationKey = () => ['markNotificationsRead'] as const;

export const getMarkNotificationsReadMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotificationsRead>>, TError,MarkNotificationsReadMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof markNotificationsRead>>, TError,MarkNotificationsReadMutationVariables, TContext> => {

const mutationKey = getMarkNotificationsReadMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markNotificationsRead>>, MarkNotificationsReadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  markNotificationsRead(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkNotificationsReadMutationResult = NonNullable<Awaited<ReturnType<typeof markNotificationsRead>>>
    export type MarkNotificationsReadMutationBody = MarkNotificationsReadBody
    export type MarkNotificationsReadMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>
    export type MarkNotificationsReadMutationVariables = {data: MarkNotificationsReadBody}

    /**
 * @summary Mark notifications as read
 */
export const useMarkNotificationsRead = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotificationsRead>>, TError,MarkNotificationsReadMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markNotificationsRead>>,
        TError,
        MarkNotificationsReadMutationVariables,
        TContext
      > => {
      return useMutation(getMarkNotificationsReadMutationOptions(options), queryClient);
    }
    /**
 * @summary Mark one notification as read
 */
export const markNotificationRead = (
    id: Id,
    markNotificationReadBody: MarkNotificationReadBody,
 ) => {


      return callMarkNotificationRead<MarkNotificationReadData>(
      {url: `/notifications/${encodeURIComponent(String(id))}/read`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: markNotificationReadBody
    },
      );
    }




export const getMarkNotificationReadMutationKey = () => ['markNotificationRead'] as const;

export const getMarkNotificationReadMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotificationRead>>, TError,MarkNotificationReadMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof markNotificationRead>>, TError,MarkNotificationReadMutationVariables, TContext> => {

const mutationKey = getMarkNotificationReadMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markNotificationRead>>, MarkNotificationReadMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  markNotificationRead(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkNotificationReadMutationResult = NonNullable<Awaited<ReturnType<typeof markNotificationRead>>>
    export type MarkNotificationReadMutationBody = MarkNotificationReadBody
    export type MarkNotificationReadMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type MarkNotificationReadMutationVariables = {id: Id;data: MarkNotificationReadBody}

    /**
 * @summary Mark one notification as read
 */
export const useMarkNotificationRead = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotificationRead>>, TError,MarkNotificationReadMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markNotificationRead>>,
        TError,
        MarkNotificationReadMutationVariables,
        TContext
      > => {
      return useMutation(getMarkNotificationReadMutationOptions(options), queryClient);
    }
