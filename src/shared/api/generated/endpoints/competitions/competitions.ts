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
  AddCompetitionTeamBody,
  AddCompetitionTeamData,
  ApplyToCompetitionBody,
  ApplyToCompetitionData,
  ApplyToCompetitionHeaders,
  ChangeStageBody,
  ConflictResponse,
  CopyCompetitionBody,
  CopyCompetitionData,
  CopyCompetitionHeaders,
  CreateCompetitionBody,
  CreateCompetitionData,
  CreateCompetitionHeaders,
  DeleteCompetitionData,
  FollowCompetitionBody,
  FollowCompetitionData,
  ForbiddenResponse,
  GenerateBody,
  GenerateFixturesData,
  GetCompetitionData,
  GetCompetitionStatsData,
  GetStandingsData,
  GetStandingsParams,
  Id,
  InvalidResponse,
  ListCompetitionApplicationsData,
  ListCompetitionApplicationsParams,
  ListCompetitionCourtsData,
  ListCompetitionFixturesData,
  ListCompetitionFixturesParams,
  ListCompetitionTeamsData,
  ListCompetitionsData,
  ListCompetitionsParams,
  ListTableGamesData,
  ListTableGamesParams,
  MoveGameBody,
  MoveGameData,
  NotFoundResponse,
  Pipeline,
  PostponeMatchdayBody,
  PostponeMatchdayData,
  SavePipelineBody,
  SeedStageBody,
  TooManyResponse,
  TransitionCompetitionBody,
  TransitionCompetitionData,
  UnauthenticatedResponse,
  UnfollowCompetitionData,
  UpdateCompetitionBody,
  UpdateCompetitionData,
  UpdateCompetitionTeamBody,
  UpdateCompetitionTeamData
} from '../fushaAPI.schemas.ts';

import { callMoveGame } from '../../calls/competitions.ts';
import type { ErrorType } from '../../calls/competitions.ts';
import { callListCompetitions } from '../../calls/competitions.ts';
import { callCreateCompetition } from '../../calls/competitions.ts';
import { callGetCompetition } from '../../calls/competitions.ts';
import { callUpdateCompetition } from '../../calls/competitions.ts';
import { callDeleteCompetition } from '../../calls/competitions.ts';
import { callCopyCompetition } from '../../calls/competitions.ts';
import { callTransitionCompetition } from '../../calls/competitions.ts';
import { callFollowCompetition } from '../../calls/competitions.ts';
import { callUnfollowCompetition } from '../../calls/competitions.ts';
import { callListCompetitionTeams } from '../../calls/competitions.ts';
import { callAddCompetitionTeam } from '../../calls/competitions.ts';
import { callUpdateCompetitionTeam } from '../../calls/competitions.ts';
import { callApplyToCompetition } from '../../calls/competitions.ts';
import { callListCompetitionApplications } from '../../calls/competitions.ts';
import { callListCompetitionFixtures } from '../../calls/competitions.ts';
import { callGetStandings } from '../../calls/competitions.ts';
import { callGetCompetitionStats } from '../../calls/competitions.ts';
import { callListTableGames } from '../../calls/competitions.ts';
import { callGetPipeline } from '../../calls/competitions.ts';
import { callSavePipeline } from '../../calls/competitions.ts';
import { callGenerateFixtures } from '../../calls/competitions.ts';
import { callListCompetitionCourts } from '../../calls/competitions.ts';
import { callPostponeMatchday } from '../../calls/competitions.ts';
import { callSeedStage } from '../../calls/competitions.ts';
import { callStartStage } from '../../calls/competitions.ts';
import { callFinishStage } from '../../calls/competitions.ts';
import { callResetStage } from '../../calls/competitions.ts';




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
 * For who runs the competition, before it begins. 409 game_begun; schedule_changed names whose rest, which court or official is in the way. Both teams and its followers are told.
 * @summary Another time or court for a game of a competition
 */
