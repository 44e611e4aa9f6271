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
  AddVenueUserBody,
  AddVenueUserData,
  ConflictResponse,
  CreateCourtBody,
  CreateCourtData,
  CreateVenueBody,
  CreateVenueData,
  DeleteCourtData,
  DeleteVenueImageData,
  ForbiddenResponse,
  GetCourtData,
  GetManagedVenueData,
  Id,
  InvalidResponse,
  ListCourtsData,
  ListManagedVenuesData,
  ListManagedVenuesParams,
  ListVenueUsersData,
  NotFoundResponse,
  RemoveVenueUserData,
  TooManyResponse,
  UnauthenticatedResponse,
  UpdateCourtBody,
  UpdateCourtData,
  UpdateVenueBody,
  UpdateVenueData,
  UpdateVenueUserBody,
  UpdateVenueUserData
} from '../fushaAPI.schemas.ts';

import { callListManagedVenues } from '../../calls/mod-venue.ts';
import type { ErrorType } from '../../calls/mod-venue.ts';
import { callCreateVenue } from '../../calls/mod-venue.ts';
import { callGetManagedVenue } from '../../calls/mod-venue.ts';
import { callUpdateVenue } from '../../calls/mod-venue.ts';
import { callDeleteVenueImage } from '../../calls/mod-venue.ts';
import { callListCourts } from '../../calls/mod-venue.ts';
import { callCreateCourt } from '../../calls/mod-venue.ts';
import { callGetCourt } from '../../calls/mod-venue.ts';
import { callUpdateCourt } from '../../calls/mod-venue.ts';
import { callDeleteCourt } from '../../calls/mod-venue.ts';
import { callListVenueUsers } from '../../calls/mod-venue.ts';
import { callAddVenueUser } from '../../calls/mod-venue.ts';
import { callUpdateVenueUser } from '../../calls/mod-venue.ts';
import { callRemoveVenueUser } from '../../calls/mod-venue.ts';




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
 * @summary The venues the user manages
 */
export const listManagedVenues = (
    params?: ListManagedVenuesParams,
 ) => {


      return callListManagedVenues<ListManagedVenuesData>(
      {url: `/mod-venue/venue`, method: 'GET',
        params
    },
      );
    }




export const getListManagedVenuesQueryKey = (params?: ListManagedVenuesParams,) => {
    return [
    `/mod-venue/venue`, ...(params ? [params] : [])
    ] as const;
    }


