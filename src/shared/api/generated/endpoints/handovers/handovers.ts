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
  AcceptHandoverData,
  AnswerHandoverBody,
  CancelHandoverData,
  ConflictResponse,
  DeclineHandoverData,
  ForbiddenResponse,
  Id,
  InvalidResponse,
  ListHandoversData,
  NotFoundResponse,
  OfferHandoverBody,
  OfferHandoverData,
  TooManyResponse,
  UnauthenticatedResponse
} from '../fushaAPI.schemas.ts';

import { callListHandovers } from '../../calls/handovers.ts';
import type { ErrorType } from '../../calls/handovers.ts';
import { callOfferHandover } from '../../calls/handovers.ts';
import { callCancelHandover } from '../../calls/handovers.ts';
import { callAcceptHandover } from '../../calls/handovers.ts';
import { callDeclineHandover } from '../../calls/handovers.ts';




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
 * Open offers only, soonest first; the handover of each booking says from whom and until when.
 * @summary Bookings that others offer to the user
 */
export const listHandovers = (

 ) => {


      return callListHandovers<ListHandoversData>(
      {url: `/handovers`, method: 'GET'
    },
      );
    }




export const getListHandoversQueryKey = () => {
    return [
    `/handovers`
    ] as const;
    }


export const getListHandoversQueryOptions = <TData = Awaited<ReturnType<typeof listHandovers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHandovers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHandoversQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHandovers>>> = () => listHandovers();





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHandovers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHandoversQueryResult = NonNullable<Awaited<ReturnType<typeof listHandovers>>>
export type ListHandoversQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>


export function useListHandovers<TData = Awaited<ReturnType<typeof listHandovers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHandovers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHandovers>>,
          TError,
          Awaited<ReturnType<typeof listHandovers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHandovers<TData = Awaited<ReturnType<typeof listHandovers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHandovers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHandovers>>,
          TError,
          Awaited<ReturnType<typeof listHandovers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHandovers<TData = Awaited<ReturnType<typeof listHandovers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHandovers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Bookings that others offer to the user
 */

export function useListHandovers<TData = Awaited<ReturnType<typeof listHandovers>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHandovers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHandoversQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By whoever booked it, while it is confirmed and has not started; also after its cancel deadline. One offer at a time. 409 booking_past, or stale when it is offered already, waits for an answer about a closed court, or is not confirmed; 422 on user_id for oneself or nobody.
 * @summary Offer a booking to another user
 */
export const offerHandover = (
    bookingId: Id,
    offerHandoverBody: OfferHandoverBody,
 ) => {


      return callOfferHandover<OfferHandoverData>(
      {url: `/booking/${encodeURIComponent(String(bookingId))}/handover`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: offerHandoverBody
    },
      );
    }




export const getOfferHandoverMutationKey = () => ['offerHandover'] as const;

