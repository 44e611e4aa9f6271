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
  GetUserStatusData,
  Id,
  InvalidResponse,
  JoinRoomBody,
  JoinRoomData,
  LeaveRoomBody,
  LeaveRoomData,
  NotFoundResponse,
  SendRealtimeEventBody,
  SendRealtimeEventData,
  SetOfflineBody,
  SetOfflineData,
  SetOnlineBody,
  SetOnlineData,
  TooManyResponse,
  UnauthenticatedResponse
} from '../fushaAPI.schemas.ts';

import { callSetOnline } from '../../calls/realtime.ts';
import type { ErrorType } from '../../calls/realtime.ts';
import { callSetOffline } from '../../calls/realtime.ts';
import { callGetUserStatus } from '../../calls/realtime.ts';
import { callSendRealtimeEvent } from '../../calls/realtime.ts';
import { callJoinRoom } from '../../calls/realtime.ts';
import { callLeaveRoom } from '../../calls/realtime.ts';




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
 * @summary Mark this connection of the user as online
 */
export const setOnline = (
    setOnlineBody: SetOnlineBody,
 ) => {


      return callSetOnline<SetOnlineData>(
      {url: `/realtime/online`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: setOnlineBody
    },
      );
    }




export const getSetOnlineMutationKey = () => ['setOnline'] as const;