export const getListManagedVenuesQueryOptions = <TData = Awaited<ReturnType<typeof listManagedVenues>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(params?: ListManagedVenuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedVenues>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListManagedVenuesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listManagedVenues>>> = () => listManagedVenues(params, );





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listManagedVenues>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListManagedVenuesQueryResult = NonNullable<Awaited<ReturnType<typeof listManagedVenues>>>
export type ListManagedVenuesQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>


export function useListManagedVenues<TData = Awaited<ReturnType<typeof listManagedVenues>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params: undefined |  ListManagedVenuesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedVenues>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedVenues>>,
          TError,
          Awaited<ReturnType<typeof listManagedVenues>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedVenues<TData = Awaited<ReturnType<typeof listManagedVenues>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListManagedVenuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedVenues>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedVenues>>,
          TError,
          Awaited<ReturnType<typeof listManagedVenues>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedVenues<TData = Awaited<ReturnType<typeof listManagedVenues>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListManagedVenuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedVenues>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The venues the user manages
 */

export function useListManagedVenues<TData = Awaited<ReturnType<typeof listManagedVenues>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListManagedVenuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedVenues>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListManagedVenuesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 409 no_court when is_bookable is true, as a new venue has no court. Ten a day (429).
 * @summary Create a venue
 */
export const createVenue = (
    createVenueBody: CreateVenueBody,
 ) => {


      return callCreateVenue<CreateVenueData>(
      {url: `/mod-venue/venue`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createVenueBody
    },
      );
    }




export const getCreateVenueMutationKey = () => ['createVenue'] as const;

export const getCreateVenueMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVenue>>, TError,CreateVenueMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createVenue>>, TError,CreateVenueMutationVariables, TContext> => {

const mutationKey = getCreateVenueMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createVenue>>, CreateVenueMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createVenue(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateVenueMutationResult = NonNullable<Awaited<ReturnType<typeof createVenue>>>
    export type CreateVenueMutationBody = CreateVenueBody
    export type CreateVenueMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | InvalidResponse | TooManyResponse>
    export type CreateVenueMutationVariables = {data: CreateVenueBody}

    /**
 * @summary Create a venue
 */
export const useCreateVenue = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVenue>>, TError,CreateVenueMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createVenue>>,
        TError,
        CreateVenueMutationVariables,
        TContext
      > => {
      return useMutation(getCreateVenueMutationOptions(options), queryClient);
    }
    /**
 * @summary One venue with all its courts, for its admins
 */
export const getManagedVenue = (
    id: Id,
 ) => {


      return callGetManagedVenue<GetManagedVenueData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      );
    }




export const getGetManagedVenueQueryKey = (id: Id,) => {
    return [
    `/mod-venue/venue/${id}`
    ] as const;
    }


export const getGetManagedVenueQueryOptions = <TData = Awaited<ReturnType<typeof getManagedVenue>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedVenue>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetManagedVenueQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getManagedVenue>>> = () => getManagedVenue(id, );





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getManagedVenue>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetManagedVenueQueryResult = NonNullable<Awaited<ReturnType<typeof getManagedVenue>>>
export type GetManagedVenueQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetManagedVenue<TData = Awaited<ReturnType<typeof getManagedVenue>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedVenue>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedVenue>>,
          TError,
          Awaited<ReturnType<typeof getManagedVenue>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedVenue<TData = Awaited<ReturnType<typeof getManagedVenue>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedVenue>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedVenue>>,
          TError,
          Awaited<ReturnType<typeof getManagedVenue>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedVenue<TData = Awaited<ReturnType<typeof getManagedVenue>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedVenue>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One venue with all its courts, for its admins
 */

export function useGetManagedVenue<TData = Awaited<ReturnType<typeof getManagedVenue>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedVenue>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetManagedVenueQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 409 no_court when is_bookable becomes true without a court; 422 on status when that transition is not allowed.
 * @summary Change a venue or its publication status
 */
export const updateVenue = (
    id: Id,
    updateVenueBody: UpdateVenueBody,
 ) => {


      return callUpdateVenue<UpdateVenueData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateVenueBody
    },
      );
    }




export const getUpdateVenueMutationKey = () => ['updateVenue'] as const;

export const getUpdateVenueMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVenue>>, TError,UpdateVenueMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateVenue>>, TError,UpdateVenueMutationVariables, TContext> => {

const mutationKey = getUpdateVenueMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateVenue>>, UpdateVenueMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateVenue(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateVenueMutationResult = NonNullable<Awaited<ReturnType<typeof updateVenue>>>
    export type UpdateVenueMutationBody = UpdateVenueBody
    export type UpdateVenueMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type UpdateVenueMutationVariables = {id: Id;data: UpdateVenueBody}

    /**
 * @summary Change a venue or its publication status
 */
export const useUpdateVenue = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVenue>>, TError,UpdateVenueMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateVenue>>,
        TError,
        UpdateVenueMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateVenueMutationOptions(options), queryClient);
    }
    /**
 * @summary Detach an image from a venue
 */
export const deleteVenueImage = (
    id: Id,
 ) => {


      return callDeleteVenueImage<DeleteVenueImageData>(
      {url: `/mod-venue/venue/images/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      );
    }




export const getDeleteVenueImageMutationKey = () => ['deleteVenueImage'] as const;

export const getDeleteVenueImageMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteVenueImage>>, TError,DeleteVenueImageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteVenueImage>>, TError,DeleteVenueImageMutationVariables, TContext> => {

const mutationKey = getDeleteVenueImageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteVenueImage>>, DeleteVenueImageMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteVenueImage(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteVenueImageMutationResult = NonNullable<Awaited<ReturnType<typeof deleteVenueImage>>>

    export type DeleteVenueImageMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type DeleteVenueImageMutationVariables = {id: Id}

    /**
 * @summary Detach an image from a venue
 */
export const useDeleteVenueImage = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteVenueImage>>, TError,DeleteVenueImageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteVenueImage>>,
        TError,
        DeleteVenueImageMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteVenueImageMutationOptions(options), queryClient);
    }
    /**
 * @summary All courts of a venue, public or not
 */
export const listCourts = (
    venueId: Id,
 ) => {


      return callListCourts<ListCourtsData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/courts`, method: 'GET'
    },
      );
    }




