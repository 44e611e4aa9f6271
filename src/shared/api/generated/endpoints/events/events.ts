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
  AnswerEventBody,
  AnswerEventData,
  BalanceEventBody,
  BalanceEventData,
  CancelEventBody,
  CancelEventData,
  ConflictResponse,
  CreateEventBody,
  CreateEventData,
  CreateEventHeaders,
  ForbiddenResponse,
  GetEventData,
  GetEventShareTextData,
  GetEventShareTextParams,
  Id,
  InvalidResponse,
  InviteToEventBody,
  InviteToEventData,
  ListEventsData,
  ListEventsParams,
  ListParticipantsData,
  ListParticipantsParams,
  MakeEventGameBody,
  MakeEventGameData,
  NotFoundResponse,
  RemoveParticipantData,
  TooManyResponse,
  UnauthenticatedResponse,
  UpdateEventBody,
  UpdateEventData,
  UpdateParticipantBody,
  UpdateParticipantData
} from '../fushaAPI.schemas.ts';

import { callListEvents } from '../../calls/events.ts';
import type { ErrorType } from '../../calls/events.ts';
import { callCreateEvent } from '../../calls/events.ts';
import { callGetEvent } from '../../calls/events.ts';
import { callUpdateEvent } from '../../calls/events.ts';
import { callCancelEvent } from '../../calls/events.ts';
import { callAnswerEvent } from '../../calls/events.ts';
import { callInviteToEvent } from '../../calls/events.ts';
import { callListParticipants } from '../../calls/events.ts';
import { callUpdateParticipant } from '../../calls/events.ts';
import { callRemoveParticipant } from '../../calls/events.ts';
import { callMakeEventGame } from '../../calls/events.ts';
import { callBalanceEvent } from '../../calls/events.ts';
import { callGetEventShareText } from '../../calls/events.ts';




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
 * Events the reader may know of: public ones; those of a community for its members; those somebody is invited to or takes part in. Cancelled ones are listed with mine only.
 * @summary Find events
 */
export const listEvents = (
    params?: ListEventsParams,
 ) => {


      return callListEvents<ListEventsData>(
      {url: `/events`, method: 'GET',
        params
    },
      );
    }




export const getListEventsQueryKey = (params?: ListEventsParams,) => {
    return [
    `/events`, ...(params ? [params] : [])
    ] as const;
    }


