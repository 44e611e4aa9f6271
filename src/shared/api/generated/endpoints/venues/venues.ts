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
  AddVenueBookmarkBody,
  AddVenueBookmarkData,
  ForbiddenResponse,
  GetVenueAvailabilityData,
  GetVenueAvailabilityParams,
  GetVenueData,
  GetVenueTimeSlotData,
  GetVenueTimeSlotParams,
  Id,
  InvalidResponse,
  ListVenuesData,
  ListVenuesParams,
  NotFoundResponse,
  RemoveVenueBookmarkData,
  SlugInPath,
  TimeSlotId,
  UnauthenticatedResponse
} from '../fushaAPI.schemas.ts';

import { callListVenues } from '../../calls/venues.ts';
import type { ErrorType } from '../../calls/venues.ts';
import { callGetVenue } from '../../calls/venues.ts';
import { callGetVenueTimeSlot } from '../../calls/venues.ts';
import { callGetVenueAvailability } from '../../calls/venues.ts';
import { callAddVenueBookmark } from '../../calls/venues.ts';
import { callRemoveVenueBookmark } from '../../calls/venues.ts';




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
 * @summary Find venues
 */
export const listVenues = (
    params?: ListVenuesParams,
 ) => {


      return callListVenues<ListVenuesData>(
      {url: `/venues`, method: 'GET',
        params
    },
      );
    }




export const getListVenuesQueryKey = (params?: ListVenuesParams,) => {
    return [
    `/venues`, ...(params ? [params] : [])
    ] as const;
    }