export const getListCourtsQueryKey = (venueId: Id,) => {
    return [
    `/mod-venue/venue/${venueId}/courts`
    ] as const;
    }


export const getListCourtsQueryOptions = <TData = Awaited<ReturnType<typeof listCourts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(venueId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCourtsQueryKey(venueId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCourts>>> = () => listCourts(venueId, );





   return  { queryKey, queryFn, enabled: venueId !== null && venueId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCourts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCourtsQueryResult = NonNullable<Awaited<ReturnType<typeof listCourts>>>
export type ListCourtsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListCourts<TData = Awaited<ReturnType<typeof listCourts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourts>>,
          TError,
          Awaited<ReturnType<typeof listCourts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCourts<TData = Awaited<ReturnType<typeof listCourts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourts>>,
          TError,
          Awaited<ReturnType<typeof listCourts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCourts<TData = Awaited<ReturnType<typeof listCourts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All courts of a venue, public or not
 */

export function useListCourts<TData = Awaited<ReturnType<typeof listCourts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCourtsQueryOptions(venueId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a court to a venue
 */
export const createCourt = (
    venueId: Id,
    createCourtBody: CreateCourtBody,
 ) => {


      return callCreateCourt<CreateCourtData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/court`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createCourtBody
    },
      );
    }




export const getCreateCourtMutationKey = () => ['createCourt'] as const;

export const getCreateCourtMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCourt>>, TError,CreateCourtMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createCourt>>, TError,CreateCourtMutationVariables, TContext> => {

const mutationKey = getCreateCourtMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCourt>>, CreateCourtMutationVariables> = (props) => {
          const {venueId,data} = props ?? {};

          return  createCourt(venueId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCourtMutationResult = NonNullable<Awaited<ReturnType<typeof createCourt>>>
    export type CreateCourtMutationBody = CreateCourtBody
    export type CreateCourtMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type CreateCourtMutationVariables = {venueId: Id;data: CreateCourtBody}

    /**
 * @summary Add a court to a venue
 */
export const useCreateCourt = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCourt>>, TError,CreateCourtMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCourt>>,
        TError,
        CreateCourtMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCourtMutationOptions(options), queryClient);
    }
    /**
 * @summary One court of a venue
 */
export const getCourt = (
    venueId: Id,
    courtId: Id,
 ) => {


      return callGetCourt<GetCourtData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/court/${encodeURIComponent(String(courtId))}`, method: 'GET'
    },
      );
    }




export const getGetCourtQueryKey = (venueId: Id,
    courtId: Id,) => {
    return [
    `/mod-venue/venue/${venueId}/court/${courtId}`
    ] as const;
    }


export const getGetCourtQueryOptions = <TData = Awaited<ReturnType<typeof getCourt>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(venueId: Id,
    courtId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourt>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCourtQueryKey(venueId,courtId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCourt>>> = () => getCourt(venueId,courtId, );





   return  { queryKey, queryFn, enabled: venueId !== null && venueId !== undefined && courtId !== null && courtId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCourt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCourtQueryResult = NonNullable<Awaited<ReturnType<typeof getCourt>>>
export type GetCourtQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetCourt<TData = Awaited<ReturnType<typeof getCourt>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    courtId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourt>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourt>>,
          TError,
          Awaited<ReturnType<typeof getCourt>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCourt<TData = Awaited<ReturnType<typeof getCourt>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    courtId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourt>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourt>>,
          TError,
          Awaited<ReturnType<typeof getCourt>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCourt<TData = Awaited<ReturnType<typeof getCourt>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    courtId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourt>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One court of a venue
 */

export function useGetCourt<TData = Awaited<ReturnType<typeof getCourt>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    courtId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourt>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCourtQueryOptions(venueId,courtId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a court
 */
export const updateCourt = (
    venueId: Id,
    courtId: Id,
    updateCourtBody: UpdateCourtBody,
 ) => {


      return callUpdateCourt<UpdateCourtData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/court/${encodeURIComponent(String(courtId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateCourtBody
    },
      );
    }




export const getUpdateCourtMutationKey = () => ['updateCourt'] as const;

export const getUpdateCourtMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCourt>>, TError,UpdateCourtMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateCourt>>, TError,UpdateCourtMutationVariables, TContext> => {

const mutationKey = getUpdateCourtMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCourt>>, UpdateCourtMutationVariables> = (props) => {
          const {venueId,courtId,data} = props ?? {};

          return  updateCourt(venueId,courtId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCourtMutationResult = NonNullable<Awaited<ReturnType<typeof updateCourt>>>
    export type UpdateCourtMutationBody = UpdateCourtBody
    export type UpdateCourtMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type UpdateCourtMutationVariables = {venueId: Id;courtId: Id;data: UpdateCourtBody}

    /**
 * @summary Change a court
 */
export const useUpdateCourt = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCourt>>, TError,UpdateCourtMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCourt>>,
        TError,
        UpdateCourtMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCourtMutationOptions(options), queryClient);
    }
    /**
 * 409 court_in_use while it has upcoming or weekly bookings.
 * @summary Delete a court
 */
export const deleteCourt = (
    venueId: Id,
    courtId: Id,
 ) => {


      return callDeleteCourt<DeleteCourtData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/court/${encodeURIComponent(String(courtId))}`, method: 'DELETE'
    },
      );
    }




export const getDeleteCourtMutationKey = () => ['deleteCourt'] as const;

export const getDeleteCourtMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCourt>>, TError,DeleteCourtMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteCourt>>, TError,DeleteCourtMutationVariables, TContext> => {

const mutationKey = getDeleteCourtMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCourt>>, DeleteCourtMutationVariables> = (props) => {
          const {venueId,courtId} = props ?? {};

          return  deleteCourt(venueId,courtId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCourtMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCourt>>>

    export type DeleteCourtMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type DeleteCourtMutationVariables = {venueId: Id;courtId: Id}

    /**
 * @summary Delete a court
 */
export const useDeleteCourt = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCourt>>, TError,DeleteCourtMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCourt>>,
        TError,
        DeleteCourtMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCourtMutationOptions(options), queryClient);
    }
    /**
 * @summary The people who run a venue
 */
export const listVenueUsers = (
    venueId: Id,
 ) => {


      return callListVenueUsers<ListVenueUsersData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/users`, method: 'GET'
    },
      );
    }




export const getListVenueUsersQueryKey = (venueId: Id,) => {
    return [
    `/mod-venue/venue/${venueId}/users`
    ] as const;
    }


export const getListVenueUsersQueryOptions = <TData = Awaited<ReturnType<typeof listVenueUsers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(venueId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVenueUsers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVenueUsersQueryKey(venueId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVenueUsers>>> = () => listVenueUsers(venueId, );





   return  { queryKey, queryFn, enabled: venueId !== null && venueId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVenueUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVenueUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listVenueUsers>>>
export type ListVenueUsersQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListVenueUsers<TData = Awaited<ReturnType<typeof listVenueUsers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVenueUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVenueUsers>>,
          TError,
          Awaited<ReturnType<typeof listVenueUsers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVenueUsers<TData = Awaited<ReturnType<typeof listVenueUsers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVenueUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVenueUsers>>,
          TError,
          Awaited<ReturnType<typeof listVenueUsers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVenueUsers<TData = Awaited<ReturnType<typeof listVenueUsers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVenueUsers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The people who run a venue
 */

export function useListVenueUsers<TData = Awaited<ReturnType<typeof listVenueUsers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVenueUsers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVenueUsersQueryOptions(venueId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By id (from GET /users) or by phone number. 422 on the field that was given when there is no such account, or when it runs the venue already.
 * @summary Add a user to a venue
 */
export const addVenueUser = (
    venueId: Id,
    addVenueUserBody: AddVenueUserBody,
 ) => {


      return callAddVenueUser<AddVenueUserData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/user`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addVenueUserBody
    },
      );
    }




export const getAddVenueUserMutationKey = () => ['addVenueUser'] as const;

export const getAddVenueUserMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addVenueUser>>, TError,AddVenueUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addVenueUser>>, TError,AddVenueUserMutationVariables, TContext> => {

const mutationKey = getAddVenueUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addVenueUser>>, AddVenueUserMutationVariables> = (props) => {
          const {venueId,data} = props ?? {};

          return  addVenueUser(venueId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddVenueUserMutationResult = NonNullable<Awaited<ReturnType<typeof addVenueUser>>>
    export type AddVenueUserMutationBody = AddVenueUserBody
    export type AddVenueUserMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>
    export type AddVenueUserMutationVariables = {venueId: Id;data: AddVenueUserBody}

    /**
 * @summary Add a user to a venue
 */
export const useAddVenueUser = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addVenueUser>>, TError,AddVenueUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addVenueUser>>,
        TError,
        AddVenueUserMutationVariables,
        TContext
      > => {
      return useMutation(getAddVenueUserMutationOptions(options), queryClient);
    }
    /**
 * 409 last_admin when the venue would be left without an owner. A second owner may be made; then the first may step down or leave.
 * @summary Change the role of a user of a venue
 */
export const updateVenueUser = (
    venueId: Id,
    userId: Id,
    updateVenueUserBody: UpdateVenueUserBody,
 ) => {


      return callUpdateVenueUser<UpdateVenueUserData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/user/${encodeURIComponent(String(userId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateVenueUserBody
    },
      );
    }




export const getUpdateVenueUserMutationKey = () => ['updateVenueUser'] as const;

export const getUpdateVenueUserMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVenueUser>>, TError,UpdateVenueUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateVenueUser>>, TError,UpdateVenueUserMutationVariables, TContext> => {

const mutationKey = getUpdateVenueUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateVenueUser>>, UpdateVenueUserMutationVariables> = (props) => {
          const {venueId,userId,data} = props ?? {};

          return  updateVenueUser(venueId,userId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateVenueUserMutationResult = NonNullable<Awaited<ReturnType<typeof updateVenueUser>>>
    export type UpdateVenueUserMutationBody = UpdateVenueUserBody
    export type UpdateVenueUserMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type UpdateVenueUserMutationVariables = {venueId: Id;userId: Id;data: UpdateVenueUserBody}

    /**
 * @summary Change the role of a user of a venue
 */
export const useUpdateVenueUser = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVenueUser>>, TError,UpdateVenueUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateVenueUser>>,
        TError,
        UpdateVenueUserMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateVenueUserMutationOptions(options), queryClient);
    }
    /**
 * 409 last_admin when the venue would be left without an owner.
 * @summary Remove a user from a venue, or leave it
 */
export const removeVenueUser = (
    venueId: Id,
    userId: Id,
 ) => {


      return callRemoveVenueUser<RemoveVenueUserData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/user/${encodeURIComponent(String(userId))}`, method: 'DELETE'
    },
      );
    }




export const getRemoveVenueUserMutationKey = () => ['removeVenueUser'] as const;

export const getRemoveVenueUserMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeVenueUser>>, TError,RemoveVenueUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeVenueUser>>, TError,RemoveVenueUserMutationVariables, TContext> => {

const mutationKey = getRemoveVenueUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeVenueUser>>, RemoveVenueUserMutationVariables> = (props) => {
          const {venueId,userId} = props ?? {};

          return  removeVenueUser(venueId,userId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveVenueUserMutationResult = NonNullable<Awaited<ReturnType<typeof removeVenueUser>>>

    export type RemoveVenueUserMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type RemoveVenueUserMutationVariables = {venueId: Id;userId: Id}

    /**
 * @summary Remove a user from a venue, or leave it
 */
export const useRemoveVenueUser = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeVenueUser>>, TError,RemoveVenueUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeVenueUser>>,
        TError,
        RemoveVenueUserMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveVenueUserMutationOptions(options), queryClient);
    }
