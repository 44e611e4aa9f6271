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
  DecideApplicationBody,
  DecideApplicationData,
  ForbiddenResponse,
  GetApplicationData,
  Id,
  InvalidResponse,
  ListApplicationsData,
  ListApplicationsParams,
  NotFoundResponse,
  UnauthenticatedResponse,
  WithdrawApplicationBody,
  WithdrawApplicationData
} from '../fushaAPI.schemas.ts';

import { callListApplications } from '../../calls/applications.ts';
import type { ErrorType } from '../../calls/applications.ts';
import { callGetApplication } from '../../calls/applications.ts';
import { callWithdrawApplication } from '../../calls/applications.ts';
import { callDecideApplication } from '../../calls/applications.ts';




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
 * Received ones are those of every team, community and competition in which the user decides, in whatever module; sent ones also those of the teams they run.
 * @summary The user's applications, or those that wait for the user
 */
export const listApplications = (
    params?: ListApplicationsParams,
 ) => {


      return callListApplications<ListApplicationsData>(
      {url: `/applications`, method: 'GET',
        params
    },
      );
    }




export const getListApplicationsQueryKey = (params?: ListApplicationsParams,) => {
    return [
    `/applications`, ...(params ? [params] : [])
    ] as const;
    }


export const getListApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(params?: ListApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApplicationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApplications>>> = () => listApplications(params, );





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof listApplications>>>
export type ListApplicationsQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>


export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params: undefined |  ListApplicationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplications>>,
          TError,
          Awaited<ReturnType<typeof listApplications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplications>>,
          TError,
          Awaited<ReturnType<typeof listApplications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The user's applications, or those that wait for the user
 */

export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>>(
 params?: ListApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApplicationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the applicant and those who decide; 404 for others.
 * @summary One application with its history
 */
export const getApplication = (
    applicationId: Id,
 ) => {


      return callGetApplication<GetApplicationData>(
      {url: `/application/${encodeURIComponent(String(applicationId))}`, method: 'GET'
    },
      );
    }




export const getGetApplicationQueryKey = (applicationId: Id,) => {
    return [
    `/application/${applicationId}`
    ] as const;
    }


export const getGetApplicationQueryOptions = <TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(applicationId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApplicationQueryKey(applicationId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApplication>>> = () => getApplication(applicationId, );





   return  { queryKey, queryFn, enabled: applicationId !== null && applicationId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApplicationQueryResult = NonNullable<Awaited<ReturnType<typeof getApplication>>>
export type GetApplicationQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 applicationId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplication>>,
          TError,
          Awaited<ReturnType<typeof getApplication>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 applicationId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplication>>,
          TError,
          Awaited<ReturnType<typeof getApplication>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 applicationId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One application with its history
 */

export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 applicationId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApplicationQueryOptions(applicationId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By the applicant; of a competition-entry by who runs the team: while it waits, and once it has a place, which the first of the waiting list gets. 409 stale when it is decided or withdrawn.
 * @summary Withdraw an application
 */
export const withdrawApplication = (
    applicationId: Id,
    withdrawApplicationBody: WithdrawApplicationBody,
 ) => {


      return callWithdrawApplication<WithdrawApplicationData>(
      {url: `/application/${encodeURIComponent(String(applicationId))}/withdraw`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: withdrawApplicationBody
    },
      );
    }




export const getWithdrawApplicationMutationKey = () => ['withdrawApplication'] as const;

export const getWithdrawApplicationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawApplication>>, TError,WithdrawApplicationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof withdrawApplication>>, TError,WithdrawApplicationMutationVariables, TContext> => {

const mutationKey = getWithdrawApplicationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawApplication>>, WithdrawApplicationMutationVariables> = (props) => {
          const {applicationId,data} = props ?? {};

          return  withdrawApplication(applicationId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawApplication>>>
    export type WithdrawApplicationMutationBody = WithdrawApplicationBody
    export type WithdrawApplicationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type WithdrawApplicationMutationVariables = {applicationId: Id;data: WithdrawApplicationBody}

    /**
 * @summary Withdraw an application
 */
export const useWithdrawApplication = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawApplication>>, TError,WithdrawApplicationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawApplication>>,
        TError,
        WithdrawApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawApplicationMutationOptions(options), queryClient);
    }
    /**
 * By who runs what is asked for. 409 stale when it is decided or withdrawn, competition_full, competition_started; 422 on decision for waitlisted of another kind.
 * @summary Accept or reject an application, or put it on the waiting list
 */
export const decideApplication = (
    applicationId: Id,
    decideApplicationBody: DecideApplicationBody,
 ) => {


      return callDecideApplication<DecideApplicationData>(
      {url: `/application/${encodeURIComponent(String(applicationId))}/decision`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: decideApplicationBody
    },
      );
    }




export const getDecideApplicationMutationKey = () => ['decideApplication'] as const;

export const getDecideApplicationMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideApplication>>, TError,DecideApplicationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof decideApplication>>, TError,DecideApplicationMutationVariables, TContext> => {

const mutationKey = getDecideApplicationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideApplication>>, DecideApplicationMutationVariables> = (props) => {
          const {applicationId,data} = props ?? {};

          return  decideApplication(applicationId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecideApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof decideApplication>>>
    export type DecideApplicationMutationBody = DecideApplicationBody
    export type DecideApplicationMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>
    export type DecideApplicationMutationVariables = {applicationId: Id;data: DecideApplicationBody}

    /**
 * @summary Accept or reject an application, or put it on the waiting list
 */
export const useDecideApplication = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideApplication>>, TError,DecideApplicationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideApplication>>,
        TError,
        DecideApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getDecideApplicationMutationOptions(options), queryClient);
    }