export const getSetOnlineMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setOnline>>, TError,SetOnlineMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setOnline>>, TError,SetOnlineMutationVariables, TContext> => {

const mutationKey = getSetOnlineMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setOnline>>, SetOnlineMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setOnline(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetOnlineMutationResult = NonNullable<Awaited<ReturnType<typeof setOnline>>>
    export type SetOnlineMutationBody = SetOnlineBody
    export type SetOnlineMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>
    export type SetOnlineMutationVariables = {data: SetOnlineBody}

    /**
 * @summary Mark this connection of the user as online
 */
export const useSetOnline = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setOnline>>, TError,SetOnlineMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setOnline>>,
        TError,
        SetOnlineMutationVariables,
        TContext
      > => {
      return useMutation(getSetOnlineMutationOptions(options), queryClient);
    }
    /**
 * The user stays online while another connection is online.
 * @summary Mark this connection of the user as offline
 */
export const setOffline = (
    setOfflineBody: SetOfflineBody,
 ) => {


      return callSetOffline<SetOfflineData>(
      {url: `/realtime/offline`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: setOfflineBody
    },
      );
    }




export const getSetOfflineMutationKey = () => ['setOffline'] as const;

export const getSetOfflineMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setOffline>>, TError,SetOfflineMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setOffline>>, TError,SetOfflineMutationVariables, TContext> => {

const mutationKey = getSetOfflineMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setOffline>>, SetOfflineMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setOffline(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetOfflineMutationResult = NonNullable<Awaited<ReturnType<typeof setOffline>>>
    export type SetOfflineMutationBody = SetOfflineBody
    export type SetOfflineMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>
    export type SetOfflineMutationVariables = {data: SetOfflineBody}

    /**
 * @summary Mark this connection of the user as offline
 */
export const useSetOffline = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setOffline>>, TError,SetOfflineMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setOffline>>,
        TError,
        SetOfflineMutationVariables,
        TContext
      > => {
      return useMutation(getSetOfflineMutationOptions(options), queryClient);
    }
    /**
 * Online only when the presence record is at most five minutes old.
 * @summary Whether another user is online
 */
export const getUserStatus = (
    userId: Id,
 ) => {


      return callGetUserStatus<GetUserStatusData>(
      {url: `/realtime/status/${encodeURIComponent(String(userId))}`, method: 'GET'
    },
      );
    }




export const getGetUserStatusQueryKey = (userId: Id,) => {
    return [
    `/realtime/status/${userId}`
    ] as const;
    }


export const getGetUserStatusQueryOptions = <TData = Awaited<ReturnType<typeof getUserStatus>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(userId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserStatus>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserStatusQueryKey(userId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserStatus>>> = () => getUserStatus(userId, );





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getUserStatus>>>
export type GetUserStatusQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetUserStatus<TData = Awaited<ReturnType<typeof getUserStatus>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 userId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserStatus>>,
          TError,
          Awaited<ReturnType<typeof getUserStatus>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserStatus<TData = Awaited<ReturnType<typeof getUserStatus>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 userId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserStatus>>,
          TError,
          Awaited<ReturnType<typeof getUserStatus>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserStatus<TData = Awaited<ReturnType<typeof getUserStatus>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 userId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether another user is online
 */

export function useGetUserStatus<TData = Awaited<ReturnType<typeof getUserStatus>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 userId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserStatusQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Only to users related to the sender, depending on the event's type; at most 30 calls a minute. The event's data come from the server's records.
 * @summary Send an event to users
 */
export const sendRealtimeEvent = (
    sendRealtimeEventBody: SendRealtimeEventBody,
 ) => {


      return callSendRealtimeEvent<SendRealtimeEventData>(
      {url: `/realtime/send-event`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sendRealtimeEventBody
    },
      );
    }




export const getSendRealtimeEventMutationKey = () => ['sendRealtimeEvent'] as const;

export const getSendRealtimeEventMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendRealtimeEvent>>, TError,SendRealtimeEventMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendRealtimeEvent>>, TError,SendRealtimeEventMutationVariables, TContext> => {

const mutationKey = getSendRealtimeEventMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendRealtimeEvent>>, SendRealtimeEventMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendRealtimeEvent(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendRealtimeEventMutationResult = NonNullable<Awaited<ReturnType<typeof sendRealtimeEvent>>>
    export type SendRealtimeEventMutationBody = SendRealtimeEventBody
    export type SendRealtimeEventMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyResponse>
    export type SendRealtimeEventMutationVariables = {data: SendRealtimeEventBody}

    /**
 * @summary Send an event to users
 */
export const useSendRealtimeEvent = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendRealtimeEvent>>, TError,SendRealtimeEventMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendRealtimeEvent>>,
        TError,
        SendRealtimeEventMutationVariables,
        TContext
      > => {
      return useMutation(getSendRealtimeEventMutationOptions(options), queryClient);
    }
    /**
 * @summary Join a room of live activity
 */
export const joinRoom = (
    joinRoomBody: JoinRoomBody,
 ) => {


      return callJoinRoom<JoinRoomData>(
      {url: `/realtime/join-room`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: joinRoomBody
    },
      );
    }




export const getJoinRoomMutationKey = () => ['joinRoom'] as const;

export const getJoinRoomMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinRoom>>, TError,JoinRoomMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof joinRoom>>, TError,JoinRoomMutationVariables, TContext> => {

const mutationKey = getJoinRoomMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof joinRoom>>, JoinRoomMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  joinRoom(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type JoinRoomMutationResult = NonNullable<Awaited<ReturnType<typeof joinRoom>>>
    export type JoinRoomMutationBody = JoinRoomBody
    export type JoinRoomMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type JoinRoomMutationVariables = {data: JoinRoomBody}

    /**
 * @summary Join a room of live activity
 */
export const useJoinRoom = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinRoom>>, TError,JoinRoomMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof joinRoom>>,
        TError,
        JoinRoomMutationVariables,
        TContext
      > => {
      return useMutation(getJoinRoomMutationOptions(options), queryClient);
    }
    /**
 * Succeeds also when the user is not in the room.
 * @summary Leave a room of live activity
 */
export const leaveRoom = (
    leaveRoomBody: LeaveRoomBody,
 ) => {


      return callLeaveRoom<LeaveRoomData>(
      {url: `/realtime/leave-room`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: leaveRoomBody
    },
      );
    }




export const getLeaveRoomMutationKey = () => ['leaveRoom'] as const;

export const getLeaveRoomMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveRoom>>, TError,LeaveRoomMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof leaveRoom>>, TError,LeaveRoomMutationVariables, TContext> => {

const mutationKey = getLeaveRoomMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof leaveRoom>>, LeaveRoomMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  leaveRoom(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LeaveRoomMutationResult = NonNullable<Awaited<ReturnType<typeof leaveRoom>>>
    export type LeaveRoomMutationBody = LeaveRoomBody
    export type LeaveRoomMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>
    export type LeaveRoomMutationVariables = {data: LeaveRoomBody}

    /**
 * @summary Leave a room of live activity
 */
export const useLeaveRoom = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveRoom>>, TError,LeaveRoomMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof leaveRoom>>,
        TError,
        LeaveRoomMutationVariables,
        TContext
      > => {
      return useMutation(getLeaveRoomMutationOptions(options), queryClient);
    }
