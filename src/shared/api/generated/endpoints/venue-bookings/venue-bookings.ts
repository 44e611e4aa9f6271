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
  AnswerCompetitionBookingsBody,
  AnswerCompetitionBookingsData,
  CancelVenueBookingBody,
  CancelVenueBookingData,
  ConfirmVenueBookingBody,
  ConfirmVenueBookingData,
  ConflictResponse,
  CreateVenueBlockBody,
  CreateVenueBlockData,
  CreateVenueBookingBody,
  CreateVenueBookingData,
  DeleteVenueBlockData,
  ForbiddenResponse,
  GetVenueBlockData,
  GetVenueBookingData,
  GetVenueCalendarData,
  GetVenueCalendarParams,
  GetVenueFiguresData,
  GetVenueFiguresParams,
  Id,
  InvalidResponse,
  ListVenueBookingsData,
  ListVenueBookingsParams,
  NotFoundResponse,
  UnauthenticatedResponse,
  UpdateVenueBookingBody,
  UpdateVenueBookingData
} from '../fushaAPI.schemas.ts';

import { callGetVenueCalendar } from '../../calls/venue-bookings.ts';
import type { ErrorType } from '../../calls/venue-bookings.ts';
import { callListVenueBookings } from '../../calls/venue-bookings.ts';
import { callCreateVenueBooking } from '../../calls/venue-bookings.ts';
import { callGetVenueBooking } from '../../calls/venue-bookings.ts';
import { callUpdateVenueBooking } from '../../calls/venue-bookings.ts';
import { callConfirmVenueBooking } from '../../calls/venue-bookings.ts';
import { callAnswerCompetitionBookings } from '../../calls/venue-bookings.ts';
import { callCancelVenueBooking } from '../../calls/venue-bookings.ts';
import { callCreateVenueBlock } from '../../calls/venue-bookings.ts';
import { callGetVenueBlock } from '../../calls/venue-bookings.ts';
import { callDeleteVenueBlock } from '../../calls/venue-bookings.ts';
import { callGetVenueFigures } from '../../calls/venue-bookings.ts';




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
 * Lead time and advance window do not apply: a slot is too-soon or too-far for nobody here.
 * @summary The courts of a venue over some days
 */
export const getVenueCalendar = (
    venueId: Id,
    params: GetVenueCalendarParams,
 ) => {


      return callGetVenueCalendar<GetVenueCalendarData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/calendar`, method: 'GET',
        params
    },
      );
    }




export const getGetVenueCalendarQueryKey = (venueId: Id,
    params?: GetVenueCalendarParams,) => {
    return [
    `/mod-venue/venue/${venueId}/calendar`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetVenueCalendarQueryOptions = <TData = Awaited<ReturnType<typeof getVenueCalendar>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(venueId: Id,
    params: GetVenueCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueCalendar>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVenueCalendarQueryKey(venueId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVenueCalendar>>> = () => getVenueCalendar(venueId,params, );





   return  { queryKey, queryFn, enabled: venueId !== null && venueId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVenueCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVenueCalendarQueryResult = NonNullable<Awaited<ReturnType<typeof getVenueCalendar>>>
export type GetVenueCalendarQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetVenueCalendar<TData = Awaited<ReturnType<typeof getVenueCalendar>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params: GetVenueCalendarParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueCalendar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenueCalendar>>,
          TError,
          Awaited<ReturnType<typeof getVenueCalendar>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenueCalendar<TData = Awaited<ReturnType<typeof getVenueCalendar>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params: GetVenueCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueCalendar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenueCalendar>>,
          TError,
          Awaited<ReturnType<typeof getVenueCalendar>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenueCalendar<TData = Awaited<ReturnType<typeof getVenueCalendar>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params: GetVenueCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueCalendar>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The courts of a venue over some days
 */

export function useGetVenueCalendar<TData = Awaited<ReturnType<typeof getVenueCalendar>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params: GetVenueCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueCalendar>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVenueCalendarQueryOptions(venueId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The bookings of a venue
 */
export const listVenueBookings = (
    venueId: Id,
    params?: ListVenueBookingsParams,
 ) => {


      return callListVenueBookings<ListVenueBookingsData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/bookings`, method: 'GET',
        params
    },
      );
    }




