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
  ConflictResponse,
  CreateSlotWatchBody,
  CreateSlotWatchData,
  DeleteSlotWatchData,
  ForbiddenResponse,
  Id,
  InvalidResponse,
  ListSlotWatchesData,
  NotFoundResponse,
  UnauthenticatedResponse
} from '../fushaAPI.schemas.ts';

import { callListSlotWatches } from '../../calls/slot-watches.ts';
import type { ErrorType } from '../../calls/slot-watches.ts';
import { callCreateSlotWatch } from '../../calls/slot-watches.ts';
import { callDeleteSlotWatch } from '../../calls/slot-watches.ts';




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
 * Soonest first. A watch ends by itself when its time can no longer be booked, or when its user has booked it.
 * @summary What the user waits for
 */
export const listSlotWatches = (

 ) => {


      return callListSlotWatches<ListSlotWatchesData>(
      {url: `/slot-watches`, method: 'GET'
    },
      );
    }




export const getListSlotWatchesQueryKey = () => {
    return [
    `/slot-watches`
    ] as const;
    }


export const getListSlotWatchesQueryOptions = <TData = Awaited<ReturnType<typeof listSlotWatches>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSlotWatches>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSlotWatchesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSlotWatches>>> = () => listSlotWatches();





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSlotWatches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSlotWatchesQueryResult = NonNullable<Awaited<ReturnType<typeof listSlotWatches>>>
export type ListSlotWatchesQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>


export function useListSlotWatches<TData = Awaited<ReturnType<typeof listSlotWatches>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSlotWatches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSlotWatches>>,
          TError,
          Awaited<ReturnType<typeof listSlotWatches>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSlotWatches<TData = Awaited<ReturnType<typeof listSlotWatches>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSlotWatches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSlotWatches>>,
          TError,
          Awaited<ReturnType<typeof listSlotWatches>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSlotWatches<TData = Awaited<ReturnType<typeof listSlotWatches>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSlotWatches>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the user waits for
 */

export function useListSlotWatches<TData = Awaited<ReturnType<typeof listSlotWatches>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSlotWatches>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSlotWatchesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of one court (court_id), or of any court of a sport (sport_id) at that hour. The same watch again answers the first one. 409 stale when it is free now; 422 too_soon, too_far, limit_reached (ten watches).
 * @summary Be told when a taken time is free
 */
export const createSlotWatch = (
    venueId: Id,
    createSlotWatchBody: CreateSlotWatchBody,
 ) => {


      return callCreateSlotWatch<CreateSlotWatchData>(
      {url: `/venue/${encodeURIComponent(String(venueId))}/slot-watch`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createSlotWatchBody
    },
      );
    }




export const getCreateSlotWatchMutationKey = () => ['createSlotWatch'] as const;

export const getCreateSlotWatchMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSlotWatch>>, TError,CreateSlotWatchMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createSlotWatch>>, TError,CreateSlotWatchMutationVariables, TContext> => {

const mutationKey = getCreateSlotWatchMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSlotWatch>>, CreateSlotWatchMutationVariables> = (props) => {
          const {venueId,data} = props ?? {};

          return  createSlotWatch(venueId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSlotWatchMutationResult = NonNullable<Awaited<ReturnType<typeof createSlotWatch>>>
    export type CreateSlotWatchMutationBody = CreateSlotWatchBody
    export type CreateSlotWatchMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type CreateSlotWatchMutationVariables = {venueId: Id;data: CreateSlotWatchBody}

    /**
 * @summary Be told when a taken time is free
 */
export const useCreateSlotWatch = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSlotWatch>>, TError,CreateSlotWatchMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSlotWatch>>,
        TError,
        CreateSlotWatchMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSlotWatchMutationOptions(options), queryClient);
    }
    /**
 * Who has a head start gives it to the next watcher.
 * @summary Stop waiting for a time
 */
export const deleteSlotWatch = (
    watchId: Id,
 ) => {


      return callDeleteSlotWatch<DeleteSlotWatchData>(
      {url: `/slot-watch/${encodeURIComponent(String(watchId))}`, method: 'DELETE'
    },
      );
    }




export const getDeleteSlotWatchMutationKey = () => ['deleteSlotWatch'] as const;

export const getDeleteSlotWatchMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSlotWatch>>, TError,DeleteSlotWatchMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteSlotWatch>>, TError,DeleteSlotWatchMutationVariables, TContext> => {

const mutationKey = getDeleteSlotWatchMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSlotWatch>>, DeleteSlotWatchMutationVariables> = (props) => {
          const {watchId} = props ?? {};

          return  deleteSlotWatch(watchId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSlotWatchMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSlotWatch>>>

    export type DeleteSlotWatchMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type DeleteSlotWatchMutationVariables = {watchId: Id}

    /**
 * @summary Stop waiting for a time
 */
export const useDeleteSlotWatch = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSlotWatch>>, TError,DeleteSlotWatchMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSlotWatch>>,
        TError,
        DeleteSlotWatchMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSlotWatchMutationOptions(options), queryClient);
    }
