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
  AnswerAppointmentBody,
  AnswerAppointmentData,
  AppointOfficialBody,
  AppointOfficialData,
  ClaimTrackingBody,
  ClaimTrackingData,
  CompleteGameEventBody,
  CompleteGameEventData,
  ConfirmResultBody,
  ConfirmResultData,
  ConflictResponse,
  DeclareWalkoverData,
  DisputeResultBody,
  DisputeResultData,
  EnterResultBody,
  EnterResultData,
  FollowGameBody,
  FollowGameData,
  ForbiddenResponse,
  GameSideKey,
  GetGameData,
  Id,
  InvalidResponse,
  ListGamesData,
  ListGamesParams,
  NotFoundResponse,
  ReleaseTrackingBody,
  ReleaseTrackingData,
  RemoveOfficialData,
  ReopenResultBody,
  ReopenResultData,
  SendGameEventsBody,
  SendGameEventsData,
  SetLineupBody,
  SetLineupData,
  UnauthenticatedResponse,
  UnfollowGameData,
  VoidGameEventData,
  VoidGameEventParams,
  WalkoverBody
} from '../fushaAPI.schemas.ts';

import { callListGames } from '../../calls/games.ts';
import type { ErrorType } from '../../calls/games.ts';
import { callGetGame } from '../../calls/games.ts';
import { callEnterResult } from '../../calls/games.ts';
import { callConfirmResult } from '../../calls/games.ts';
import { callDisputeResult } from '../../calls/games.ts';
import { callDeclareWalkover } from '../../calls/games.ts';
import { callReopenResult } from '../../calls/games.ts';
import { callAppointOfficial } from '../../calls/games.ts';
import { callRemoveOfficial } from '../../calls/games.ts';
import { callAnswerAppointment } from '../../calls/games.ts';
import { callSetLineup } from '../../calls/games.ts';
import { callClaimTracking } from '../../calls/games.ts';
import { callReleaseTracking } from '../../calls/games.ts';
import { callSendGameEvents } from '../../calls/games.ts';
import { callVoidGameEvent } from '../../calls/games.ts';
import { callCompleteGameEvent } from '../../calls/games.ts';
import { callFollowGame } from '../../calls/games.ts';
import { callUnfollowGame } from '../../calls/games.ts';




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
 * Those they play in, of teams they belong to, those they are an official of, those of events they look after, and those of competitions they run in this module.
 * @summary Games of the user
 */
export const listGames = (
    params?: ListGamesParams,
 ) => {


      return callListGames<ListGamesData>(
      {url: `/games`, method: 'GET',
        params
    },
      );
    }




export const getListGamesQueryKey = (params?: ListGamesParams,) => {
    return [
    `/games`, ...(params ? [params] : [])
    ] as const;
    }


export const getListGamesQueryOptions = <TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGames>>> = () => listGames(params, );





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listGames>>>
export type ListGamesQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>


export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params: undefined |  ListGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Games of the user
 */

export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 404 for the game of an event the reader may not know of. Line-ups of an event are for the signed-in.
 * @summary One game
 */
export const getGame = (
    gameId: Id,
 ) => {


      return callGetGame<GetGameData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}`, method: 'GET'
    },
      );
    }




export const getGetGameQueryKey = (gameId: Id,) => {
    return [
    `/fixture/${gameId}`
    ] as const;
    }


export const getGetGameQueryOptions = <TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(gameId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGameQueryKey(gameId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGame>>> = () => getGame(gameId, );





   return  { queryKey, queryFn, enabled: gameId !== null && gameId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGameQueryResult = NonNullable<Awaited<ReturnType<typeof getGame>>>
export type GetGameQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 gameId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGame>>,
          TError,
          Awaited<ReturnType<typeof getGame>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 gameId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGame>>,
          TError,
          Awaited<ReturnType<typeof getGame>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 gameId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One game
 */

export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 gameId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGameQueryOptions(gameId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By who manages the game: of an event, or of a competition whoever runs it. By captains of the sides of an event, and where the score_entry of the competition is captains by captains, managers and admins of the teams. From its start on (without a date once the competition has begun and both teams are known); again until it is official. By whoever manages a disputed one it is official at once. The own side has confirmed with it, the other is asked. The winner of a bracket advances at once. 409 game_not_ready before the start, result_official, next_game_begun where another winner would change a game that has begun (it is named).
 * @summary Enter the result
 */
export const enterResult = (
    gameId: Id,
    enterResultBody: EnterResultBody,
 ) => {


      return callEnterResult<EnterResultData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/result`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: enterResultBody
    },
      );
    }