export const getListVenueBookingsQueryKey = (venueId: Id,
    params?: ListVenueBookingsParams,) => {
    return [
    `/mod-venue/venue/${venueId}/bookings`, ...(params ? [params] : [])
    ] as const;
    }


export const getListVenueBookingsQueryOptions = <TData = Awaited<ReturnType<typeof listVenueBookings>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(venueId: Id,
    params?: ListVenueBookingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVenueBookings>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVenueBookingsQueryKey(venueId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVenueBookings>>> = () => listVenueBookings(venueId,params, );





   return  { queryKey, queryFn, enabled: venueId !== null && venueId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVenueBookings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVenueBookingsQueryResult = NonNullable<Awaited<ReturnType<typeof listVenueBookings>>>
export type ListVenueBookingsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListVenueBookings<TData = Awaited<ReturnType<typeof listVenueBookings>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params: undefined |  ListVenueBookingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVenueBookings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVenueBookings>>,
          TError,
          Awaited<ReturnType<typeof listVenueBookings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVenueBookings<TData = Awaited<ReturnType<typeof listVenueBookings>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params?: ListVenueBookingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVenueBookings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVenueBookings>>,
          TError,
          Awaited<ReturnType<typeof listVenueBookings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVenueBookings<TData = Awaited<ReturnType<typeof listVenueBookings>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params?: ListVenueBookingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVenueBookings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The bookings of a venue
 */

export function useListVenueBookings<TData = Awaited<ReturnType<typeof listVenueBookings>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params?: ListVenueBookingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVenueBookings>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVenueBookingsQueryOptions(venueId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For a user (user_id) or a guest (guest_name, perhaps guest_phone). Lead time, advance window and the limits of players do not apply, conflicts do. All sessions or none: a 409 with code slot_taken or series_conflict carries a BookingPreview as data.
 * @summary Book a court for somebody
 */
export const createVenueBooking = (
    venueId: Id,
    createVenueBookingBody: CreateVenueBookingBody,
 ) => {


      return callCreateVenueBooking<CreateVenueBookingData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/booking`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createVenueBookingBody
    },
      );
    }




export const getCreateVenueBookingMutationKey = () => ['createVenueBooking'] as const;

export const getCreateVenueBookingMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVenueBooking>>, TError,CreateVenueBookingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createVenueBooking>>, TError,CreateVenueBookingMutationVariables, TContext> => {

const mutationKey = getCreateVenueBookingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createVenueBooking>>, CreateVenueBookingMutationVariables> = (props) => {
          const {venueId,data} = props ?? {};

          return  createVenueBooking(venueId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateVenueBookingMutationResult = NonNullable<Awaited<ReturnType<typeof createVenueBooking>>>
    export type CreateVenueBookingMutationBody = CreateVenueBookingBody
    export type CreateVenueBookingMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type CreateVenueBookingMutationVariables = {venueId: Id;data: CreateVenueBookingBody}

    /**
 * @summary Book a court for somebody
 */
export const useCreateVenueBooking = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVenueBooking>>, TError,CreateVenueBookingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createVenueBooking>>,
        TError,
        CreateVenueBookingMutationVariables,
        TContext
      > => {
      return useMutation(getCreateVenueBookingMutationOptions(options), queryClient);
    }
    /**
 * @summary One booking of a venue
 */
export const getVenueBooking = (
    venueId: Id,
    bookingId: Id,
 ) => {


      return callGetVenueBooking<GetVenueBookingData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/booking/${encodeURIComponent(String(bookingId))}`, method: 'GET'
    },
      );
    }




export const getGetVenueBookingQueryKey = (venueId: Id,
    bookingId: Id,) => {
    return [
    `/mod-venue/venue/${venueId}/booking/${bookingId}`
    ] as const;
    }


export const getGetVenueBookingQueryOptions = <TData = Awaited<ReturnType<typeof getVenueBooking>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(venueId: Id,
    bookingId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueBooking>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVenueBookingQueryKey(venueId,bookingId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVenueBooking>>> = () => getVenueBooking(venueId,bookingId, );





   return  { queryKey, queryFn, enabled: venueId !== null && venueId !== undefined && bookingId !== null && bookingId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVenueBooking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVenueBookingQueryResult = NonNullable<Awaited<ReturnType<typeof getVenueBooking>>>
export type GetVenueBookingQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetVenueBooking<TData = Awaited<ReturnType<typeof getVenueBooking>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    bookingId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueBooking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenueBooking>>,
          TError,
          Awaited<ReturnType<typeof getVenueBooking>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenueBooking<TData = Awaited<ReturnType<typeof getVenueBooking>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    bookingId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueBooking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenueBooking>>,
          TError,
          Awaited<ReturnType<typeof getVenueBooking>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenueBooking<TData = Awaited<ReturnType<typeof getVenueBooking>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    bookingId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueBooking>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One booking of a venue
 */

export function useGetVenueBooking<TData = Awaited<ReturnType<typeof getVenueBooking>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    bookingId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueBooking>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVenueBookingQueryOptions(venueId,bookingId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Moving goes to a free time of any court of the venue, for the price that the venue chooses to keep or take anew, until the booking ends. 409 slot_taken carries a BookingPreview as data; 409 past_booking, stale.
 * @summary Move a booking, or note something about it
 */
export const updateVenueBooking = (
    venueId: Id,
    bookingId: Id,
    updateVenueBookingBody: UpdateVenueBookingBody,
 ) => {


      return callUpdateVenueBooking<UpdateVenueBookingData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/booking/${encodeURIComponent(String(bookingId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateVenueBookingBody
    },
      );
    }




export const getUpdateVenueBookingMutationKey = () => ['updateVenueBooking'] as const;

export const getUpdateVenueBookingMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVenueBooking>>, TError,UpdateVenueBookingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateVenueBooking>>, TError,UpdateVenueBookingMutationVariables, TContext> => {

const mutationKey = getUpdateVenueBookingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateVenueBooking>>, UpdateVenueBookingMutationVariables> = (props) => {
          const {venueId,bookingId,data} = props ?? {};

          return  updateVenueBooking(venueId,bookingId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateVenueBookingMutationResult = NonNullable<Awaited<ReturnType<typeof updateVenueBooking>>>
    export type UpdateVenueBookingMutationBody = UpdateVenueBookingBody
    export type UpdateVenueBookingMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type UpdateVenueBookingMutationVariables = {venueId: Id;bookingId: Id;data: UpdateVenueBookingBody}

    /**
 * @summary Move a booking, or note something about it
 */
export const useUpdateVenueBooking = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVenueBooking>>, TError,UpdateVenueBookingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateVenueBooking>>,
        TError,
        UpdateVenueBookingMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateVenueBookingMutationOptions(options), queryClient);
    }
    /**
 * A weekly one is confirmed as a whole. 409 stale when it is no longer pending, slot_taken when its time has been closed meanwhile.
 * @summary Confirm a pending booking
 */
export const confirmVenueBooking = (
    venueId: Id,
    bookingId: Id,
    confirmVenueBookingBody: ConfirmVenueBookingBody,
 ) => {


      return callConfirmVenueBooking<ConfirmVenueBookingData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/booking/${encodeURIComponent(String(bookingId))}/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: confirmVenueBookingBody
    },
      );
    }




export const getConfirmVenueBookingMutationKey = () => ['confirmVenueBooking'] as const;

export const getConfirmVenueBookingMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmVenueBooking>>, TError,ConfirmVenueBookingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmVenueBooking>>, TError,ConfirmVenueBookingMutationVariables, TContext> => {

const mutationKey = getConfirmVenueBookingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmVenueBooking>>, ConfirmVenueBookingMutationVariables> = (props) => {
          const {venueId,bookingId,data} = props ?? {};

          return  confirmVenueBooking(venueId,bookingId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmVenueBookingMutationResult = NonNullable<Awaited<ReturnType<typeof confirmVenueBooking>>>
    export type ConfirmVenueBookingMutationBody = ConfirmVenueBookingBody
    export type ConfirmVenueBookingMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type ConfirmVenueBookingMutationVariables = {venueId: Id;bookingId: Id;data: ConfirmVenueBookingBody}

    /**
 * @summary Confirm a pending booking
 */
export const useConfirmVenueBooking = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmVenueBooking>>, TError,ConfirmVenueBookingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmVenueBooking>>,
        TError,
        ConfirmVenueBookingMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmVenueBookingMutationOptions(options), queryClient);
    }
    /**
 * Confirms or declines what a competition asks for at the venue, all of it or those named. All or nothing: 409 stale when one of them is no longer pending, slot_taken when the time of one has been closed meanwhile; 422 on reason when a refusal has none.
 * @summary Answer the requests of a competition
 */
export const answerCompetitionBookings = (
    venueId: Id,
    competitionId: Id,
    answerCompetitionBookingsBody: AnswerCompetitionBookingsBody,
 ) => {


      return callAnswerCompetitionBookings<AnswerCompetitionBookingsData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/competition/${encodeURIComponent(String(competitionId))}/answer`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: answerCompetitionBookingsBody
    },
      );
    }




export const getAnswerCompetitionBookingsMutationKey = () => ['answerCompetitionBookings'] as const;

export const getAnswerCompetitionBookingsMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerCompetitionBookings>>, TError,AnswerCompetitionBookingsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof answerCompetitionBookings>>, TError,AnswerCompetitionBookingsMutationVariables, TContext> => {

const mutationKey = getAnswerCompetitionBookingsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerCompetitionBookings>>, AnswerCompetitionBookingsMutationVariables> = (props) => {
          const {venueId,competitionId,data} = props ?? {};

          return  answerCompetitionBookings(venueId,competitionId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerCompetitionBookingsMutationResult = NonNullable<Awaited<ReturnType<typeof answerCompetitionBookings>>>
    export type AnswerCompetitionBookingsMutationBody = AnswerCompetitionBookingsBody
    export type AnswerCompetitionBookingsMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type AnswerCompetitionBookingsMutationVariables = {venueId: Id;competitionId: Id;data: AnswerCompetitionBookingsBody}

    /**
 * @summary Answer the requests of a competition
 */
export const useAnswerCompetitionBookings = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerCompetitionBookings>>, TError,AnswerCompetitionBookingsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerCompetitionBookings>>,
        TError,
        AnswerCompetitionBookingsMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerCompetitionBookingsMutationOptions(options), queryClient);
    }
    /**
 * A pending one is declined, weekly as a whole. 409 past_booking once it has ended, stale when it is unbooked.
 * @summary Decline or cancel a booking
 */
export const cancelVenueBooking = (
    venueId: Id,
    bookingId: Id,
    cancelVenueBookingBody: CancelVenueBookingBody,
 ) => {


      return callCancelVenueBooking<CancelVenueBookingData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/booking/${encodeURIComponent(String(bookingId))}/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cancelVenueBookingBody
    },
      );
    }




export const getCancelVenueBookingMutationKey = () => ['cancelVenueBooking'] as const;

export const getCancelVenueBookingMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelVenueBooking>>, TError,CancelVenueBookingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelVenueBooking>>, TError,CancelVenueBookingMutationVariables, TContext> => {

const mutationKey = getCancelVenueBookingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelVenueBooking>>, CancelVenueBookingMutationVariables> = (props) => {
          const {venueId,bookingId,data} = props ?? {};

          return  cancelVenueBooking(venueId,bookingId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelVenueBookingMutationResult = NonNullable<Awaited<ReturnType<typeof cancelVenueBooking>>>
    export type CancelVenueBookingMutationBody = CancelVenueBookingBody
    export type CancelVenueBookingMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type CancelVenueBookingMutationVariables = {venueId: Id;bookingId: Id;data: CancelVenueBookingBody}

    /**
 * @summary Decline or cancel a booking
 */
export const useCancelVenueBooking = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelVenueBooking>>, TError,CancelVenueBookingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelVenueBooking>>,
        TError,
        CancelVenueBookingMutationVariables,
        TContext
      > => {
      return useMutation(getCancelVenueBookingMutationOptions(options), queryClient);
    }
    /**
 * What happens to each booking it hits stands in affected; on_conflict is for those that are not named there. With dry_run nothing is written: the answer is what it would hit, with free times near each booking. All or nothing: 409 slot_taken with the same data when a booking is not provided for, or the time it should move to has gone.
 * @summary Close courts for some time
 */
export const createVenueBlock = (
    venueId: Id,
    createVenueBlockBody: CreateVenueBlockBody,
 ) => {


      return callCreateVenueBlock<CreateVenueBlockData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/block`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createVenueBlockBody
    },
      );
    }




export const getCreateVenueBlockMutationKey = () => ['createVenueBlock'] as const;

export const getCreateVenueBlockMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVenueBlock>>, TError,CreateVenueBlockMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createVenueBlock>>, TError,CreateVenueBlockMutationVariables, TContext> => {

const mutationKey = getCreateVenueBlockMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createVenueBlock>>, CreateVenueBlockMutationVariables> = (props) => {
          const {venueId,data} = props ?? {};

          return  createVenueBlock(venueId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateVenueBlockMutationResult = NonNullable<Awaited<ReturnType<typeof createVenueBlock>>>
    export type CreateVenueBlockMutationBody = CreateVenueBlockBody
    export type CreateVenueBlockMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type CreateVenueBlockMutationVariables = {venueId: Id;data: CreateVenueBlockBody}

    /**
 * @summary Close courts for some time
 */
export const useCreateVenueBlock = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVenueBlock>>, TError,CreateVenueBlockMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createVenueBlock>>,
        TError,
        CreateVenueBlockMutationVariables,
        TContext
      > => {
      return useMutation(getCreateVenueBlockMutationOptions(options), queryClient);
    }
    /**
 * @summary A closed time and what became of the bookings it hit
 */
export const getVenueBlock = (
    venueId: Id,
    blockId: Id,
 ) => {


      return callGetVenueBlock<GetVenueBlockData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/block/${encodeURIComponent(String(blockId))}`, method: 'GET'
    },
      );
    }




export const getGetVenueBlockQueryKey = (venueId: Id,
    blockId: Id,) => {
    return [
    `/mod-venue/venue/${venueId}/block/${blockId}`
    ] as const;
    }


export const getGetVenueBlockQueryOptions = <TData = Awaited<ReturnType<typeof getVenueBlock>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(venueId: Id,
    blockId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueBlock>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVenueBlockQueryKey(venueId,blockId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVenueBlock>>> = () => getVenueBlock(venueId,blockId, );





   return  { queryKey, queryFn, enabled: venueId !== null && venueId !== undefined && blockId !== null && blockId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVenueBlock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVenueBlockQueryResult = NonNullable<Awaited<ReturnType<typeof getVenueBlock>>>
export type GetVenueBlockQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetVenueBlock<TData = Awaited<ReturnType<typeof getVenueBlock>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    blockId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueBlock>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenueBlock>>,
          TError,
          Awaited<ReturnType<typeof getVenueBlock>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenueBlock<TData = Awaited<ReturnType<typeof getVenueBlock>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    blockId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueBlock>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenueBlock>>,
          TError,
          Awaited<ReturnType<typeof getVenueBlock>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenueBlock<TData = Awaited<ReturnType<typeof getVenueBlock>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    blockId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueBlock>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A closed time and what became of the bookings it hit
 */

export function useGetVenueBlock<TData = Awaited<ReturnType<typeof getVenueBlock>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    blockId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueBlock>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVenueBlockQueryOptions(venueId,blockId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Its times are free again, and bookings whose players were asked and have not answered stay as they are; who was moved or cancelled stays so.
 * @summary Open a closed time again
 */
export const deleteVenueBlock = (
    venueId: Id,
    blockId: Id,
 ) => {


      return callDeleteVenueBlock<DeleteVenueBlockData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/block/${encodeURIComponent(String(blockId))}`, method: 'DELETE'
    },
      );
    }




export const getDeleteVenueBlockMutationKey = () => ['deleteVenueBlock'] as const;

export const getDeleteVenueBlockMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteVenueBlock>>, TError,DeleteVenueBlockMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteVenueBlock>>, TError,DeleteVenueBlockMutationVariables, TContext> => {

const mutationKey = getDeleteVenueBlockMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteVenueBlock>>, DeleteVenueBlockMutationVariables> = (props) => {
          const {venueId,blockId} = props ?? {};

          return  deleteVenueBlock(venueId,blockId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteVenueBlockMutationResult = NonNullable<Awaited<ReturnType<typeof deleteVenueBlock>>>

    export type DeleteVenueBlockMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type DeleteVenueBlockMutationVariables = {venueId: Id;blockId: Id}

    /**
 * @summary Open a closed time again
 */
export const useDeleteVenueBlock = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteVenueBlock>>, TError,DeleteVenueBlockMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteVenueBlock>>,
        TError,
        DeleteVenueBlockMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteVenueBlockMutationOptions(options), queryClient);
    }
    /**
 * @summary The figures of a week
 */
export const getVenueFigures = (
    venueId: Id,
    params?: GetVenueFiguresParams,
 ) => {


      return callGetVenueFigures<GetVenueFiguresData>(
      {url: `/mod-venue/venue/${encodeURIComponent(String(venueId))}/figures`, method: 'GET',
        params
    },
      );
    }




export const getGetVenueFiguresQueryKey = (venueId: Id,
    params?: GetVenueFiguresParams,) => {
    return [
    `/mod-venue/venue/${venueId}/figures`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetVenueFiguresQueryOptions = <TData = Awaited<ReturnType<typeof getVenueFigures>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(venueId: Id,
    params?: GetVenueFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueFigures>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVenueFiguresQueryKey(venueId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVenueFigures>>> = () => getVenueFigures(venueId,params, );





   return  { queryKey, queryFn, enabled: venueId !== null && venueId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVenueFigures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVenueFiguresQueryResult = NonNullable<Awaited<ReturnType<typeof getVenueFigures>>>
export type GetVenueFiguresQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetVenueFigures<TData = Awaited<ReturnType<typeof getVenueFigures>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params: undefined |  GetVenueFiguresParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueFigures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenueFigures>>,
          TError,
          Awaited<ReturnType<typeof getVenueFigures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenueFigures<TData = Awaited<ReturnType<typeof getVenueFigures>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params?: GetVenueFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueFigures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVenueFigures>>,
          TError,
          Awaited<ReturnType<typeof getVenueFigures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVenueFigures<TData = Awaited<ReturnType<typeof getVenueFigures>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params?: GetVenueFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueFigures>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The figures of a week
 */

export function useGetVenueFigures<TData = Awaited<ReturnType<typeof getVenueFigures>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 venueId: Id,
    params?: GetVenueFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVenueFigures>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVenueFiguresQueryOptions(venueId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