export const getListEventsQueryOptions = <TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(params?: ListEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEvents>>> = () => listEvents(params, );





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listEvents>>>
export type ListEventsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>


export function useListEvents<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params: undefined |  ListEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEvents>>,
          TError,
          Awaited<ReturnType<typeof listEvents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEvents<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEvents>>,
          TError,
          Awaited<ReturnType<typeof listEvents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEvents<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find events
 */

export function useListEvents<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In the name of the user, of a community or a team they help to run (base module), or of their organization (organization module). Its maker is the host. Members of its community are told. 409 booking_in_use. A hundred a day (429); a weekly event counts once.
 * @summary Make an event
 */
export const createEvent = (
    createEventBody: CreateEventBody,
    headers?: CreateEventHeaders,
 ) => {


      return callCreateEvent<CreateEventData>(
      {url: `/events`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: createEventBody
    },
      );
    }




export const getCreateEventMutationKey = () => ['createEvent'] as const;

export const getCreateEventMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEvent>>, TError,CreateEventMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createEvent>>, TError,CreateEventMutationVariables, TContext> => {

const mutationKey = getCreateEventMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createEvent>>, CreateEventMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createEvent(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateEventMutationResult = NonNullable<Awaited<ReturnType<typeof createEvent>>>
    export type CreateEventMutationBody = CreateEventBody
    export type CreateEventMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | InvalidResponse | TooManyResponse>
    export type CreateEventMutationVariables = {data: CreateEventBody;headers?: CreateEventHeaders}

    /**
 * @summary Make an event
 */
export const useCreateEvent = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEvent>>, TError,CreateEventMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createEvent>>,
        TError,
        CreateEventMutationVariables,
        TContext
      > => {
      return useMutation(getCreateEventMutationOptions(options), queryClient);
    }
    /**
 * 404 for who may not know of it.
 * @summary One event
 */
export const getEvent = (
    eventId: Id,
 ) => {


      return callGetEvent<GetEventData>(
      {url: `/event/${encodeURIComponent(String(eventId))}`, method: 'GET'
    },
      );
    }




export const getGetEventQueryKey = (eventId: Id,) => {
    return [
    `/event/${eventId}`
    ] as const;
    }


export const getGetEventQueryOptions = <TData = Awaited<ReturnType<typeof getEvent>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(eventId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEventQueryKey(eventId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEvent>>> = () => getEvent(eventId, );





   return  { queryKey, queryFn, enabled: eventId !== null && eventId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEventQueryResult = NonNullable<Awaited<ReturnType<typeof getEvent>>>
export type GetEventQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetEvent<TData = Awaited<ReturnType<typeof getEvent>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 eventId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEvent>>,
          TError,
          Awaited<ReturnType<typeof getEvent>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEvent<TData = Awaited<ReturnType<typeof getEvent>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 eventId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEvent>>,
          TError,
          Awaited<ReturnType<typeof getEvent>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEvent<TData = Awaited<ReturnType<typeof getEvent>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 eventId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One event
 */

export function useGetEvent<TData = Awaited<ReturnType<typeof getEvent>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 eventId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEventQueryOptions(eventId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By its host and whoever runs its owner. Seats that become free go to the waiting list at once. 409 event_over; booking_in_use; event_full when the capacity is below the heads that are going.
 * @summary Change an event
 */
export const updateEvent = (
    eventId: Id,
    updateEventBody: UpdateEventBody,
 ) => {


      return callUpdateEvent<UpdateEventData>(
      {url: `/event/${encodeURIComponent(String(eventId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateEventBody
    },
      );
    }




export const getUpdateEventMutationKey = () => ['updateEvent'] as const;

export const getUpdateEventMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEvent>>, TError,UpdateEventMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateEvent>>, TError,UpdateEventMutationVariables, TContext> => {

const mutationKey = getUpdateEventMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateEvent>>, UpdateEventMutationVariables> = (props) => {
          const {eventId,data} = props ?? {};

          return  updateEvent(eventId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateEventMutationResult = NonNullable<Awaited<ReturnType<typeof updateEvent>>>
    export type UpdateEventMutationBody = UpdateEventBody
    export type UpdateEventMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type UpdateEventMutationVariables = {eventId: Id;data: UpdateEventBody}

    /**
 * @summary Change an event
 */
export const useUpdateEvent = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEvent>>, TError,UpdateEventMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateEvent>>,
        TError,
        UpdateEventMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateEventMutationOptions(options), queryClient);
    }
    /**
 * By its host and whoever runs its owner, before its end. Everybody who is invited, going, maybe coming or waiting is told. 409 event_over, cancel_window_closed.
 * @summary Cancel an event
 */
export const cancelEvent = (
    eventId: Id,
    cancelEventBody: CancelEventBody,
 ) => {


      return callCancelEvent<CancelEventData>(
      {url: `/event/${encodeURIComponent(String(eventId))}/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cancelEventBody
    },
      );
    }




export const getCancelEventMutationKey = () => ['cancelEvent'] as const;

export const getCancelEventMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelEvent>>, TError,CancelEventMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelEvent>>, TError,CancelEventMutationVariables, TContext> => {

const mutationKey = getCancelEventMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelEvent>>, CancelEventMutationVariables> = (props) => {
          const {eventId,data} = props ?? {};

          return  cancelEvent(eventId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelEventMutationResult = NonNullable<Awaited<ReturnType<typeof cancelEvent>>>
    export type CancelEventMutationBody = CancelEventBody
    export type CancelEventMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type CancelEventMutationVariables = {eventId: Id;data: CancelEventBody}

    /**
 * @summary Cancel an event
 */
export const useCancelEvent = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelEvent>>, TError,CancelEventMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelEvent>>,
        TError,
        CancelEventMutationVariables,
        TContext
      > => {
      return useMutation(getCancelEventMutationOptions(options), queryClient);
    }
    /**
 * Going takes a seat, or the last place of the waiting list when there are not enough seats for the user and their guests; with join_policy approval and without an invitation it is a request. Leaving gives the seats to the waiting list, strictly by arrival. 409 answer_closed after rsvp_until, event_full when guests are added and no seat is left, event_over; 403 removed. The host may give up their seat and stays the host.
 * @summary Answer going, maybe or not going
 */
export const answerEvent = (
    eventId: Id,
    answerEventBody: AnswerEventBody,
 ) => {


      return callAnswerEvent<AnswerEventData>(
      {url: `/event/${encodeURIComponent(String(eventId))}/rsvp`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: answerEventBody
    },
      );
    }




export const getAnswerEventMutationKey = () => ['answerEvent'] as const;

export const getAnswerEventMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerEvent>>, TError,AnswerEventMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof answerEvent>>, TError,AnswerEventMutationVariables, TContext> => {

const mutationKey = getAnswerEventMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerEvent>>, AnswerEventMutationVariables> = (props) => {
          const {eventId,data} = props ?? {};

          return  answerEvent(eventId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerEventMutationResult = NonNullable<Awaited<ReturnType<typeof answerEvent>>>
    export type AnswerEventMutationBody = AnswerEventBody
    export type AnswerEventMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type AnswerEventMutationVariables = {eventId: Id;data: AnswerEventBody}

    /**
 * @summary Answer going, maybe or not going
 */
export const useAnswerEvent = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerEvent>>, TError,AnswerEventMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerEvent>>,
        TError,
        AnswerEventMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerEventMutationOptions(options), queryClient);
    }
    /**
 * By its host and whoever runs its owner; by everybody who is going, users only, when the event is public and open. An open request is approved by it. Each gets EventInvitationNotification. 429 after telling people 60 times in an hour.
 * @summary Invite players, a team, or a community
 */
export const inviteToEvent = (
    eventId: Id,
    inviteToEventBody: InviteToEventBody,
 ) => {


      return callInviteToEvent<InviteToEventData>(
      {url: `/event/${encodeURIComponent(String(eventId))}/invite`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: inviteToEventBody
    },
      );
    }




export const getInviteToEventMutationKey = () => ['inviteToEvent'] as const;

export const getInviteToEventMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteToEvent>>, TError,InviteToEventMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof inviteToEvent>>, TError,InviteToEventMutationVariables, TContext> => {

const mutationKey = getInviteToEventMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteToEvent>>, InviteToEventMutationVariables> = (props) => {
          const {eventId,data} = props ?? {};

          return  inviteToEvent(eventId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InviteToEventMutationResult = NonNullable<Awaited<ReturnType<typeof inviteToEvent>>>
    export type InviteToEventMutationBody = InviteToEventBody
    export type InviteToEventMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyResponse>
    export type InviteToEventMutationVariables = {eventId: Id;data: InviteToEventBody}

    /**
 * @summary Invite players, a team, or a community
 */
export const useInviteToEvent = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteToEvent>>, TError,InviteToEventMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteToEvent>>,
        TError,
        InviteToEventMutationVariables,
        TContext
      > => {
      return useMutation(getInviteToEventMutationOptions(options), queryClient);
    }
    /**
 * Going, maybe and waitlisted for whoever may read the event and is signed in; the others for who manages it (403).
 * @summary The people of an event
 */
export const listParticipants = (
    eventId: Id,
    params?: ListParticipantsParams,
 ) => {


      return callListParticipants<ListParticipantsData>(
      {url: `/event/${encodeURIComponent(String(eventId))}/participants`, method: 'GET',
        params
    },
      );
    }




export const getListParticipantsQueryKey = (eventId: Id,
    params?: ListParticipantsParams,) => {
    return [
    `/event/${eventId}/participants`, ...(params ? [params] : [])
    ] as const;
    }


export const getListParticipantsQueryOptions = <TData = Awaited<ReturnType<typeof listParticipants>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(eventId: Id,
    params?: ListParticipantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListParticipantsQueryKey(eventId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listParticipants>>> = () => listParticipants(eventId,params, );





   return  { queryKey, queryFn, enabled: eventId !== null && eventId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListParticipantsQueryResult = NonNullable<Awaited<ReturnType<typeof listParticipants>>>
export type ListParticipantsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListParticipants<TData = Awaited<ReturnType<typeof listParticipants>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 eventId: Id,
    params: undefined |  ListParticipantsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listParticipants>>,
          TError,
          Awaited<ReturnType<typeof listParticipants>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListParticipants<TData = Awaited<ReturnType<typeof listParticipants>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 eventId: Id,
    params?: ListParticipantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listParticipants>>,
          TError,
          Awaited<ReturnType<typeof listParticipants>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListParticipants<TData = Awaited<ReturnType<typeof listParticipants>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 eventId: Id,
    params?: ListParticipantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The people of an event
 */

export function useListParticipants<TData = Awaited<ReturnType<typeof listParticipants>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 eventId: Id,
    params?: ListParticipantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListParticipantsQueryOptions(eventId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By who manages the event. 409 answer_closed for a request after the start, not_started for a check-in before it, not_going for all but a decision about somebody who is not going, or has_paid of somebody who owes.
 * @summary Decide a request; money, check-in, rating, position and side
 */
export const updateParticipant = (
    eventId: Id,
    participantId: Id,
    updateParticipantBody: UpdateParticipantBody,
 ) => {


      return callUpdateParticipant<UpdateParticipantData>(
      {url: `/event/${encodeURIComponent(String(eventId))}/participant/${encodeURIComponent(String(participantId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateParticipantBody
    },
      );
    }




export const getUpdateParticipantMutationKey = () => ['updateParticipant'] as const;

export const getUpdateParticipantMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateParticipant>>, TError,UpdateParticipantMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateParticipant>>, TError,UpdateParticipantMutationVariables, TContext> => {

const mutationKey = getUpdateParticipantMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateParticipant>>, UpdateParticipantMutationVariables> = (props) => {
          const {eventId,participantId,data} = props ?? {};

          return  updateParticipant(eventId,participantId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateParticipantMutationResult = NonNullable<Awaited<ReturnType<typeof updateParticipant>>>
    export type UpdateParticipantMutationBody = UpdateParticipantBody
    export type UpdateParticipantMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type UpdateParticipantMutationVariables = {eventId: Id;participantId: Id;data: UpdateParticipantBody}

    /**
 * @summary Decide a request; money, check-in, rating, position and side
 */
export const useUpdateParticipant = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateParticipant>>, TError,UpdateParticipantMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateParticipant>>,
        TError,
        UpdateParticipantMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateParticipantMutationOptions(options), queryClient);
    }
    /**
 * By who manages it. They cannot come back unless they are invited again. 409 host_stays, event_over.
 * @summary Remove somebody from an event
 */
export const removeParticipant = (
    eventId: Id,
    participantId: Id,
 ) => {


      return callRemoveParticipant<RemoveParticipantData>(
      {url: `/event/${encodeURIComponent(String(eventId))}/participant/${encodeURIComponent(String(participantId))}`, method: 'DELETE'
    },
      );
    }




export const getRemoveParticipantMutationKey = () => ['removeParticipant'] as const;

export const getRemoveParticipantMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeParticipant>>, TError,RemoveParticipantMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeParticipant>>, TError,RemoveParticipantMutationVariables, TContext> => {

const mutationKey = getRemoveParticipantMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeParticipant>>, RemoveParticipantMutationVariables> = (props) => {
          const {eventId,participantId} = props ?? {};

          return  removeParticipant(eventId,participantId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveParticipantMutationResult = NonNullable<Awaited<ReturnType<typeof removeParticipant>>>

    export type RemoveParticipantMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type RemoveParticipantMutationVariables = {eventId: Id;participantId: Id}

    /**
 * @summary Remove somebody from an event
 */
export const useRemoveParticipant = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeParticipant>>, TError,RemoveParticipantMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeParticipant>>,
        TError,
        RemoveParticipantMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveParticipantMutationOptions(options), queryClient);
    }
    /**
 * By who manages the event, once: the same game afterwards. 409 event_over when it was cancelled.
 * @summary Begin the game of an event
 */
export const makeEventGame = (
    eventId: Id,
    makeEventGameBody: MakeEventGameBody,
 ) => {


      return callMakeEventGame<MakeEventGameData>(
      {url: `/event/${encodeURIComponent(String(eventId))}/game`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: makeEventGameBody
    },
      );
    }




export const getMakeEventGameMutationKey = () => ['makeEventGame'] as const;

export const getMakeEventGameMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof makeEventGame>>, TError,MakeEventGameMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof makeEventGame>>, TError,MakeEventGameMutationVariables, TContext> => {

const mutationKey = getMakeEventGameMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof makeEventGame>>, MakeEventGameMutationVariables> = (props) => {
          const {eventId,data} = props ?? {};

          return  makeEventGame(eventId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MakeEventGameMutationResult = NonNullable<Awaited<ReturnType<typeof makeEventGame>>>
    export type MakeEventGameMutationBody = MakeEventGameBody
    export type MakeEventGameMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type MakeEventGameMutationVariables = {eventId: Id;data: MakeEventGameBody}

    /**
 * @summary Begin the game of an event
 */
export const useMakeEventGame = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof makeEventGame>>, TError,MakeEventGameMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof makeEventGame>>,
        TError,
        MakeEventGameMutationVariables,
        TContext
      > => {
      return useMutation(getMakeEventGameMutationOptions(options), queryClient);
    }
    /**
 * By who manages the event. Begins its game if there is none. Heads are spread as evenly as parties allow, goalkeepers apart, then ratings (3 where none is set, guests 3) as close as can be. 409 event_over, game_over with a result, too_few below two parties.
 * @summary Fair sides
 */
export const balanceEvent = (
    eventId: Id,
    balanceEventBody: BalanceEventBody,
 ) => {


      return callBalanceEvent<BalanceEventData>(
      {url: `/event/${encodeURIComponent(String(eventId))}/teams/balance`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: balanceEventBody
    },
      );
    }




export const getBalanceEventMutationKey = () => ['balanceEvent'] as const;

export const getBalanceEventMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof balanceEvent>>, TError,BalanceEventMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof balanceEvent>>, TError,BalanceEventMutationVariables, TContext> => {

const mutationKey = getBalanceEventMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof balanceEvent>>, BalanceEventMutationVariables> = (props) => {
          const {eventId,data} = props ?? {};

          return  balanceEvent(eventId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BalanceEventMutationResult = NonNullable<Awaited<ReturnType<typeof balanceEvent>>>
    export type BalanceEventMutationBody = BalanceEventBody
    export type BalanceEventMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type BalanceEventMutationVariables = {eventId: Id;data: BalanceEventBody}

    /**
 * @summary Fair sides
 */
export const useBalanceEvent = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof balanceEvent>>, TError,BalanceEventMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof balanceEvent>>,
        TError,
        BalanceEventMutationVariables,
        TContext
      > => {
      return useMutation(getBalanceEventMutationOptions(options), queryClient);
    }
    /**
 * Design §18. With sides once there are.
 * @summary The text to share an event with
 */
export const getEventShareText = (
    eventId: Id,
    params?: GetEventShareTextParams,
 ) => {


      return callGetEventShareText<GetEventShareTextData>(
      {url: `/event/${encodeURIComponent(String(eventId))}/share-text`, method: 'GET',
        params
    },
      );
    }




export const getGetEventShareTextQueryKey = (eventId: Id,
    params?: GetEventShareTextParams,) => {
    return [
    `/event/${eventId}/share-text`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetEventShareTextQueryOptions = <TData = Awaited<ReturnType<typeof getEventShareText>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(eventId: Id,
    params?: GetEventShareTextParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventShareText>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEventShareTextQueryKey(eventId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEventShareText>>> = () => getEventShareText(eventId,params, );





   return  { queryKey, queryFn, enabled: eventId !== null && eventId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEventShareText>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEventShareTextQueryResult = NonNullable<Awaited<ReturnType<typeof getEventShareText>>>
export type GetEventShareTextQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetEventShareText<TData = Awaited<ReturnType<typeof getEventShareText>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 eventId: Id,
    params: undefined |  GetEventShareTextParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventShareText>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEventShareText>>,
          TError,
          Awaited<ReturnType<typeof getEventShareText>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEventShareText<TData = Awaited<ReturnType<typeof getEventShareText>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 eventId: Id,
    params?: GetEventShareTextParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventShareText>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEventShareText>>,
          TError,
          Awaited<ReturnType<typeof getEventShareText>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEventShareText<TData = Awaited<ReturnType<typeof getEventShareText>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 eventId: Id,
    params?: GetEventShareTextParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventShareText>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The text to share an event with
 */

export function useGetEventShareText<TData = Awaited<ReturnType<typeof getEventShareText>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 eventId: Id,
    params?: GetEventShareTextParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventShareText>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEventShareTextQueryOptions(eventId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