export const getEnterResultMutationKey = () => ['enterResult'] as const;

export const getEnterResultMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enterResult>>, TError,EnterResultMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof enterResult>>, TError,EnterResultMutationVariables, TContext> => {

const mutationKey = getEnterResultMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enterResult>>, EnterResultMutationVariables> = (props) => {
          const {gameId,data} = props ?? {};

          return  enterResult(gameId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnterResultMutationResult = NonNullable<Awaited<ReturnType<typeof enterResult>>>
    export type EnterResultMutationBody = EnterResultBody
    export type EnterResultMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type EnterResultMutationVariables = {gameId: Id;data: EnterResultBody}

    /**
 * @summary Enter the result
 */
export const useEnterResult = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enterResult>>, TError,EnterResultMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enterResult>>,
        TError,
        EnterResultMutationVariables,
        TContext
      > => {
      return useMutation(getEnterResultMutationOptions(options), queryClient);
    }
    /**
 * By a player of a side (of a team: its captain, manager or admin) that has not yet: official once both sides have. By who runs the competition, of a result that somebody else has entered: official at once. 409 result_settled when nothing waits.
 * @summary Stand by the result
 */
export const confirmResult = (
    gameId: Id,
    confirmResultBody: ConfirmResultBody,
 ) => {


      return callConfirmResult<ConfirmResultData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: confirmResultBody
    },
      );
    }




export const getConfirmResultMutationKey = () => ['confirmResult'] as const;

export const getConfirmResultMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmResult>>, TError,ConfirmResultMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmResult>>, TError,ConfirmResultMutationVariables, TContext> => {

const mutationKey = getConfirmResultMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmResult>>, ConfirmResultMutationVariables> = (props) => {
          const {gameId,data} = props ?? {};

          return  confirmResult(gameId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmResultMutationResult = NonNullable<Awaited<ReturnType<typeof confirmResult>>>
    export type ConfirmResultMutationBody = ConfirmResultBody
    export type ConfirmResultMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type ConfirmResultMutationVariables = {gameId: Id;data: ConfirmResultBody}

    /**
 * @summary Stand by the result
 */
export const useConfirmResult = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmResult>>, TError,ConfirmResultMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmResult>>,
        TError,
        ConfirmResultMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmResultMutationOptions(options), queryClient);
    }
    /**
 * By a player of a side (of a team: its captain, manager or admin) that has not confirmed it, until it is official. Who manages the game is told. 409 result_settled, stage_locked once the stage of a competition is over.
 * @summary Dispute the result
 */
export const disputeResult = (
    gameId: Id,
    disputeResultBody: DisputeResultBody,
 ) => {


      return callDisputeResult<DisputeResultData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/dispute`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: disputeResultBody
    },
      );
    }




export const getDisputeResultMutationKey = () => ['disputeResult'] as const;

export const getDisputeResultMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disputeResult>>, TError,DisputeResultMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof disputeResult>>, TError,DisputeResultMutationVariables, TContext> => {

const mutationKey = getDisputeResultMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disputeResult>>, DisputeResultMutationVariables> = (props) => {
          const {gameId,data} = props ?? {};

          return  disputeResult(gameId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisputeResultMutationResult = NonNullable<Awaited<ReturnType<typeof disputeResult>>>
    export type DisputeResultMutationBody = DisputeResultBody
    export type DisputeResultMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type DisputeResultMutationVariables = {gameId: Id;data: DisputeResultBody}

    /**
 * @summary Dispute the result
 */
export const useDisputeResult = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disputeResult>>, TError,DisputeResultMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disputeResult>>,
        TError,
        DisputeResultMutationVariables,
        TContext
      > => {
      return useMutation(getDisputeResultMutationOptions(options), queryClient);
    }
    /**
 * By who runs the competition, of a game whose teams are both known and whose result is not official. Official at once; the other side wins with the score of its sport, and advances. Both sides are told. 409 game_not_ready, result_official, next_game_begun.
 * @summary Decide a game without playing
 */
export const declareWalkover = (
    gameId: Id,
    walkoverBody: WalkoverBody,
 ) => {


      return callDeclareWalkover<DeclareWalkoverData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/walkover`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: walkoverBody
    },
      );
    }