export const getOfferHandoverMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof offerHandover>>, TError,OfferHandoverMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof offerHandover>>, TError,OfferHandoverMutationVariables, TContext> => {

const mutationKey = getOfferHandoverMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof offerHandover>>, OfferHandoverMutationVariables> = (props) => {
          const {bookingId,data} = props ?? {};

          return  offerHandover(bookingId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OfferHandoverMutationResult = NonNullable<Awaited<ReturnType<typeof offerHandover>>>
    export type OfferHandoverMutationBody = OfferHandoverBody
    export type OfferHandoverMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyResponse>
    export type OfferHandoverMutationVariables = {bookingId: Id;data: OfferHandoverBody}

    /**
 * @summary Offer a booking to another user
 */
export const useOfferHandover = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof offerHandover>>, TError,OfferHandoverMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof offerHandover>>,
        TError,
        OfferHandoverMutationVariables,
        TContext
      > => {
      return useMutation(getOfferHandoverMutationOptions(options), queryClient);
    }
    /**
 * By the giver. 409 stale when it is answered or has expired.
 * @summary Take back an offer
 */
export const cancelHandover = (
    bookingId: Id,
 ) => {


      return callCancelHandover<CancelHandoverData>(
      {url: `/booking/${encodeURIComponent(String(bookingId))}/handover`, method: 'DELETE'
    },
      );
    }




export const getCancelHandoverMutationKey = () => ['cancelHandover'] as const;

export const getCancelHandoverMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelHandover>>, TError,CancelHandoverMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelHandover>>, TError,CancelHandoverMutationVariables, TContext> => {

const mutationKey = getCancelHandoverMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelHandover>>, CancelHandoverMutationVariables> = (props) => {
          const {bookingId} = props ?? {};

          return  cancelHandover(bookingId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelHandoverMutationResult = NonNullable<Awaited<ReturnType<typeof cancelHandover>>>

    export type CancelHandoverMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type CancelHandoverMutationVariables = {bookingId: Id}

    /**
 * @summary Take back an offer
 */
export const useCancelHandover = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelHandover>>, TError,CancelHandoverMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelHandover>>,
        TError,
        CancelHandoverMutationVariables,
        TContext
      > => {
      return useMutation(getCancelHandoverMutationOptions(options), queryClient);
    }
    /**
 * By the user it is offered to. It becomes theirs with the same time, price and cancel deadline; a session of a weekly booking leaves its series. 422 limit_reached when they have as many bookings at the venue as they may; 409 stale when the offer is open no more.
 * @summary Accept an offered booking
 */
export const acceptHandover = (
    bookingId: Id,
    answerHandoverBody: AnswerHandoverBody,
 ) => {


      return callAcceptHandover<AcceptHandoverData>(
      {url: `/booking/${encodeURIComponent(String(bookingId))}/handover/accept`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: answerHandoverBody
    },
      );
    }




export const getAcceptHandoverMutationKey = () => ['acceptHandover'] as const;

export const getAcceptHandoverMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptHandover>>, TError,AcceptHandoverMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof acceptHandover>>, TError,AcceptHandoverMutationVariables, TContext> => {

const mutationKey = getAcceptHandoverMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptHandover>>, AcceptHandoverMutationVariables> = (props) => {
          const {bookingId,data} = props ?? {};

          return  acceptHandover(bookingId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptHandoverMutationResult = NonNullable<Awaited<ReturnType<typeof acceptHandover>>>
    export type AcceptHandoverMutationBody = AnswerHandoverBody
    export type AcceptHandoverMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type AcceptHandoverMutationVariables = {bookingId: Id;data: AnswerHandoverBody}

    /**
 * @summary Accept an offered booking
 */
export const useAcceptHandover = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptHandover>>, TError,AcceptHandoverMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptHandover>>,
        TError,
        AcceptHandoverMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptHandoverMutationOptions(options), queryClient);
    }
    /**
 * By the user it is offered to. 409 stale when the offer is open no more.
 * @summary Decline an offered booking
 */
export const declineHandover = (
    bookingId: Id,
    answerHandoverBody: AnswerHandoverBody,
 ) => {


      return callDeclineHandover<DeclineHandoverData>(
      {url: `/booking/${encodeURIComponent(String(bookingId))}/handover/decline`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: answerHandoverBody
    },
      );
    }




export const getDeclineHandoverMutationKey = () => ['declineHandover'] as const;

export const getDeclineHandoverMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineHandover>>, TError,DeclineHandoverMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof declineHandover>>, TError,DeclineHandoverMutationVariables, TContext> => {

const mutationKey = getDeclineHandoverMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineHandover>>, DeclineHandoverMutationVariables> = (props) => {
          const {bookingId,data} = props ?? {};

          return  declineHandover(bookingId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeclineHandoverMutationResult = NonNullable<Awaited<ReturnType<typeof declineHandover>>>
    export type DeclineHandoverMutationBody = AnswerHandoverBody
    export type DeclineHandoverMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type DeclineHandoverMutationVariables = {bookingId: Id;data: AnswerHandoverBody}

    /**
 * @summary Decline an offered booking
 */
export const useDeclineHandover = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineHandover>>, TError,DeclineHandoverMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineHandover>>,
        TError,
        DeclineHandoverMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineHandoverMutationOptions(options), queryClient);
    }
