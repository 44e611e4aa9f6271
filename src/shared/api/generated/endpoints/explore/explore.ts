/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ForbiddenResponse,
  GetExploreData,
  GetExploreParams,
  InvalidResponse
} from '../fushaAPI.schemas.ts';

import { callGetExplore } from '../../calls/explore.ts';
import type { ErrorType } from '../../calls/explore.ts';




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
 * With a city that of the city; else with a position the nearest; else everything, soonest and busiest first.
 * @summary What is on near the reader
 */
export const getExplore = (
    params?: GetExploreParams,
 ) => {


      return callGetExplore<GetExploreData>(
      {url: `/explore`, method: 'GET',
        params
    },
      );
    }




export const getGetExploreQueryKey = (params?: GetExploreParams,) => {
    return [
    `/explore`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetExploreQueryOptions = <TData = Awaited<ReturnType<typeof getExplore>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(params?: GetExploreParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExplore>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetExploreQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getExplore>>> = () => getExplore(params, );





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getExplore>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetExploreQueryResult = NonNullable<Awaited<ReturnType<typeof getExplore>>>
export type GetExploreQueryError = ErrorType<ForbiddenResponse | InvalidResponse>


export function useGetExplore<TData = Awaited<ReturnType<typeof getExplore>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
 params: undefined |  GetExploreParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExplore>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExplore>>,
          TError,
          Awaited<ReturnType<typeof getExplore>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExplore<TData = Awaited<ReturnType<typeof getExplore>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
 params?: GetExploreParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExplore>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExplore>>,
          TError,
          Awaited<ReturnType<typeof getExplore>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExplore<TData = Awaited<ReturnType<typeof getExplore>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
 params?: GetExploreParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExplore>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What is on near the reader
 */

export function useGetExplore<TData = Awaited<ReturnType<typeof getExplore>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
 params?: GetExploreParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExplore>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetExploreQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