export const getDeclareWalkoverMutationKey = () => ['declareWalkover'] as const;

export const getDeclareWalkoverMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declareWalkover>>, TError,DeclareWalkoverMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof declareWalkover>>, TError,DeclareWalkoverMutationVariables, TContext> => {

const mutationKey = getDeclareWalkoverMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declareWalkover>>, DeclareWalkoverMutationVariables> = (props) => {
          const {gameId,data} = props ?? {};

          return  declareWalkover(gameId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeclareWalkoverMutationResult = NonNullable<Awaited<ReturnType<typeof declareWalkover>>>
    export type DeclareWalkoverMutationBody = WalkoverBody
    export type DeclareWalkoverMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type DeclareWalkoverMutationVariables = {gameId: Id;data: WalkoverBody}

    /**
 * @summary Decide a game without playing
 */
export const useDeclareWalkover = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declareWalkover>>, TError,DeclareWalkoverMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declareWalkover>>,
        TError,
        DeclareWalkoverMutationVariables,
        TContext
      > => {
      return useMutation(getDeclareWalkoverMutationOptions(options), queryClient);
    }
    /**
 * By who runs the competition. The game is played, or entered, again; whoever has advanced leaves the next game. Both sides are told. 409 result_missing without one, stage_locked once its stage is over or where a rule has decided, next_game_begun when a game that follows from it has begun (it is named).
 * @summary Take back a result
 */
export const reopenResult = (
    gameId: Id,
    reopenResultBody: ReopenResultBody,
 ) => {


      return callReopenResult<ReopenResultData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/reopen`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reopenResultBody
    },
      );
    }




export const getReopenResultMutationKey = () => ['reopenResult'] as const;

export const getReopenResultMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reopenResult>>, TError,ReopenResultMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof reopenResult>>, TError,ReopenResultMutationVariables, TContext> => {

const mutationKey = getReopenResultMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reopenResult>>, ReopenResultMutationVariables> = (props) => {
          const {gameId,data} = props ?? {};

          return  reopenResult(gameId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReopenResultMutationResult = NonNullable<Awaited<ReturnType<typeof reopenResult>>>
    export type ReopenResultMutationBody = ReopenResultBody
    export type ReopenResultMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type ReopenResultMutationVariables = {gameId: Id;data: ReopenResultBody}

    /**
 * @summary Take back a result
 */
export const useReopenResult = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reopenResult>>, TError,ReopenResultMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reopenResult>>,
        TError,
        ReopenResultMutationVariables,
        TContext
      > => {
      return useMutation(getReopenResultMutationOptions(options), queryClient);
    }
    /**
 * By who runs the competition for its organization: one of its people, before the game begins. They are asked, and count until they decline; who has declined the same role is replaced. 409 on user_id: already_appointed, official_plays in this game, official_busy with another game at that time (it is named). 409 game_begun, officials_full with six.
 * @summary Appoint an official
 */
export const appointOfficial = (
    gameId: Id,
    appointOfficialBody: AppointOfficialBody,
 ) => {


      return callAppointOfficial<AppointOfficialData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/officials`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: appointOfficialBody
    },
      );
    }




export const getAppointOfficialMutationKey = () => ['appointOfficial'] as const;

export const getAppointOfficialMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof appointOfficial>>, TError,AppointOfficialMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof appointOfficial>>, TError,AppointOfficialMutationVariables, TContext> => {

const mutationKey = getAppointOfficialMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof appointOfficial>>, AppointOfficialMutationVariables> = (props) => {
          const {gameId,data} = props ?? {};

          return  appointOfficial(gameId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AppointOfficialMutationResult = NonNullable<Awaited<ReturnType<typeof appointOfficial>>>
    export type AppointOfficialMutationBody = AppointOfficialBody
    export type AppointOfficialMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type AppointOfficialMutationVariables = {gameId: Id;data: AppointOfficialBody}

    /**
 * @summary Appoint an official
 */
export const useAppointOfficial = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof appointOfficial>>, TError,AppointOfficialMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof appointOfficial>>,
        TError,
        AppointOfficialMutationVariables,
        TContext
      > => {
      return useMutation(getAppointOfficialMutationOptions(options), queryClient);
    }
    /**
 * By who runs the competition, before the game begins. They are told, unless they had declined. 404 when they are none. 409 game_begun.
 * @summary Take an official off a game
 */
export const removeOfficial = (
    gameId: Id,
    userId: Id,
 ) => {


      return callRemoveOfficial<RemoveOfficialData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/official/${encodeURIComponent(String(userId))}`, method: 'DELETE'
    },
      );
    }




export const getRemoveOfficialMutationKey = () => ['removeOfficial'] as const;

export const getRemoveOfficialMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeOfficial>>, TError,RemoveOfficialMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeOfficial>>, TError,RemoveOfficialMutationVariables, TContext> => {

const mutationKey = getRemoveOfficialMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeOfficial>>, RemoveOfficialMutationVariables> = (props) => {
          const {gameId,userId} = props ?? {};

          return  removeOfficial(gameId,userId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveOfficialMutationResult = NonNullable<Awaited<ReturnType<typeof removeOfficial>>>

    export type RemoveOfficialMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type RemoveOfficialMutationVariables = {gameId: Id;userId: Id}

    /**
 * @summary Take an official off a game
 */
export const useRemoveOfficial = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeOfficial>>, TError,RemoveOfficialMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeOfficial>>,
        TError,
        RemoveOfficialMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveOfficialMutationOptions(options), queryClient);
    }
    /**
 * By an official of the game, until it begins; the last answer stands. Who runs the competition is told. 403 for others. 409 game_begun.
 * @summary Accept or decline an appointment
 */
export const answerAppointment = (
    gameId: Id,
    answerAppointmentBody: AnswerAppointmentBody,
 ) => {


      return callAnswerAppointment<AnswerAppointmentData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/officials/answer`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: answerAppointmentBody
    },
      );
    }




export const getAnswerAppointmentMutationKey = () => ['answerAppointment'] as const;

export const getAnswerAppointmentMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerAppointment>>, TError,AnswerAppointmentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof answerAppointment>>, TError,AnswerAppointmentMutationVariables, TContext> => {

const mutationKey = getAnswerAppointmentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerAppointment>>, AnswerAppointmentMutationVariables> = (props) => {
          const {gameId,data} = props ?? {};

          return  answerAppointment(gameId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerAppointmentMutationResult = NonNullable<Awaited<ReturnType<typeof answerAppointment>>>
    export type AnswerAppointmentMutationBody = AnswerAppointmentBody
    export type AnswerAppointmentMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type AnswerAppointmentMutationVariables = {gameId: Id;data: AnswerAppointmentBody}

    /**
 * @summary Accept or decline an appointment
 */
export const useAnswerAppointment = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerAppointment>>, TError,AnswerAppointmentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerAppointment>>,
        TError,
        AnswerAppointmentMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerAppointmentMutationOptions(options), queryClient);
    }
    /**
 * By the coach, captain, managers and admins of the team, until the game begins; the last choice stands. From then on only these are in the line-up and can be entered in its log; who leaves the team is left out. 403 for others, and of an event. 409 game_begun. 422 for who is no active player of the team or is named twice.
 * @summary Choose who plays for a team
 */
export const setLineup = (
    gameId: Id,
    side: GameSideKey,
    setLineupBody: SetLineupBody,
 ) => {


      return callSetLineup<SetLineupData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/lineup/${encodeURIComponent(String(side))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: setLineupBody
    },
      );
    }




export const getSetLineupMutationKey = () => ['setLineup'] as const;

export const getSetLineupMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setLineup>>, TError,SetLineupMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setLineup>>, TError,SetLineupMutationVariables, TContext> => {

const mutationKey = getSetLineupMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setLineup>>, SetLineupMutationVariables> = (props) => {
          const {gameId,side,data} = props ?? {};

          return  setLineup(gameId,side,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetLineupMutationResult = NonNullable<Awaited<ReturnType<typeof setLineup>>>
    export type SetLineupMutationBody = SetLineupBody
    export type SetLineupMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type SetLineupMutationVariables = {gameId: Id;side: GameSideKey;data: SetLineupBody}

    /**
 * @summary Choose who plays for a team
 */
export const useSetLineup = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setLineup>>, TError,SetLineupMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setLineup>>,
        TError,
        SetLineupMutationVariables,
        TContext
      > => {
      return useMutation(getSetLineupMutationOptions(options), queryClient);
    }
    /**
 * By who runs its competition, its officials, captains where they enter scores and nobody is appointed, and who manages the event of a game; by anybody with the code that the screen of the tracker shows. One tracks at a time. 409 tracker_active while somebody else does (they are named), unless take_over: then whoever has not been heard of for 2 minutes is replaced, and the others are asked (the answer still names them). 409 game_not_ready, game_over.
 * @summary Track a game
 */
export const claimTracking = (
    gameId: Id,
    claimTrackingBody: ClaimTrackingBody,
 ) => {


      return callClaimTracking<ClaimTrackingData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/track/claim`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: claimTrackingBody
    },
      );
    }




export const getClaimTrackingMutationKey = () => ['claimTracking'] as const;

export const getClaimTrackingMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimTracking>>, TError,ClaimTrackingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof claimTracking>>, TError,ClaimTrackingMutationVariables, TContext> => {

const mutationKey = getClaimTrackingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimTracking>>, ClaimTrackingMutationVariables> = (props) => {
          const {gameId,data} = props ?? {};

          return  claimTracking(gameId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimTrackingMutationResult = NonNullable<Awaited<ReturnType<typeof claimTracking>>>
    export type ClaimTrackingMutationBody = ClaimTrackingBody
    export type ClaimTrackingMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type ClaimTrackingMutationVariables = {gameId: Id;data: ClaimTrackingBody}

    /**
 * @summary Track a game
 */
export const useClaimTracking = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimTracking>>, TError,ClaimTrackingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimTracking>>,
        TError,
        ClaimTrackingMutationVariables,
        TContext
      > => {
      return useMutation(getClaimTrackingMutationOptions(options), queryClient);
    }
    /**
 * By its tracker. With hand_over whoever has asked for it tracks it from now on, with false they are told no; without it nobody does. 409 not_tracking for others.
 * @summary Track a game no longer
 */
export const releaseTracking = (
    gameId: Id,
    releaseTrackingBody: ReleaseTrackingBody,
 ) => {


      return callReleaseTracking<ReleaseTrackingData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/track/release`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: releaseTrackingBody
    },
      );
    }




export const getReleaseTrackingMutationKey = () => ['releaseTracking'] as const;

export const getReleaseTrackingMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseTracking>>, TError,ReleaseTrackingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof releaseTracking>>, TError,ReleaseTrackingMutationVariables, TContext> => {

const mutationKey = getReleaseTrackingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseTracking>>, ReleaseTrackingMutationVariables> = (props) => {
          const {gameId,data} = props ?? {};

          return  releaseTracking(gameId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReleaseTrackingMutationResult = NonNullable<Awaited<ReturnType<typeof releaseTracking>>>
    export type ReleaseTrackingMutationBody = ReleaseTrackingBody
    export type ReleaseTrackingMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type ReleaseTrackingMutationVariables = {gameId: Id;data: ReleaseTrackingBody}

    /**
 * @summary Track a game no longer
 */
export const useReleaseTracking = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseTracking>>, TError,ReleaseTrackingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseTracking>>,
        TError,
        ReleaseTrackingMutationVariables,
        TContext
      > => {
      return useMutation(getReleaseTrackingMutationOptions(options), queryClient);
    }
    /**
 * By its tracker, or by whoever was one and sends what they still have. Entries are merged by period, clock_ms and seq, and one that was sent before is not counted again. All or none: 422 names each entry (events.n) that does not fit, and says why; without them the others fit. None says that the tracker is still there. game-end enters the result. 409 not_tracking, game_over once the result is entered.
 * @summary What happened in a game
 */
export const sendGameEvents = (
    gameId: Id,
    sendGameEventsBody: SendGameEventsBody,
 ) => {


      return callSendGameEvents<SendGameEventsData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/track/events`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sendGameEventsBody
    },
      );
    }




export const getSendGameEventsMutationKey = () => ['sendGameEvents'] as const;

export const getSendGameEventsMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendGameEvents>>, TError,SendGameEventsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendGameEvents>>, TError,SendGameEventsMutationVariables, TContext> => {

const mutationKey = getSendGameEventsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendGameEvents>>, SendGameEventsMutationVariables> = (props) => {
          const {gameId,data} = props ?? {};

          return  sendGameEvents(gameId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendGameEventsMutationResult = NonNullable<Awaited<ReturnType<typeof sendGameEvents>>>
    export type SendGameEventsMutationBody = SendGameEventsBody
    export type SendGameEventsMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type SendGameEventsMutationVariables = {gameId: Id;data: SendGameEventsBody}

    /**
 * @summary What happened in a game
 */
export const useSendGameEvents = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendGameEvents>>, TError,SendGameEventsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendGameEvents>>,
        TError,
        SendGameEventsMutationVariables,
        TContext
      > => {
      return useMutation(getSendGameEventsMutationOptions(options), queryClient);
    }
    /**
 * By its tracker. It stays in the log, counts no more, and the score is counted again. 409 not_tracking, game_over; 409 event_needed when what came later would not fit without it.
 * @summary Take back an entry
 */
export const voidGameEvent = (
    gameId: Id,
    clientId: string,
    params?: VoidGameEventParams,
 ) => {


      return callVoidGameEvent<VoidGameEventData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/track/event/${encodeURIComponent(String(clientId))}`, method: 'DELETE',
        params
    },
      );
    }




export const getVoidGameEventMutationKey = () => ['voidGameEvent'] as const;

export const getVoidGameEventMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof voidGameEvent>>, TError,VoidGameEventMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof voidGameEvent>>, TError,VoidGameEventMutationVariables, TContext> => {

const mutationKey = getVoidGameEventMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof voidGameEvent>>, VoidGameEventMutationVariables> = (props) => {
          const {gameId,clientId,params} = props ?? {};

          return  voidGameEvent(gameId,clientId,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VoidGameEventMutationResult = NonNullable<Awaited<ReturnType<typeof voidGameEvent>>>

    export type VoidGameEventMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type VoidGameEventMutationVariables = {gameId: Id;clientId: string;params?: VoidGameEventParams}

    /**
 * @summary Take back an entry
 */
export const useVoidGameEvent = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof voidGameEvent>>, TError,VoidGameEventMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof voidGameEvent>>,
        TError,
        VoidGameEventMutationVariables,
        TContext
      > => {
      return useMutation(getVoidGameEventMutationOptions(options), queryClient);
    }
    /**
 * By its tracker: what was not known when it was entered. It counts as before; 422 when these people do not fit where it stands. 409 not_tracking, game_over.
 * @summary Say who it was
 */
export const completeGameEvent = (
    gameId: Id,
    clientId: string,
    completeGameEventBody: CompleteGameEventBody,
 ) => {


      return callCompleteGameEvent<CompleteGameEventData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/track/event/${encodeURIComponent(String(clientId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: completeGameEventBody
    },
      );
    }




export const getCompleteGameEventMutationKey = () => ['completeGameEvent'] as const;

export const getCompleteGameEventMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeGameEvent>>, TError,CompleteGameEventMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof completeGameEvent>>, TError,CompleteGameEventMutationVariables, TContext> => {

const mutationKey = getCompleteGameEventMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeGameEvent>>, CompleteGameEventMutationVariables> = (props) => {
          const {gameId,clientId,data} = props ?? {};

          return  completeGameEvent(gameId,clientId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompleteGameEventMutationResult = NonNullable<Awaited<ReturnType<typeof completeGameEvent>>>
    export type CompleteGameEventMutationBody = CompleteGameEventBody
    export type CompleteGameEventMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type CompleteGameEventMutationVariables = {gameId: Id;clientId: string;data: CompleteGameEventBody}

    /**
 * @summary Say who it was
 */
export const useCompleteGameEvent = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeGameEvent>>, TError,CompleteGameEventMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeGameEvent>>,
        TError,
        CompleteGameEventMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteGameEventMutationOptions(options), queryClient);
    }
    /**
 * Its start and end are told; its score with live tracking.
 * @summary Follow a game
 */
export const followGame = (
    gameId: Id,
    followGameBody: FollowGameBody,
 ) => {


      return callFollowGame<FollowGameData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/follow`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: followGameBody
    },
      );
    }




export const getFollowGameMutationKey = () => ['followGame'] as const;

export const getFollowGameMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof followGame>>, TError,FollowGameMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof followGame>>, TError,FollowGameMutationVariables, TContext> => {

const mutationKey = getFollowGameMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof followGame>>, FollowGameMutationVariables> = (props) => {
          const {gameId,data} = props ?? {};

          return  followGame(gameId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FollowGameMutationResult = NonNullable<Awaited<ReturnType<typeof followGame>>>
    export type FollowGameMutationBody = FollowGameBody
    export type FollowGameMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type FollowGameMutationVariables = {gameId: Id;data: FollowGameBody}

    /**
 * @summary Follow a game
 */
export const useFollowGame = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof followGame>>, TError,FollowGameMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof followGame>>,
        TError,
        FollowGameMutationVariables,
        TContext
      > => {
      return useMutation(getFollowGameMutationOptions(options), queryClient);
    }
    /**
 * @summary Follow a game no longer
 */
export const unfollowGame = (
    gameId: Id,
 ) => {


      return callUnfollowGame<UnfollowGameData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}/follow`, method: 'DELETE'
    },
      );
    }




export const getUnfollowGameMutationKey = () => ['unfollowGame'] as const;

export const getUnfollowGameMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfollowGame>>, TError,UnfollowGameMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof unfollowGame>>, TError,UnfollowGameMutationVariables, TContext> => {

const mutationKey = getUnfollowGameMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unfollowGame>>, UnfollowGameMutationVariables> = (props) => {
          const {gameId} = props ?? {};

          return  unfollowGame(gameId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnfollowGameMutationResult = NonNullable<Awaited<ReturnType<typeof unfollowGame>>>

    export type UnfollowGameMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type UnfollowGameMutationVariables = {gameId: Id}

    /**
 * @summary Follow a game no longer
 */
export const useUnfollowGame = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfollowGame>>, TError,UnfollowGameMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unfollowGame>>,
        TError,
        UnfollowGameMutationVariables,
        TContext
      > => {
      return useMutation(getUnfollowGameMutationOptions(options), queryClient);
    }
