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
  AnswerClosureBody,
  AnswerClosureData,
  BookingPreview,
  CancelBookingBody,
  CancelBookingData,
  ConflictResponse,
  CreateBookingBody,
  CreateBookingData,
  CreateBookingHeaders,
  CreateBookingHoldBody,
  CreateBookingHoldData,
  DeleteBookingHoldData,
  EndBookingSeriesBody,
  EndBookingSeriesData,
  ForbiddenResponse,
  GetBookingData,
  Id,
  InvalidResponse,
  ListBookingsData,
  ListBookingsParams,
  MoveBookingBody,
  MoveBookingData,
  NotFoundResponse,
  PreviewBookingBody,
  TooManyResponse,
  UnauthenticatedResponse
} from '../fushaAPI.schemas.ts';

import { callListBookings } from '../../calls/bookings.ts';
import type { ErrorType } from '../../calls/bookings.ts';
import { callCreateBooking } from '../../calls/bookings.ts';
import { callPreviewBooking } from '../../calls/bookings.ts';
import { callCreateBookingHold } from '../../calls/bookings.ts';
import { callDeleteBookingHold } from '../../calls/bookings.ts';
import { callGetBooking } from '../../calls/bookings.ts';
import { callMoveBooking } from '../../calls/bookings.ts';
import { callCancelBooking } from '../../calls/bookings.ts';
import { callEndBookingSeries } from '../../calls/bookings.ts';
import { callAnswerClosure } from '../../calls/bookings.ts';




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
 * Upcoming bookings soonest first, past ones and those without when latest first, by their day and time.
 * @summary The bookings of the signed-in user
 */
export const listBookings = (
    params?: ListBookingsParams,
 ) => {


      return callListBookings<ListBookingsData>(
      {url: `/bookings`, method: 'GET',
        params
    },
      );
    }




