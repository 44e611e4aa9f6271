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
  ChangeVenueStatusBody,
  ChangeVenueStatusData,
  ConflictResponse,
  ForbiddenResponse,
  GetVenueLogData,
  GetVenueLogParams,
  Id,
  InvalidResponse,
  NotFoundResponse,
  ReviewVenueBody,
  ReviewVenueData,
  UnauthenticatedResponse
} from '../fushaAPI.schemas.ts';

import { callReviewVenue } from '../../calls/mod-superuser.ts';
import type { ErrorType } from '../../calls/mod-superuser.ts';
import { callChangeVenueStatus } from '../../calls/mod-superuser.ts';
import { callGetVenueLog } from '../../calls/mod-superuser.ts';




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
 * 409 stale when the venue is not in review any more, or has changed since the revision named. 422 on reason when a rejection has none.
 * @summary Approve or reject a venue in review
 */
export const reviewVenue = (
    id: Id,
    reviewVenueBody: ReviewVenueBody,
 ) => {


      return callReviewVenue<ReviewVenueData>(
      {url: `/mod-superuser/venue/${encodeURIComponent(String(id))}/review`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reviewVenueBody
    },
      );
    }




export const getReviewVenueMutationKey = () => ['reviewVenue'] as const;

export const getReviewVenueMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewVenue>>, TError,ReviewVenueMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof reviewVenue>>, TError,ReviewVenueMutationVariables, TContext> => {

const mutationKey = getReviewVenueMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewVenue>>, ReviewVenueMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  reviewVenue(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReviewVenueMutationResult = NonNullable<Awaited<ReturnType<typeof reviewVenue>>>
    export type ReviewVenueMutationBody = ReviewVenueBody
    export type ReviewVenueMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type ReviewVenueMutationVariables = {id: Id;data: ReviewVenueBody}

    /**
 * @summary Approve or reject a venue in review
 */
export const useReviewVenue = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewVenue>>, TError,ReviewVenueMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviewVenue>>,
        TError,
        ReviewVenueMutationVariables,
        TContext
      > => {
      return useMutation(getReviewVenueMutationOptions(options), queryClient);
    }
    /**
 * 409 stale when the venue has left the status from which this is possible. 422 on reason when it says nothing.
 * @summary Disable a published venue, or restore a disabled one
 */
export const changeVenueStatus = (
    id: Id,
    changeVenueStatusBody: ChangeVenueStatusBody,
 ) => {


      return callChangeVenueStatus<ChangeVenueStatusData>(
      {url: `/mod-superuser/venue/${encodeURIComponent(String(id))}/status`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changeVenueStatusBody
    },
      );
    }




export const getChangeVenueStatusMutationKey = () => ['changeVenueStatus'] as const;

export const getChangeVenueStatusMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeVenueStatus>>, TError,ChangeVenueStatusMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeVenueStatus>>, TError,ChangeVenueStatusMutationVariables, TContext> => {

const mutationKey = getChangeVenueStatusMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeVenueStatus>>, ChangeVenueStatusMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeVenueStatus(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeVenueStatusMutationResult = NonNullable<Awaited<ReturnType<typeof changeVenueStatus>>>
    export type ChangeVenueStatusMutationBody = ChangeVenueStatusBody
    export type ChangeVenueStatusMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type ChangeVenueStatusMutationVariables = {id: Id;data: ChangeVenueStatusBody}

    /**
 * @summary Disable a published venue, or restore a disabled one
 */
export const useChangeVenueStatus = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeVenueStatus>>, TError,ChangeVenueStatusMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeVenueStatus>>,
        TError,
        ChangeVenueStatusMutationVariables,
        TContext
      > => {
      return useMutation(getChangeVenueStatusMutationOptions(options), queryClient);
    }
    /**
 * @summary Everything that was changed and decided about a venue
 */
export const getVenueLog = (
    id: Id,
    params?: GetVenueLogParams,
 ) => {


      return callGetVenueLog<GetVenueLogData>(
      {url: `/mod-superuser/venue/${encodeURIComponent(String(id))}/log`, method: 'GET',
        params
    },
      );
    }




export const getGetVenueLogQueryKey = (id: Id,
    params?: GetVenueLogParams,) => {
    return [
    `/mod-superuser/venue/${id}/log`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetVenueLogQueryOptions = <TData = Awaited<ReturnType<typeof getVenueLog>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(id: Id,
    params?: GetVenueLogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueLog>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVenueLogQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVenueLog>>> = () => getVenueLog(id,params, );





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVenueLog>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVenueLogQueryResult = NonNullable<Awaited<ReturnType<typeof getVenueLog>>>
export type GetVenueLogQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetVenueLog<TData = Awaited<ReturnType<typeof getVenueLog>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id,
    params: undefined |  GetVenueLogParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueLog>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenueLog>>,
          TError,
          Awaited<ReturnType<typeof getVenueLog>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenueLog<TData = Awaited<ReturnType<typeof getVenueLog>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id,
    params?: GetVenueLogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueLog>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenueLog>>,
          TError,
          Awaited<ReturnType<typeof getVenueLog>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenueLog<TData = Awaited<ReturnType<typeof getVenueLog>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id,
    params?: GetVenueLogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueLog>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Everything that was changed and decided about a venue
 */

export function useGetVenueLog<TData = Awaited<ReturnType<typeof getVenueLog>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id,
    params?: GetVenueLogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueLog>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVenueLogQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