export const moveGame = (
    gameId: Id,
    moveGameBody: MoveGameBody,
 ) => {


      return callMoveGame<MoveGameData>(
      {url: `/fixture/${encodeURIComponent(String(gameId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: moveGameBody
    },
      );
    }




export const getMoveGameMutationKey = () => ['moveGame'] as const;

export const getMoveGameMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveGame>>, TError,MoveGameMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof moveGame>>, TError,MoveGameMutationVariables, TContext> => {

const mutationKey = getMoveGameMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveGame>>, MoveGameMutationVariables> = (props) => {
          const {gameId,data} = props ?? {};

          return  moveGame(gameId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveGameMutationResult = NonNullable<Awaited<ReturnType<typeof moveGame>>>
    export type MoveGameMutationBody = MoveGameBody
    export type MoveGameMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type MoveGameMutationVariables = {gameId: Id;data: MoveGameBody}

    /**
 * @summary Another time or court for a game of a competition
 */
export const useMoveGame = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveGame>>, TError,MoveGameMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveGame>>,
        TError,
        MoveGameMutationVariables,
        TContext
      > => {
      return useMutation(getMoveGameMutationOptions(options), queryClient);
    }
    /**
 * Drafts are listed for their organizers alone.
 * @summary Find competitions
 */
export const listCompetitions = (
    params?: ListCompetitionsParams,
 ) => {


      return callListCompetitions<ListCompetitionsData>(
      {url: `/competitions`, method: 'GET',
        params
    },
      );
    }




export const getListCompetitionsQueryKey = (params?: ListCompetitionsParams,) => {
    return [
    `/competitions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCompetitionsQueryOptions = <TData = Awaited<ReturnType<typeof listCompetitions>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(params?: ListCompetitionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCompetitionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompetitions>>> = () => listCompetitions(params, );





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCompetitions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCompetitionsQueryResult = NonNullable<Awaited<ReturnType<typeof listCompetitions>>>
export type ListCompetitionsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>


export function useListCompetitions<TData = Awaited<ReturnType<typeof listCompetitions>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params: undefined |  ListCompetitionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompetitions>>,
          TError,
          Awaited<ReturnType<typeof listCompetitions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompetitions<TData = Awaited<ReturnType<typeof listCompetitions>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListCompetitionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompetitions>>,
          TError,
          Awaited<ReturnType<typeof listCompetitions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompetitions<TData = Awaited<ReturnType<typeof listCompetitions>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListCompetitionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find competitions
 */

export function useListCompetitions<TData = Awaited<ReturnType<typeof listCompetitions>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListCompetitionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCompetitionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * As a draft. In the module organization for that organization by its owners and managers, in base for oneself. 403 for another owner.
 * @summary Create a competition
 */
export const createCompetition = (
    createCompetitionBody: CreateCompetitionBody,
    headers?: CreateCompetitionHeaders,
 ) => {


      return callCreateCompetition<CreateCompetitionData>(
      {url: `/competitions`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: createCompetitionBody
    },
      );
    }




export const getCreateCompetitionMutationKey = () => ['createCompetition'] as const;

export const getCreateCompetitionMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCompetition>>, TError,CreateCompetitionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createCompetition>>, TError,CreateCompetitionMutationVariables, TContext> => {

const mutationKey = getCreateCompetitionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCompetition>>, CreateCompetitionMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createCompetition(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCompetitionMutationResult = NonNullable<Awaited<ReturnType<typeof createCompetition>>>
    export type CreateCompetitionMutationBody = CreateCompetitionBody
    export type CreateCompetitionMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyResponse>
    export type CreateCompetitionMutationVariables = {data: CreateCompetitionBody;headers?: CreateCompetitionHeaders}

    /**
 * @summary Create a competition
 */
export const useCreateCompetition = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCompetition>>, TError,CreateCompetitionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCompetition>>,
        TError,
        CreateCompetitionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCompetitionMutationOptions(options), queryClient);
    }
    /**
 * 404 for a draft of somebody else.
 * @summary One competition
 */
export const getCompetition = (
    competitionId: Id,
 ) => {


      return callGetCompetition<GetCompetitionData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}`, method: 'GET'
    },
      );
    }




export const getGetCompetitionQueryKey = (competitionId: Id,) => {
    return [
    `/competition/${competitionId}`
    ] as const;
    }


export const getGetCompetitionQueryOptions = <TData = Awaited<ReturnType<typeof getCompetition>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompetition>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCompetitionQueryKey(competitionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompetition>>> = () => getCompetition(competitionId, );





   return  { queryKey, queryFn, enabled: competitionId !== null && competitionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCompetition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCompetitionQueryResult = NonNullable<Awaited<ReturnType<typeof getCompetition>>>
export type GetCompetitionQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetCompetition<TData = Awaited<ReturnType<typeof getCompetition>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompetition>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompetition>>,
          TError,
          Awaited<ReturnType<typeof getCompetition>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompetition<TData = Awaited<ReturnType<typeof getCompetition>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompetition>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompetition>>,
          TError,
          Awaited<ReturnType<typeof getCompetition>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompetition<TData = Awaited<ReturnType<typeof getCompetition>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompetition>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One competition
 */

export function useGetCompetition<TData = Awaited<ReturnType<typeof getCompetition>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompetition>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCompetitionQueryOptions(competitionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By who runs it. 409 competition_started, competition_over.
 * @summary Change a competition
 */
export const updateCompetition = (
    competitionId: Id,
    updateCompetitionBody: UpdateCompetitionBody,
 ) => {


      return callUpdateCompetition<UpdateCompetitionData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateCompetitionBody
    },
      );
    }




export const getUpdateCompetitionMutationKey = () => ['updateCompetition'] as const;

export const getUpdateCompetitionMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCompetition>>, TError,UpdateCompetitionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateCompetition>>, TError,UpdateCompetitionMutationVariables, TContext> => {

const mutationKey = getUpdateCompetitionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCompetition>>, UpdateCompetitionMutationVariables> = (props) => {
          const {competitionId,data} = props ?? {};

          return  updateCompetition(competitionId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCompetitionMutationResult = NonNullable<Awaited<ReturnType<typeof updateCompetition>>>
    export type UpdateCompetitionMutationBody = UpdateCompetitionBody
    export type UpdateCompetitionMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type UpdateCompetitionMutationVariables = {competitionId: Id;data: UpdateCompetitionBody}

    /**
 * @summary Change a competition
 */
export const useUpdateCompetition = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCompetition>>, TError,UpdateCompetitionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCompetition>>,
        TError,
        UpdateCompetitionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCompetitionMutationOptions(options), queryClient);
    }
    /**
 * By who runs it. 409 competition_started when it is no draft, or a team has applied.
 * @summary Delete a draft
 */
export const deleteCompetition = (
    competitionId: Id,
 ) => {


      return callDeleteCompetition<DeleteCompetitionData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}`, method: 'DELETE'
    },
      );
    }




export const getDeleteCompetitionMutationKey = () => ['deleteCompetition'] as const;

export const getDeleteCompetitionMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCompetition>>, TError,DeleteCompetitionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteCompetition>>, TError,DeleteCompetitionMutationVariables, TContext> => {

const mutationKey = getDeleteCompetitionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCompetition>>, DeleteCompetitionMutationVariables> = (props) => {
          const {competitionId} = props ?? {};

          return  deleteCompetition(competitionId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCompetitionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCompetition>>>

    export type DeleteCompetitionMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type DeleteCompetitionMutationVariables = {competitionId: Id}

    /**
 * @summary Delete a draft
 */
export const useDeleteCompetition = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCompetition>>, TError,DeleteCompetitionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCompetition>>,
        TError,
        DeleteCompetitionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCompetitionMutationOptions(options), queryClient);
    }
    /**
 * By who runs it, in the name of the same owner: a draft with its rules, ranking, stages, fee and pictures, as long as before. With with_teams also the teams that were in it to its end, without an application; they are told. No games, results, deductions, bookings or followers.
 * @summary Another season of a competition
 */
export const copyCompetition = (
    competitionId: Id,
    copyCompetitionBody: CopyCompetitionBody,
    headers?: CopyCompetitionHeaders,
 ) => {


      return callCopyCompetition<CopyCompetitionData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/copy`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: copyCompetitionBody
    },
      );
    }




export const getCopyCompetitionMutationKey = () => ['copyCompetition'] as const;

export const getCopyCompetitionMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof copyCompetition>>, TError,CopyCompetitionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof copyCompetition>>, TError,CopyCompetitionMutationVariables, TContext> => {

const mutationKey = getCopyCompetitionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof copyCompetition>>, CopyCompetitionMutationVariables> = (props) => {
          const {competitionId,data,headers} = props ?? {};

          return  copyCompetition(competitionId,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CopyCompetitionMutationResult = NonNullable<Awaited<ReturnType<typeof copyCompetition>>>
    export type CopyCompetitionMutationBody = CopyCompetitionBody
    export type CopyCompetitionMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>
    export type CopyCompetitionMutationVariables = {competitionId: Id;data: CopyCompetitionBody;headers?: CopyCompetitionHeaders}

    /**
 * @summary Another season of a competition
 */
export const useCopyCompetition = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof copyCompetition>>, TError,CopyCompetitionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof copyCompetition>>,
        TError,
        CopyCompetitionMutationVariables,
        TContext
      > => {
      return useMutation(getCopyCompetitionMutationOptions(options), queryClient);
    }
    /**
 * By who runs it. draft and registration both ways (back only while no team has applied), registration and ready both ways while no game has started, ready to ongoing, ongoing to finished; any but finished to cancelled, with a reason, which is told. 409 phase_refused; its errors name what is missing.
 * @summary Move a competition to another phase
 */
export const transitionCompetition = (
    competitionId: Id,
    transitionCompetitionBody: TransitionCompetitionBody,
 ) => {


      return callTransitionCompetition<TransitionCompetitionData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/transition`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: transitionCompetitionBody
    },
      );
    }