export const getListBookingsQueryKey = (params?: ListBookingsParams,) => {
    return [
    `/bookings`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBookingsQueryOptions = <TData = Awaited<ReturnType<typeof listBookings>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(params?: ListBookingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookings>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookingsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBookings>>> = () => listBookings(params, );





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBookings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookingsQueryResult = NonNullable<Awaited<ReturnType<typeof listBookings>>>
export type ListBookingsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>


export function useListBookings<TData = Awaited<ReturnType<typeof listBookings>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params: undefined |  ListBookingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookings>>,
          TError,
          Awaited<ReturnType<typeof listBookings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookings<TData = Awaited<ReturnType<typeof listBookings>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListBookingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBookings>>,
          TError,
          Awaited<ReturnType<typeof listBookings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBookings<TData = Awaited<ReturnType<typeof listBookings>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListBookingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The bookings of the signed-in user
 */

export function useListBookings<TData = Awaited<ReturnType<typeof listBookings>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListBookingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBookings>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookingsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All sessions or none. A 409 with code slot_taken or series_conflict carries a BookingPreview as data.
 * @summary Book a court, once or weekly
 */
export const createBooking = (
    createBookingBody: CreateBookingBody,
    headers?: CreateBookingHeaders,
 ) => {


      return callCreateBooking<CreateBookingData>(
      {url: `/bookings`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: createBookingBody
    },
      );
    }




export const getCreateBookingMutationKey = () => ['createBooking'] as const;

export const getCreateBookingMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBooking>>, TError,CreateBookingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createBooking>>, TError,CreateBookingMutationVariables, TContext> => {

const mutationKey = getCreateBookingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBooking>>, CreateBookingMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createBooking(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBookingMutationResult = NonNullable<Awaited<ReturnType<typeof createBooking>>>
    export type CreateBookingMutationBody = CreateBookingBody
    export type CreateBookingMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type CreateBookingMutationVariables = {data: CreateBookingBody;headers?: CreateBookingHeaders}

    /**
 * @summary Book a court, once or weekly
 */
export const useCreateBooking = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBooking>>, TError,CreateBookingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBooking>>,
        TError,
        CreateBookingMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBookingMutationOptions(options), queryClient);
    }
    /**
 * @summary Preview the sessions and the price of a booking
 */
export const previewBooking = (
    previewBookingBody: PreviewBookingBody,
 ) => {


      return callPreviewBooking<BookingPreview>(
      {url: `/bookings/preview`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: previewBookingBody
    },
      );
    }




export const getPreviewBookingMutationKey = () => ['previewBooking'] as const;

export const getPreviewBookingMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewBooking>>, TError,PreviewBookingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof previewBooking>>, TError,PreviewBookingMutationVariables, TContext> => {

const mutationKey = getPreviewBookingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewBooking>>, PreviewBookingMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewBooking(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewBookingMutationResult = NonNullable<Awaited<ReturnType<typeof previewBooking>>>
    export type PreviewBookingMutationBody = PreviewBookingBody
    export type PreviewBookingMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type PreviewBookingMutationVariables = {data: PreviewBookingBody}

    /**
 * @summary Preview the sessions and the price of a booking
 */
export const usePreviewBooking = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewBooking>>, TError,PreviewBookingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewBooking>>,
        TError,
        PreviewBookingMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewBookingMutationOptions(options), queryClient);
    }
    /**
 * Refused with 422 limit_reached when the user may not book any more at the venue. A time is held three times in a row, then it is left to others for 5 minutes (429). Asked for again while it is held, or after it was let go, it is held until the same moment.
 * @summary Hold a slot for 5 minutes
 */
export const createBookingHold = (
    createBookingHoldBody: CreateBookingHoldBody,
 ) => {


      return callCreateBookingHold<CreateBookingHoldData>(
      {url: `/bookings/hold`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createBookingHoldBody
    },
      );
    }




export const getCreateBookingHoldMutationKey = () => ['createBookingHold'] as const;

export const getCreateBookingHoldMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBookingHold>>, TError,CreateBookingHoldMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createBookingHold>>, TError,CreateBookingHoldMutationVariables, TContext> => {

const mutationKey = getCreateBookingHoldMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBookingHold>>, CreateBookingHoldMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createBookingHold(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBookingHoldMutationResult = NonNullable<Awaited<ReturnType<typeof createBookingHold>>>
    export type CreateBookingHoldMutationBody = CreateBookingHoldBody
    export type CreateBookingHoldMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyResponse>
    export type CreateBookingHoldMutationVariables = {data: CreateBookingHoldBody}

    /**
 * @summary Hold a slot for 5 minutes
 */
export const useCreateBookingHold = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBookingHold>>, TError,CreateBookingHoldMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBookingHold>>,
        TError,
        CreateBookingHoldMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBookingHoldMutationOptions(options), queryClient);
    }
    /**
 * @summary Release a held slot
 */
export const deleteBookingHold = (
    holdId: Id,
 ) => {


      return callDeleteBookingHold<DeleteBookingHoldData>(
      {url: `/bookings/hold/${encodeURIComponent(String(holdId))}`, method: 'DELETE'
    },
      );
    }




export const getDeleteBookingHoldMutationKey = () => ['deleteBookingHold'] as const;

export const getDeleteBookingHoldMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBookingHold>>, TError,DeleteBookingHoldMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteBookingHold>>, TError,DeleteBookingHoldMutationVariables, TContext> => {

const mutationKey = getDeleteBookingHoldMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBookingHold>>, DeleteBookingHoldMutationVariables> = (props) => {
          const {holdId} = props ?? {};

          return  deleteBookingHold(holdId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteBookingHoldMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBookingHold>>>

    export type DeleteBookingHoldMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type DeleteBookingHoldMutationVariables = {holdId: Id}

    /**
 * @summary Release a held slot
 */
export const useDeleteBookingHold = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBookingHold>>, TError,DeleteBookingHoldMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBookingHold>>,
        TError,
        DeleteBookingHoldMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteBookingHoldMutationOptions(options), queryClient);
    }
    /**
 * @summary One booking with its series
 */
export const getBooking = (
    bookingId: Id,
 ) => {


      return callGetBooking<GetBookingData>(
      {url: `/booking/${encodeURIComponent(String(bookingId))}`, method: 'GET'
    },
      );
    }




export const getGetBookingQueryKey = (bookingId: Id,) => {
    return [
    `/booking/${bookingId}`
    ] as const;
    }


export const getGetBookingQueryOptions = <TData = Awaited<ReturnType<typeof getBooking>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(bookingId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooking>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookingQueryKey(bookingId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBooking>>> = () => getBooking(bookingId, );





   return  { queryKey, queryFn, enabled: bookingId !== null && bookingId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBooking>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookingQueryResult = NonNullable<Awaited<ReturnType<typeof getBooking>>>
export type GetBookingQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetBooking<TData = Awaited<ReturnType<typeof getBooking>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 bookingId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooking>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBooking>>,
          TError,
          Awaited<ReturnType<typeof getBooking>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBooking<TData = Awaited<ReturnType<typeof getBooking>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 bookingId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooking>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBooking>>,
          TError,
          Awaited<ReturnType<typeof getBooking>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBooking<TData = Awaited<ReturnType<typeof getBooking>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 bookingId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooking>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One booking with its series
 */

export function useGetBooking<TData = Awaited<ReturnType<typeof getBooking>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 bookingId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooking>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookingQueryOptions(bookingId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Only while the booking can be cancelled.
 * @summary Move one session to another day, slot or court
 */
export const moveBooking = (
    bookingId: Id,
    moveBookingBody: MoveBookingBody,
 ) => {


      return callMoveBooking<MoveBookingData>(
      {url: `/booking/${encodeURIComponent(String(bookingId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: moveBookingBody
    },
      );
    }




export const getMoveBookingMutationKey = () => ['moveBooking'] as const;

export const getMoveBookingMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveBooking>>, TError,MoveBookingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof moveBooking>>, TError,MoveBookingMutationVariables, TContext> => {

const mutationKey = getMoveBookingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveBooking>>, MoveBookingMutationVariables> = (props) => {
          const {bookingId,data} = props ?? {};

          return  moveBooking(bookingId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveBookingMutationResult = NonNullable<Awaited<ReturnType<typeof moveBooking>>>
    export type MoveBookingMutationBody = MoveBookingBody
    export type MoveBookingMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type MoveBookingMutationVariables = {bookingId: Id;data: MoveBookingBody}

    /**
 * @summary Move one session to another day, slot or court
 */
export const useMoveBooking = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveBooking>>, TError,MoveBookingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveBooking>>,
        TError,
        MoveBookingMutationVariables,
        TContext
      > => {
      return useMutation(getMoveBookingMutationOptions(options), queryClient);
    }
    /**
 * @summary Cancel one session
 */
export const cancelBooking = (
    bookingId: Id,
    cancelBookingBody: CancelBookingBody,
 ) => {


      return callCancelBooking<CancelBookingData>(
      {url: `/booking/${encodeURIComponent(String(bookingId))}/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cancelBookingBody
    },
      );
    }




export const getCancelBookingMutationKey = () => ['cancelBooking'] as const;

export const getCancelBookingMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBooking>>, TError,CancelBookingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelBooking>>, TError,CancelBookingMutationVariables, TContext> => {

const mutationKey = getCancelBookingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelBooking>>, CancelBookingMutationVariables> = (props) => {
          const {bookingId,data} = props ?? {};

          return  cancelBooking(bookingId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelBookingMutationResult = NonNullable<Awaited<ReturnType<typeof cancelBooking>>>
    export type CancelBookingMutationBody = CancelBookingBody
    export type CancelBookingMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type CancelBookingMutationVariables = {bookingId: Id;data: CancelBookingBody}

    /**
 * @summary Cancel one session
 */
export const useCancelBooking = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBooking>>, TError,CancelBookingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelBooking>>,
        TError,
        CancelBookingMutationVariables,
        TContext
      > => {
      return useMutation(getCancelBookingMutationOptions(options), queryClient);
    }
    /**
 * @summary End a weekly booking from a given session
 */
export const endBookingSeries = (
    bookingId: Id,
    endBookingSeriesBody: EndBookingSeriesBody,
 ) => {


      return callEndBookingSeries<EndBookingSeriesData>(
      {url: `/booking/${encodeURIComponent(String(bookingId))}/end-series`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: endBookingSeriesBody
    },
      );
    }




export const getEndBookingSeriesMutationKey = () => ['endBookingSeries'] as const;

export const getEndBookingSeriesMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endBookingSeries>>, TError,EndBookingSeriesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endBookingSeries>>, TError,EndBookingSeriesMutationVariables, TContext> => {

const mutationKey = getEndBookingSeriesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endBookingSeries>>, EndBookingSeriesMutationVariables> = (props) => {
          const {bookingId,data} = props ?? {};

          return  endBookingSeries(bookingId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndBookingSeriesMutationResult = NonNullable<Awaited<ReturnType<typeof endBookingSeries>>>
    export type EndBookingSeriesMutationBody = EndBookingSeriesBody
    export type EndBookingSeriesMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type EndBookingSeriesMutationVariables = {bookingId: Id;data: EndBookingSeriesBody}

    /**
 * @summary End a weekly booking from a given session
 */
export const useEndBookingSeries = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endBookingSeries>>, TError,EndBookingSeriesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endBookingSeries>>,
        TError,
        EndBookingSeriesMutationVariables,
        TContext
      > => {
      return useMutation(getEndBookingSeriesMutationOptions(options), queryClient);
    }
    /**
 * Only while the booking waits for an answer (closure.can_answer). Cancelling is free of charge, whatever the deadline for cancelling. Moving goes to a free time of a court of the same venue and sport, among the proposals or not, for no more than the present price. 409 stale when it is answered or too late, slot_taken with a BookingPreview as data when the time has gone.
 * @summary Answer a venue that closes the court of a booking
 */
export const answerClosure = (
    bookingId: Id,
    answerClosureBody: AnswerClosureBody,
 ) => {


      return callAnswerClosure<AnswerClosureData>(
      {url: `/booking/${encodeURIComponent(String(bookingId))}/closure-answer`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: answerClosureBody
    },
      );
    }




export const getAnswerClosureMutationKey = () => ['answerClosure'] as const;

export const getAnswerClosureMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerClosure>>, TError,AnswerClosureMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof answerClosure>>, TError,AnswerClosureMutationVariables, TContext> => {

const mutationKey = getAnswerClosureMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerClosure>>, AnswerClosureMutationVariables> = (props) => {
          const {bookingId,data} = props ?? {};

          return  answerClosure(bookingId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerClosureMutationResult = NonNullable<Awaited<ReturnType<typeof answerClosure>>>
    export type AnswerClosureMutationBody = AnswerClosureBody
    export type AnswerClosureMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type AnswerClosureMutationVariables = {bookingId: Id;data: AnswerClosureBody}

    /**
 * @summary Answer a venue that closes the court of a booking
 */
export const useAnswerClosure = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerClosure>>, TError,AnswerClosureMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerClosure>>,
        TError,
        AnswerClosureMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerClosureMutationOptions(options), queryClient);
    }