export const getListVenuesQueryOptions = <TData = Awaited<ReturnType<typeof listVenues>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(params?: ListVenuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVenues>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVenuesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVenues>>> = () => listVenues(params, );





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVenues>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVenuesQueryResult = NonNullable<Awaited<ReturnType<typeof listVenues>>>
export type ListVenuesQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>


export function useListVenues<TData = Awaited<ReturnType<typeof listVenues>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params: undefined |  ListVenuesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVenues>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVenues>>,
          TError,
          Awaited<ReturnType<typeof listVenues>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVenues<TData = Awaited<ReturnType<typeof listVenues>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListVenuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVenues>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVenues>>,
          TError,
          Awaited<ReturnType<typeof listVenues>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVenues<TData = Awaited<ReturnType<typeof listVenues>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListVenuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVenues>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find venues
 */

export function useListVenues<TData = Awaited<ReturnType<typeof listVenues>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListVenuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVenues>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVenuesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary One venue with its courts
 */
export const getVenue = (
    slug: SlugInPath,
 ) => {


      return callGetVenue<GetVenueData>(
      {url: `/venue/${encodeURIComponent(String(slug))}`, method: 'GET'
    },
      );
    }




export const getGetVenueQueryKey = (slug: SlugInPath,) => {
    return [
    `/venue/${slug}`
    ] as const;
    }


export const getGetVenueQueryOptions = <TData = Awaited<ReturnType<typeof getVenue>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(slug: SlugInPath, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenue>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVenueQueryKey(slug);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVenue>>> = () => getVenue(slug, );





   return  { queryKey, queryFn, enabled: slug !== null && slug !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVenue>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVenueQueryResult = NonNullable<Awaited<ReturnType<typeof getVenue>>>
export type GetVenueQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetVenue<TData = Awaited<ReturnType<typeof getVenue>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 slug: SlugInPath, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenue>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenue>>,
          TError,
          Awaited<ReturnType<typeof getVenue>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenue<TData = Awaited<ReturnType<typeof getVenue>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 slug: SlugInPath, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenue>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenue>>,
          TError,
          Awaited<ReturnType<typeof getVenue>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenue<TData = Awaited<ReturnType<typeof getVenue>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 slug: SlugInPath, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenue>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One venue with its courts
 */

export function useGetVenue<TData = Awaited<ReturnType<typeof getVenue>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 slug: SlugInPath, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenue>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVenueQueryOptions(slug,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary One time slot on every court of a venue
 */
export const getVenueTimeSlot = (
    venueId: Id,
    timeSlotId: TimeSlotId,
    params?: GetVenueTimeSlotParams,
 ) => {


      return callGetVenueTimeSlot<GetVenueTimeSlotData>(
      {url: `/venue/${encodeURIComponent(String(venueId))}/time-slots/${encodeURIComponent(String(timeSlotId))}`, method: 'GET',
        params
    },
      );
    }




export const getGetVenueTimeSlotQueryKey = (venueId: Id,
    timeSlotId: TimeSlotId,
    params?: GetVenueTimeSlotParams,) => {
    return [
    `/venue/${venueId}/time-slots/${timeSlotId}`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetVenueTimeSlotQueryOptions = <TData = Awaited<ReturnType<typeof getVenueTimeSlot>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(venueId: Id,
    timeSlotId: TimeSlotId,
    params?: GetVenueTimeSlotParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueTimeSlot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVenueTimeSlotQueryKey(venueId,timeSlotId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVenueTimeSlot>>> = () => getVenueTimeSlot(venueId,timeSlotId,params, );





   return  { queryKey, queryFn, enabled: venueId !== null && venueId !== undefined && timeSlotId !== null && timeSlotId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVenueTimeSlot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVenueTimeSlotQueryResult = NonNullable<Awaited<ReturnType<typeof getVenueTimeSlot>>>
export type GetVenueTimeSlotQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetVenueTimeSlot<TData = Awaited<ReturnType<typeof getVenueTimeSlot>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    timeSlotId: TimeSlotId,
    params: undefined |  GetVenueTimeSlotParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueTimeSlot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenueTimeSlot>>,
          TError,
          Awaited<ReturnType<typeof getVenueTimeSlot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenueTimeSlot<TData = Awaited<ReturnType<typeof getVenueTimeSlot>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    timeSlotId: TimeSlotId,
    params?: GetVenueTimeSlotParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueTimeSlot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenueTimeSlot>>,
          TError,
          Awaited<ReturnType<typeof getVenueTimeSlot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenueTimeSlot<TData = Awaited<ReturnType<typeof getVenueTimeSlot>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    timeSlotId: TimeSlotId,
    params?: GetVenueTimeSlotParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueTimeSlot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One time slot on every court of a venue
 */

export function useGetVenueTimeSlot<TData = Awaited<ReturnType<typeof getVenueTimeSlot>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    timeSlotId: TimeSlotId,
    params?: GetVenueTimeSlotParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueTimeSlot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVenueTimeSlotQueryOptions(venueId,timeSlotId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary All slots of one day by court
 */
export const getVenueAvailability = (
    venueId: Id,
    params: GetVenueAvailabilityParams,
 ) => {


      return callGetVenueAvailability<GetVenueAvailabilityData>(
      {url: `/venue/${encodeURIComponent(String(venueId))}/availability`, method: 'GET',
        params
    },
      );
    }




export const getGetVenueAvailabilityQueryKey = (venueId: Id,
    params?: GetVenueAvailabilityParams,) => {
    return [
    `/venue/${venueId}/availability`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetVenueAvailabilityQueryOptions = <TData = Awaited<ReturnType<typeof getVenueAvailability>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(venueId: Id,
    params: GetVenueAvailabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueAvailability>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVenueAvailabilityQueryKey(venueId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVenueAvailability>>> = () => getVenueAvailability(venueId,params, );





   return  { queryKey, queryFn, enabled: venueId !== null && venueId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVenueAvailability>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVenueAvailabilityQueryResult = NonNullable<Awaited<ReturnType<typeof getVenueAvailability>>>
export type GetVenueAvailabilityQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetVenueAvailability<TData = Awaited<ReturnType<typeof getVenueAvailability>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params: GetVenueAvailabilityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueAvailability>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenueAvailability>>,
          TError,
          Awaited<ReturnType<typeof getVenueAvailability>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenueAvailability<TData = Awaited<ReturnType<typeof getVenueAvailability>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params: GetVenueAvailabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueAvailability>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenueAvailability>>,
          TError,
          Awaited<ReturnType<typeof getVenueAvailability>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenueAvailability<TData = Awaited<ReturnType<typeof getVenueAvailability>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params: GetVenueAvailabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueAvailability>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All slots of one day by court
 */

export function useGetVenueAvailability<TData = Awaited<ReturnType<typeof getVenueAvailability>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params: GetVenueAvailabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueAvailability>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVenueAvailabilityQueryOptions(venueId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Bookmark a venue
 */
export const addVenueBookmark = (
    venueId: Id,
    addVenueBookmarkBody: AddVenueBookmarkBody,
 ) => {


      return callAddVenueBookmark<AddVenueBookmarkData>(
      {url: `/venue/${encodeURIComponent(String(venueId))}/bookmark`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addVenueBookmarkBody
    },
      );
    }




export const getAddVenueBookmarkMutationKey = () => ['addVenueBookmark'] as const;

export const getAddVenueBookmarkMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addVenueBookmark>>, TError,AddVenueBookmarkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addVenueBookmark>>, TError,AddVenueBookmarkMutationVariables, TContext> => {

const mutationKey = getAddVenueBookmarkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addVenueBookmark>>, AddVenueBookmarkMutationVariables> = (props) => {
          const {venueId,data} = props ?? {};

          return  addVenueBookmark(venueId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddVenueBookmarkMutationResult = NonNullable<Awaited<ReturnType<typeof addVenueBookmark>>>
    export type AddVenueBookmarkMutationBody = AddVenueBookmarkBody
    export type AddVenueBookmarkMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type AddVenueBookmarkMutationVariables = {venueId: Id;data: AddVenueBookmarkBody}

    /**
 * @summary Bookmark a venue
 */
export const useAddVenueBookmark = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addVenueBookmark>>, TError,AddVenueBookmarkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addVenueBookmark>>,
        TError,
        AddVenueBookmarkMutationVariables,
        TContext
      > => {
      return useMutation(getAddVenueBookmarkMutationOptions(options), queryClient);
    }
    /**
 * @summary Remove the bookmark of a venue
 */
export const removeVenueBookmark = (
    venueId: Id,
 ) => {


      return callRemoveVenueBookmark<RemoveVenueBookmarkData>(
      {url: `/venue/${encodeURIComponent(String(venueId))}/bookmark`, method: 'DELETE'
    },
      );
    }




export const getRemoveVenueBookmarkMutationKey = () => ['removeVenueBookmark'] as const;

export const getRemoveVenueBookmarkMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeVenueBookmark>>, TError,RemoveVenueBookmarkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeVenueBookmark>>, TError,RemoveVenueBookmarkMutationVariables, TContext> => {

const mutationKey = getRemoveVenueBookmarkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeVenueBookmark>>, RemoveVenueBookmarkMutationVariables> = (props) => {
          const {venueId} = props ?? {};

          return  removeVenueBookmark(venueId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveVenueBookmarkMutationResult = NonNullable<Awaited<ReturnType<typeof removeVenueBookmark>>>

    export type RemoveVenueBookmarkMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type RemoveVenueBookmarkMutationVariables = {venueId: Id}

    /**
 * @summary Remove the bookmark of a venue
 */
export const useRemoveVenueBookmark = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeVenueBookmark>>, TError,RemoveVenueBookmarkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeVenueBookmark>>,
        TError,
        RemoveVenueBookmarkMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveVenueBookmarkMutationOptions(options), queryClient);
    }