export const getTransitionCompetitionMutationKey = () => ['transitionCompetition'] as const;

export const getTransitionCompetitionMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transitionCompetition>>, TError,TransitionCompetitionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof transitionCompetition>>, TError,TransitionCompetitionMutationVariables, TContext> => {

const mutationKey = getTransitionCompetitionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof transitionCompetition>>, TransitionCompetitionMutationVariables> = (props) => {
          const {competitionId,data} = props ?? {};

          return  transitionCompetition(competitionId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TransitionCompetitionMutationResult = NonNullable<Awaited<ReturnType<typeof transitionCompetition>>>
    export type TransitionCompetitionMutationBody = TransitionCompetitionBody
    export type TransitionCompetitionMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type TransitionCompetitionMutationVariables = {competitionId: Id;data: TransitionCompetitionBody}

    /**
 * @summary Move a competition to another phase
 */
export const useTransitionCompetition = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transitionCompetition>>, TError,TransitionCompetitionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof transitionCompetition>>,
        TError,
        TransitionCompetitionMutationVariables,
        TContext
      > => {
      return useMutation(getTransitionCompetitionMutationOptions(options), queryClient);
    }
    /**
 * @summary Follow a competition
 */
export const followCompetition = (
    competitionId: Id,
    followCompetitionBody: FollowCompetitionBody,
 ) => {


      return callFollowCompetition<FollowCompetitionData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/follow`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: followCompetitionBody
    },
      );
    }




export const getFollowCompetitionMutationKey = () => ['followCompetition'] as const;

export const getFollowCompetitionMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof followCompetition>>, TError,FollowCompetitionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof followCompetition>>, TError,FollowCompetitionMutationVariables, TContext> => {

const mutationKey = getFollowCompetitionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof followCompetition>>, FollowCompetitionMutationVariables> = (props) => {
          const {competitionId,data} = props ?? {};

          return  followCompetition(competitionId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FollowCompetitionMutationResult = NonNullable<Awaited<ReturnType<typeof followCompetition>>>
    export type FollowCompetitionMutationBody = FollowCompetitionBody
    export type FollowCompetitionMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type FollowCompetitionMutationVariables = {competitionId: Id;data: FollowCompetitionBody}

    /**
 * @summary Follow a competition
 */
export const useFollowCompetition = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof followCompetition>>, TError,FollowCompetitionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof followCompetition>>,
        TError,
        FollowCompetitionMutationVariables,
        TContext
      > => {
      return useMutation(getFollowCompetitionMutationOptions(options), queryClient);
    }
    /**
 * @summary Follow a competition no longer
 */
export const unfollowCompetition = (
    competitionId: Id,
 ) => {


      return callUnfollowCompetition<UnfollowCompetitionData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/follow`, method: 'DELETE'
    },
      );
    }




export const getUnfollowCompetitionMutationKey = () => ['unfollowCompetition'] as const;

export const getUnfollowCompetitionMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfollowCompetition>>, TError,UnfollowCompetitionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof unfollowCompetition>>, TError,UnfollowCompetitionMutationVariables, TContext> => {

const mutationKey = getUnfollowCompetitionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unfollowCompetition>>, UnfollowCompetitionMutationVariables> = (props) => {
          const {competitionId} = props ?? {};

          return  unfollowCompetition(competitionId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnfollowCompetitionMutationResult = NonNullable<Awaited<ReturnType<typeof unfollowCompetition>>>

    export type UnfollowCompetitionMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type UnfollowCompetitionMutationVariables = {competitionId: Id}

    /**
 * @summary Follow a competition no longer
 */
export const useUnfollowCompetition = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unfollowCompetition>>, TError,UnfollowCompetitionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unfollowCompetition>>,
        TError,
        UnfollowCompetitionMutationVariables,
        TContext
      > => {
      return useMutation(getUnfollowCompetitionMutationOptions(options), queryClient);
    }
    /**
 * Rosters and fees for its organizers and of the own team.
 * @summary The teams of a competition
 */
export const listCompetitionTeams = (
    competitionId: Id,
 ) => {


      return callListCompetitionTeams<ListCompetitionTeamsData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/teams`, method: 'GET'
    },
      );
    }




export const getListCompetitionTeamsQueryKey = (competitionId: Id,) => {
    return [
    `/competition/${competitionId}/teams`
    ] as const;
    }


export const getListCompetitionTeamsQueryOptions = <TData = Awaited<ReturnType<typeof listCompetitionTeams>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionTeams>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCompetitionTeamsQueryKey(competitionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompetitionTeams>>> = () => listCompetitionTeams(competitionId, );





   return  { queryKey, queryFn, enabled: competitionId !== null && competitionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCompetitionTeams>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCompetitionTeamsQueryResult = NonNullable<Awaited<ReturnType<typeof listCompetitionTeams>>>
export type ListCompetitionTeamsQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListCompetitionTeams<TData = Awaited<ReturnType<typeof listCompetitionTeams>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionTeams>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompetitionTeams>>,
          TError,
          Awaited<ReturnType<typeof listCompetitionTeams>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompetitionTeams<TData = Awaited<ReturnType<typeof listCompetitionTeams>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionTeams>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompetitionTeams>>,
          TError,
          Awaited<ReturnType<typeof listCompetitionTeams>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompetitionTeams<TData = Awaited<ReturnType<typeof listCompetitionTeams>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionTeams>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The teams of a competition
 */

export function useListCompetitionTeams<TData = Awaited<ReturnType<typeof listCompetitionTeams>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionTeams>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCompetitionTeamsQueryOptions(competitionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By who runs it, before the first stage is seeded. Its people are told; an open application of the team is accepted by it. 409 competition_full, already_entered, competition_started; 422 on team_id for another sport. It has no roster.
 * @summary Add a team without an application
 */
export const addCompetitionTeam = (
    competitionId: Id,
    addCompetitionTeamBody: AddCompetitionTeamBody,
 ) => {


      return callAddCompetitionTeam<AddCompetitionTeamData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/team`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addCompetitionTeamBody
    },
      );
    }




export const getAddCompetitionTeamMutationKey = () => ['addCompetitionTeam'] as const;

export const getAddCompetitionTeamMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCompetitionTeam>>, TError,AddCompetitionTeamMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addCompetitionTeam>>, TError,AddCompetitionTeamMutationVariables, TContext> => {

const mutationKey = getAddCompetitionTeamMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addCompetitionTeam>>, AddCompetitionTeamMutationVariables> = (props) => {
          const {competitionId,data} = props ?? {};

          return  addCompetitionTeam(competitionId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddCompetitionTeamMutationResult = NonNullable<Awaited<ReturnType<typeof addCompetitionTeam>>>
    export type AddCompetitionTeamMutationBody = AddCompetitionTeamBody
    export type AddCompetitionTeamMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type AddCompetitionTeamMutationVariables = {competitionId: Id;data: AddCompetitionTeamBody}

    /**
 * @summary Add a team without an application
 */
export const useAddCompetitionTeam = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCompetitionTeam>>, TError,AddCompetitionTeamMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addCompetitionTeam>>,
        TError,
        AddCompetitionTeamMutationVariables,
        TContext
      > => {
      return useMutation(getAddCompetitionTeamMutationOptions(options), queryClient);
    }
    /**
 * By who runs it. Deductions and ends are told to those who run the team. 409 entry_over when it is out already, competition_over.
 * @summary Tick the fee of a team, deduct points, or take it out
 */
export const updateCompetitionTeam = (
    competitionId: Id,
    teamId: Id,
    updateCompetitionTeamBody: UpdateCompetitionTeamBody,
 ) => {


      return callUpdateCompetitionTeam<UpdateCompetitionTeamData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/team/${encodeURIComponent(String(teamId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateCompetitionTeamBody
    },
      );
    }




export const getUpdateCompetitionTeamMutationKey = () => ['updateCompetitionTeam'] as const;

export const getUpdateCompetitionTeamMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCompetitionTeam>>, TError,UpdateCompetitionTeamMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateCompetitionTeam>>, TError,UpdateCompetitionTeamMutationVariables, TContext> => {

const mutationKey = getUpdateCompetitionTeamMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCompetitionTeam>>, UpdateCompetitionTeamMutationVariables> = (props) => {
          const {competitionId,teamId,data} = props ?? {};

          return  updateCompetitionTeam(competitionId,teamId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCompetitionTeamMutationResult = NonNullable<Awaited<ReturnType<typeof updateCompetitionTeam>>>
    export type UpdateCompetitionTeamMutationBody = UpdateCompetitionTeamBody
    export type UpdateCompetitionTeamMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type UpdateCompetitionTeamMutationVariables = {competitionId: Id;teamId: Id;data: UpdateCompetitionTeamBody}

    /**
 * @summary Tick the fee of a team, deduct points, or take it out
 */
export const useUpdateCompetitionTeam = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCompetitionTeam>>, TError,UpdateCompetitionTeamMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCompetitionTeam>>,
        TError,
        UpdateCompetitionTeamMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCompetitionTeamMutationOptions(options), queryClient);
    }
    /**
 * By an admin or manager of the team. With auto_accept it has one at once, or a place on the waiting list when there is none. 409 already_applied, registration_closed; 422 on team_id for another sport, on roster outside the limits or with a player of another team of the competition.
 * @summary Ask for a place
 */
export const applyToCompetition = (
    competitionId: Id,
    applyToCompetitionBody: ApplyToCompetitionBody,
    headers?: ApplyToCompetitionHeaders,
 ) => {


      return callApplyToCompetition<ApplyToCompetitionData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/application`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: applyToCompetitionBody
    },
      );
    }




export const getApplyToCompetitionMutationKey = () => ['applyToCompetition'] as const;

export const getApplyToCompetitionMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyToCompetition>>, TError,ApplyToCompetitionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof applyToCompetition>>, TError,ApplyToCompetitionMutationVariables, TContext> => {

const mutationKey = getApplyToCompetitionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyToCompetition>>, ApplyToCompetitionMutationVariables> = (props) => {
          const {competitionId,data,headers} = props ?? {};

          return  applyToCompetition(competitionId,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyToCompetitionMutationResult = NonNullable<Awaited<ReturnType<typeof applyToCompetition>>>
    export type ApplyToCompetitionMutationBody = ApplyToCompetitionBody
    export type ApplyToCompetitionMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyResponse>
    export type ApplyToCompetitionMutationVariables = {competitionId: Id;data: ApplyToCompetitionBody;headers?: ApplyToCompetitionHeaders}

    /**
 * @summary Ask for a place
 */
export const useApplyToCompetition = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyToCompetition>>, TError,ApplyToCompetitionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyToCompetition>>,
        TError,
        ApplyToCompetitionMutationVariables,
        TContext
      > => {
      return useMutation(getApplyToCompetitionMutationOptions(options), queryClient);
    }
    /**
 * For who runs the competition.
 * @summary Who asks for a place
 */
export const listCompetitionApplications = (
    competitionId: Id,
    params?: ListCompetitionApplicationsParams,
 ) => {


      return callListCompetitionApplications<ListCompetitionApplicationsData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/applications`, method: 'GET',
        params
    },
      );
    }




export const getListCompetitionApplicationsQueryKey = (competitionId: Id,
    params?: ListCompetitionApplicationsParams,) => {
    return [
    `/competition/${competitionId}/applications`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCompetitionApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof listCompetitionApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(competitionId: Id,
    params?: ListCompetitionApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionApplications>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCompetitionApplicationsQueryKey(competitionId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompetitionApplications>>> = () => listCompetitionApplications(competitionId,params, );





   return  { queryKey, queryFn, enabled: competitionId !== null && competitionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCompetitionApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCompetitionApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof listCompetitionApplications>>>
export type ListCompetitionApplicationsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListCompetitionApplications<TData = Awaited<ReturnType<typeof listCompetitionApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params: undefined |  ListCompetitionApplicationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompetitionApplications>>,
          TError,
          Awaited<ReturnType<typeof listCompetitionApplications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompetitionApplications<TData = Awaited<ReturnType<typeof listCompetitionApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params?: ListCompetitionApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompetitionApplications>>,
          TError,
          Awaited<ReturnType<typeof listCompetitionApplications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompetitionApplications<TData = Awaited<ReturnType<typeof listCompetitionApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params?: ListCompetitionApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionApplications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who asks for a place
 */

export function useListCompetitionApplications<TData = Awaited<ReturnType<typeof listCompetitionApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params?: ListCompetitionApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionApplications>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCompetitionApplicationsQueryOptions(competitionId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The games of a competition
 */
export const listCompetitionFixtures = (
    competitionId: Id,
    params?: ListCompetitionFixturesParams,
 ) => {


      return callListCompetitionFixtures<ListCompetitionFixturesData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/fixtures`, method: 'GET',
        params
    },
      );
    }




export const getListCompetitionFixturesQueryKey = (competitionId: Id,
    params?: ListCompetitionFixturesParams,) => {
    return [
    `/competition/${competitionId}/fixtures`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCompetitionFixturesQueryOptions = <TData = Awaited<ReturnType<typeof listCompetitionFixtures>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(competitionId: Id,
    params?: ListCompetitionFixturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionFixtures>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCompetitionFixturesQueryKey(competitionId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompetitionFixtures>>> = () => listCompetitionFixtures(competitionId,params, );





   return  { queryKey, queryFn, enabled: competitionId !== null && competitionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCompetitionFixtures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCompetitionFixturesQueryResult = NonNullable<Awaited<ReturnType<typeof listCompetitionFixtures>>>
export type ListCompetitionFixturesQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListCompetitionFixtures<TData = Awaited<ReturnType<typeof listCompetitionFixtures>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params: undefined |  ListCompetitionFixturesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionFixtures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompetitionFixtures>>,
          TError,
          Awaited<ReturnType<typeof listCompetitionFixtures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompetitionFixtures<TData = Awaited<ReturnType<typeof listCompetitionFixtures>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params?: ListCompetitionFixturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionFixtures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompetitionFixtures>>,
          TError,
          Awaited<ReturnType<typeof listCompetitionFixtures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompetitionFixtures<TData = Awaited<ReturnType<typeof listCompetitionFixtures>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params?: ListCompetitionFixturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionFixtures>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The games of a competition
 */

export function useListCompetitionFixtures<TData = Awaited<ReturnType<typeof listCompetitionFixtures>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params?: ListCompetitionFixturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionFixtures>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCompetitionFixturesQueryOptions(competitionId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The tables of a competition
 */
export const getStandings = (
    competitionId: Id,
    params?: GetStandingsParams,
 ) => {


      return callGetStandings<GetStandingsData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/standings`, method: 'GET',
        params
    },
      );
    }




export const getGetStandingsQueryKey = (competitionId: Id,
    params?: GetStandingsParams,) => {
    return [
    `/competition/${competitionId}/standings`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetStandingsQueryOptions = <TData = Awaited<ReturnType<typeof getStandings>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(competitionId: Id,
    params?: GetStandingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandings>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStandingsQueryKey(competitionId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStandings>>> = () => getStandings(competitionId,params, );





   return  { queryKey, queryFn, enabled: competitionId !== null && competitionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStandings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStandingsQueryResult = NonNullable<Awaited<ReturnType<typeof getStandings>>>
export type GetStandingsQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetStandings<TData = Awaited<ReturnType<typeof getStandings>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params: undefined |  GetStandingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStandings>>,
          TError,
          Awaited<ReturnType<typeof getStandings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStandings<TData = Awaited<ReturnType<typeof getStandings>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params?: GetStandingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStandings>>,
          TError,
          Awaited<ReturnType<typeof getStandings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStandings<TData = Awaited<ReturnType<typeof getStandings>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params?: GetStandingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The tables of a competition
 */

export function useGetStandings<TData = Awaited<ReturnType<typeof getStandings>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params?: GetStandingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandings>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStandingsQueryOptions(competitionId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * From the logs of its tracked games that are on or have a result, without walkovers and disputed results. Players whose line-up the reader may not see are left out.
 * @summary Who has scored in a competition, and who was booked
 */
export const getCompetitionStats = (
    competitionId: Id,
 ) => {


      return callGetCompetitionStats<GetCompetitionStatsData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/stats`, method: 'GET'
    },
      );
    }




export const getGetCompetitionStatsQueryKey = (competitionId: Id,) => {
    return [
    `/competition/${competitionId}/stats`
    ] as const;
    }


export const getGetCompetitionStatsQueryOptions = <TData = Awaited<ReturnType<typeof getCompetitionStats>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompetitionStats>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCompetitionStatsQueryKey(competitionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompetitionStats>>> = () => getCompetitionStats(competitionId, );





   return  { queryKey, queryFn, enabled: competitionId !== null && competitionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCompetitionStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCompetitionStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getCompetitionStats>>>
export type GetCompetitionStatsQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetCompetitionStats<TData = Awaited<ReturnType<typeof getCompetitionStats>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompetitionStats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompetitionStats>>,
          TError,
          Awaited<ReturnType<typeof getCompetitionStats>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompetitionStats<TData = Awaited<ReturnType<typeof getCompetitionStats>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompetitionStats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompetitionStats>>,
          TError,
          Awaited<ReturnType<typeof getCompetitionStats>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompetitionStats<TData = Awaited<ReturnType<typeof getCompetitionStats>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompetitionStats>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who has scored in a competition, and who was booked
 */

export function useGetCompetitionStats<TData = Awaited<ReturnType<typeof getCompetitionStats>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompetitionStats>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCompetitionStatsQueryOptions(competitionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All games of one table without pages, and how they are scored: a what-if counts them anew.
 * @summary What a table is made of
 */
export const listTableGames = (
    competitionId: Id,
    params: ListTableGamesParams,
 ) => {


      return callListTableGames<ListTableGamesData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/table-games`, method: 'GET',
        params
    },
      );
    }




export const getListTableGamesQueryKey = (competitionId: Id,
    params?: ListTableGamesParams,) => {
    return [
    `/competition/${competitionId}/table-games`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTableGamesQueryOptions = <TData = Awaited<ReturnType<typeof listTableGames>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(competitionId: Id,
    params: ListTableGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTableGames>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTableGamesQueryKey(competitionId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTableGames>>> = () => listTableGames(competitionId,params, );





   return  { queryKey, queryFn, enabled: competitionId !== null && competitionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTableGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTableGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listTableGames>>>
export type ListTableGamesQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListTableGames<TData = Awaited<ReturnType<typeof listTableGames>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params: ListTableGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTableGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTableGames>>,
          TError,
          Awaited<ReturnType<typeof listTableGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTableGames<TData = Awaited<ReturnType<typeof listTableGames>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params: ListTableGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTableGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTableGames>>,
          TError,
          Awaited<ReturnType<typeof listTableGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTableGames<TData = Awaited<ReturnType<typeof listTableGames>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params: ListTableGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTableGames>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a table is made of
 */

export function useListTableGames<TData = Awaited<ReturnType<typeof listTableGames>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id,
    params: ListTableGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTableGames>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTableGamesQueryOptions(competitionId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With the games of its brackets.
 * @summary The stages of a competition
 */
export const getPipeline = (
    competitionId: Id,
 ) => {


      return callGetPipeline<Pipeline>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/pipeline`, method: 'GET'
    },
      );
    }




export const getGetPipelineQueryKey = (competitionId: Id,) => {
    return [
    `/competition/${competitionId}/pipeline`
    ] as const;
    }


export const getGetPipelineQueryOptions = <TData = Awaited<ReturnType<typeof getPipeline>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPipeline>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPipelineQueryKey(competitionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPipeline>>> = () => getPipeline(competitionId, );





   return  { queryKey, queryFn, enabled: competitionId !== null && competitionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPipeline>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPipelineQueryResult = NonNullable<Awaited<ReturnType<typeof getPipeline>>>
export type GetPipelineQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetPipeline<TData = Awaited<ReturnType<typeof getPipeline>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPipeline>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPipeline>>,
          TError,
          Awaited<ReturnType<typeof getPipeline>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPipeline<TData = Awaited<ReturnType<typeof getPipeline>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPipeline>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPipeline>>,
          TError,
          Awaited<ReturnType<typeof getPipeline>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPipeline<TData = Awaited<ReturnType<typeof getPipeline>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPipeline>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The stages of a competition
 */

export function useGetPipeline<TData = Awaited<ReturnType<typeof getPipeline>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPipeline>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPipelineQueryOptions(competitionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By who runs it. The whole list, in order: what is not in it is removed. Only stages in draft change; they lead to later ones alone, and every place that goes on is taken once (422 beside the field). 409 stale when somebody has changed the stages since the revision named, stage_refused for a stage that is no draft, competition_over.
 * @summary Change the stages
 */
export const savePipeline = (
    competitionId: Id,
    savePipelineBody: SavePipelineBody,
 ) => {


      return callSavePipeline<Pipeline>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/pipeline`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: savePipelineBody
    },
      );
    }




export const getSavePipelineMutationKey = () => ['savePipeline'] as const;

export const getSavePipelineMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePipeline>>, TError,SavePipelineMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof savePipeline>>, TError,SavePipelineMutationVariables, TContext> => {

const mutationKey = getSavePipelineMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePipeline>>, SavePipelineMutationVariables> = (props) => {
          const {competitionId,data} = props ?? {};

          return  savePipeline(competitionId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePipelineMutationResult = NonNullable<Awaited<ReturnType<typeof savePipeline>>>
    export type SavePipelineMutationBody = SavePipelineBody
    export type SavePipelineMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type SavePipelineMutationVariables = {competitionId: Id;data: SavePipelineBody}

    /**
 * @summary Change the stages
 */
export const useSavePipeline = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePipeline>>, TError,SavePipelineMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePipeline>>,
        TError,
        SavePipelineMutationVariables,
        TContext
      > => {
      return useMutation(getSavePipelineMutationOptions(options), queryClient);
    }
    /**
 * For who runs the competition. Games that have a time keep it. All or nothing: 409 stage_not_ready, earlier_stage_open; court_taken and schedule_changed name the games.
 * @summary Give the games of a stage times and courts
 */
export const generateFixtures = (
    competitionId: Id,
    stageId: Id,
    generateBody: GenerateBody,
 ) => {


      return callGenerateFixtures<GenerateFixturesData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/stage/${encodeURIComponent(String(stageId))}/generate`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: generateBody
    },
      );
    }




export const getGenerateFixturesMutationKey = () => ['generateFixtures'] as const;

export const getGenerateFixturesMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateFixtures>>, TError,GenerateFixturesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof generateFixtures>>, TError,GenerateFixturesMutationVariables, TContext> => {

const mutationKey = getGenerateFixturesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generateFixtures>>, GenerateFixturesMutationVariables> = (props) => {
          const {competitionId,stageId,data} = props ?? {};

          return  generateFixtures(competitionId,stageId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GenerateFixturesMutationResult = NonNullable<Awaited<ReturnType<typeof generateFixtures>>>
    export type GenerateFixturesMutationBody = GenerateBody
    export type GenerateFixturesMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type GenerateFixturesMutationVariables = {competitionId: Id;stageId: Id;data: GenerateBody}

    /**
 * @summary Give the games of a stage times and courts
 */
export const useGenerateFixtures = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generateFixtures>>, TError,GenerateFixturesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generateFixtures>>,
        TError,
        GenerateFixturesMutationVariables,
        TContext
      > => {
      return useMutation(getGenerateFixturesMutationOptions(options), queryClient);
    }
    /**
 * For who runs the competition: the published venues of its city with courts of its sport.
 * @summary The courts it could be played on
 */
export const listCompetitionCourts = (
    competitionId: Id,
 ) => {


      return callListCompetitionCourts<ListCompetitionCourtsData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/courts`, method: 'GET'
    },
      );
    }




export const getListCompetitionCourtsQueryKey = (competitionId: Id,) => {
    return [
    `/competition/${competitionId}/courts`
    ] as const;
    }


export const getListCompetitionCourtsQueryOptions = <TData = Awaited<ReturnType<typeof listCompetitionCourts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionCourts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCompetitionCourtsQueryKey(competitionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompetitionCourts>>> = () => listCompetitionCourts(competitionId, );





   return  { queryKey, queryFn, enabled: competitionId !== null && competitionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCompetitionCourts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCompetitionCourtsQueryResult = NonNullable<Awaited<ReturnType<typeof listCompetitionCourts>>>
export type ListCompetitionCourtsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useListCompetitionCourts<TData = Awaited<ReturnType<typeof listCompetitionCourts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionCourts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompetitionCourts>>,
          TError,
          Awaited<ReturnType<typeof listCompetitionCourts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompetitionCourts<TData = Awaited<ReturnType<typeof listCompetitionCourts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionCourts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompetitionCourts>>,
          TError,
          Awaited<ReturnType<typeof listCompetitionCourts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompetitionCourts<TData = Awaited<ReturnType<typeof listCompetitionCourts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionCourts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The courts it could be played on
 */

export function useListCompetitionCourts<TData = Awaited<ReturnType<typeof listCompetitionCourts>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 competitionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionCourts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCompetitionCourtsQueryOptions(competitionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For who runs the competition. Games that have begun or are over stay. All or nothing: 409 nothing_to_postpone, schedule_changed names the games that would break a rest. Teams and followers are told the reason.
 * @summary Move all games of a matchday to a later day
 */
export const postponeMatchday = (
    competitionId: Id,
    postponeMatchdayBody: PostponeMatchdayBody,
 ) => {


      return callPostponeMatchday<PostponeMatchdayData>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/matchday/postpone`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: postponeMatchdayBody
    },
      );
    }




export const getPostponeMatchdayMutationKey = () => ['postponeMatchday'] as const;

export const getPostponeMatchdayMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof postponeMatchday>>, TError,PostponeMatchdayMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof postponeMatchday>>, TError,PostponeMatchdayMutationVariables, TContext> => {

const mutationKey = getPostponeMatchdayMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof postponeMatchday>>, PostponeMatchdayMutationVariables> = (props) => {
          const {competitionId,data} = props ?? {};

          return  postponeMatchday(competitionId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PostponeMatchdayMutationResult = NonNullable<Awaited<ReturnType<typeof postponeMatchday>>>
    export type PostponeMatchdayMutationBody = PostponeMatchdayBody
    export type PostponeMatchdayMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type PostponeMatchdayMutationVariables = {competitionId: Id;data: PostponeMatchdayBody}

    /**
 * @summary Move all games of a matchday to a later day
 */
export const usePostponeMatchday = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof postponeMatchday>>, TError,PostponeMatchdayMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof postponeMatchday>>,
        TError,
        PostponeMatchdayMutationVariables,
        TContext
      > => {
      return useMutation(getPostponeMatchdayMutationOptions(options), queryClient);
    }
    /**
 * By who runs it, once the registration is over. Of the first stage: orders its teams (locked ones keep their place), makes its groups, and it is ready; the competition too, when nothing else is missing. Again it draws anew. 409 stage_refused, registration_open, too_few_teams, games_played, stale, competition_over; 422 on order for teams that are not in it.
 * @summary Draw a stage
 */
export const seedStage = (
    competitionId: Id,
    stageId: Id,
    seedStageBody: SeedStageBody,
 ) => {


      return callSeedStage<Pipeline>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/stage/${encodeURIComponent(String(stageId))}/seed`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: seedStageBody
    },
      );
    }




export const getSeedStageMutationKey = () => ['seedStage'] as const;

export const getSeedStageMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof seedStage>>, TError,SeedStageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof seedStage>>, TError,SeedStageMutationVariables, TContext> => {

const mutationKey = getSeedStageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof seedStage>>, SeedStageMutationVariables> = (props) => {
          const {competitionId,stageId,data} = props ?? {};

          return  seedStage(competitionId,stageId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SeedStageMutationResult = NonNullable<Awaited<ReturnType<typeof seedStage>>>
    export type SeedStageMutationBody = SeedStageBody
    export type SeedStageMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type SeedStageMutationVariables = {competitionId: Id;stageId: Id;data: SeedStageBody}

    /**
 * @summary Draw a stage
 */
export const useSeedStage = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof seedStage>>, TError,SeedStageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof seedStage>>,
        TError,
        SeedStageMutationVariables,
        TContext
      > => {
      return useMutation(getSeedStageMutationOptions(options), queryClient);
    }
    /**
 * By who runs it. Games that are not made yet are made, without times; the first start begins the competition, which is told. 409 stage_refused when it is not ready, seeds_outdated when teams have come or left since the draw, stale, competition_over.
 * @summary Start a stage
 */
export const startStage = (
    competitionId: Id,
    stageId: Id,
    changeStageBody: ChangeStageBody,
 ) => {


      return callStartStage<Pipeline>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/stage/${encodeURIComponent(String(stageId))}/start`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changeStageBody
    },
      );
    }




export const getStartStageMutationKey = () => ['startStage'] as const;

export const getStartStageMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startStage>>, TError,StartStageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startStage>>, TError,StartStageMutationVariables, TContext> => {

const mutationKey = getStartStageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startStage>>, StartStageMutationVariables> = (props) => {
          const {competitionId,stageId,data} = props ?? {};

          return  startStage(competitionId,stageId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartStageMutationResult = NonNullable<Awaited<ReturnType<typeof startStage>>>
    export type StartStageMutationBody = ChangeStageBody
    export type StartStageMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type StartStageMutationVariables = {competitionId: Id;stageId: Id;data: ChangeStageBody}

    /**
 * @summary Start a stage
 */
export const useStartStage = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startStage>>, TError,StartStageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startStage>>,
        TError,
        StartStageMutationVariables,
        TContext
      > => {
      return useMutation(getStartStageMutationOptions(options), queryClient);
    }
    /**
 * By who runs it, once all its games have a result or are off. Who goes on stands in the later stages, which are ready then; with the last stage the competition is over and has its champion, which is told. 409 games_open, stage_refused, stale, competition_over.
 * @summary Finish a stage
 */
export const finishStage = (
    competitionId: Id,
    stageId: Id,
    changeStageBody: ChangeStageBody,
 ) => {


      return callFinishStage<Pipeline>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/stage/${encodeURIComponent(String(stageId))}/finish`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changeStageBody
    },
      );
    }




export const getFinishStageMutationKey = () => ['finishStage'] as const;

export const getFinishStageMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishStage>>, TError,FinishStageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof finishStage>>, TError,FinishStageMutationVariables, TContext> => {

const mutationKey = getFinishStageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finishStage>>, FinishStageMutationVariables> = (props) => {
          const {competitionId,stageId,data} = props ?? {};

          return  finishStage(competitionId,stageId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinishStageMutationResult = NonNullable<Awaited<ReturnType<typeof finishStage>>>
    export type FinishStageMutationBody = ChangeStageBody
    export type FinishStageMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type FinishStageMutationVariables = {competitionId: Id;stageId: Id;data: ChangeStageBody}

    /**
 * @summary Finish a stage
 */
export const useFinishStage = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishStage>>, TError,FinishStageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finishStage>>,
        TError,
        FinishStageMutationVariables,
        TContext
      > => {
      return useMutation(getFinishStageMutationOptions(options), queryClient);
    }
    /**
 * By who runs it, while none of its games has begun: its draw and its games are gone, and it is a draft again. 409 games_played, stage_refused, stale, competition_over.
 * @summary Take a stage back
 */
export const resetStage = (
    competitionId: Id,
    stageId: Id,
    changeStageBody: ChangeStageBody,
 ) => {


      return callResetStage<Pipeline>(
      {url: `/competition/${encodeURIComponent(String(competitionId))}/stage/${encodeURIComponent(String(stageId))}/reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changeStageBody
    },
      );
    }




export const getResetStageMutationKey = () => ['resetStage'] as const;

export const getResetStageMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetStage>>, TError,ResetStageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetStage>>, TError,ResetStageMutationVariables, TContext> => {

const mutationKey = getResetStageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetStage>>, ResetStageMutationVariables> = (props) => {
          const {competitionId,stageId,data} = props ?? {};

          return  resetStage(competitionId,stageId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetStageMutationResult = NonNullable<Awaited<ReturnType<typeof resetStage>>>
    export type ResetStageMutationBody = ChangeStageBody
    export type ResetStageMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type ResetStageMutationVariables = {competitionId: Id;stageId: Id;data: ChangeStageBody}

    /**
 * @summary Take a stage back
 */
export const useResetStage = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetStage>>, TError,ResetStageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetStage>>,
        TError,
        ResetStageMutationVariables,
        TContext
      > => {
      return useMutation(getResetStageMutationOptions(options), queryClient);
    }
