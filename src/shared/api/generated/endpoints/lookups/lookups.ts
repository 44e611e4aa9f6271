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
  InvalidResponse,
  ListCitiesData,
  ListSportsData,
  ListTimeSlotsData,
  NotFoundResponse,
  ResolveSlugData,
  SlugInPath
} from '../fushaAPI.schemas.ts';

import { callListSports } from '../../calls/lookups.ts';
import type { ErrorType } from '../../calls/lookups.ts';
import { callListCities } from '../../calls/lookups.ts';
import { callListTimeSlots } from '../../calls/lookups.ts';
import { callResolveSlug } from '../../calls/lookups.ts';




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
 * @summary The sports of the product
 */
export const listSports = (

 ) => {


      return callListSports<ListSportsData>(
      {url: `/sports`, method: 'GET'
    },
      );
    }




export const getListSportsQueryKey = () => {
    return [
    `/sports`
    ] as const;
    }


export const getListSportsQueryOptions = <TData = Awaited<ReturnType<typeof listSports>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSports>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSportsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSports>>> = () => listSports();





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSportsQueryResult = NonNullable<Awaited<ReturnType<typeof listSports>>>
export type ListSportsQueryError = ErrorType<ForbiddenResponse | InvalidResponse>


export function useListSports<TData = Awaited<ReturnType<typeof listSports>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSports>>,
          TError,
          Awaited<ReturnType<typeof listSports>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSports<TData = Awaited<ReturnType<typeof listSports>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSports>>,
          TError,
          Awaited<ReturnType<typeof listSports>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSports<TData = Awaited<ReturnType<typeof listSports>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSports>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The sports of the product
 */

export function useListSports<TData = Awaited<ReturnType<typeof listSports>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSports>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSportsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The cities of the product
 */
export const listCities = (

 ) => {


      return callListCities<ListCitiesData>(
      {url: `/cities`, method: 'GET'
    },
      );
    }




export const getListCitiesQueryKey = () => {
    return [
    `/cities`
    ] as const;
    }


export const getListCitiesQueryOptions = <TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCitiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCities>>> = () => listCities();





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listCities>>>
export type ListCitiesQueryError = ErrorType<ForbiddenResponse | InvalidResponse>


export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCities>>,
          TError,
          Awaited<ReturnType<typeof listCities>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCities>>,
          TError,
          Awaited<ReturnType<typeof listCities>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The cities of the product
 */

export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCitiesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The 18 time slots of a day
 */
export const listTimeSlots = (

 ) => {


      return callListTimeSlots<ListTimeSlotsData>(
      {url: `/time-slots`, method: 'GET'
    },
      );
    }




export const getListTimeSlotsQueryKey = () => {
    return [
    `/time-slots`
    ] as const;
    }


export const getListTimeSlotsQueryOptions = <TData = Awaited<ReturnType<typeof listTimeSlots>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTimeSlots>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTimeSlotsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTimeSlots>>> = () => listTimeSlots();





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTimeSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTimeSlotsQueryResult = NonNullable<Awaited<ReturnType<typeof listTimeSlots>>>
export type ListTimeSlotsQueryError = ErrorType<ForbiddenResponse | InvalidResponse>


export function useListTimeSlots<TData = Awaited<ReturnType<typeof listTimeSlots>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTimeSlots>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTimeSlots>>,
          TError,
          Awaited<ReturnType<typeof listTimeSlots>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTimeSlots<TData = Awaited<ReturnType<typeof listTimeSlots>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTimeSlots>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTimeSlots>>,
          TError,
          Awaited<ReturnType<typeof listTimeSlots>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTimeSlots<TData = Awaited<ReturnType<typeof listTimeSlots>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTimeSlots>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The 18 time slots of a day
 */

export function useListTimeSlots<TData = Awaited<ReturnType<typeof listTimeSlots>>, TError = ErrorType<ForbiddenResponse | InvalidResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTimeSlots>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTimeSlotsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Resolve a public slug
 */
export const resolveSlug = (
    slug: SlugInPath,
 ) => {


      return callResolveSlug<ResolveSlugData>(
      {url: `/slug/${encodeURIComponent(String(slug))}`, method: 'GET'
    },
      );
    }




export const getResolveSlugQueryKey = (slug: SlugInPath,) => {
    return [
    `/slug/${slug}`
    ] as const;
    }


export const getResolveSlugQueryOptions = <TData = Awaited<ReturnType<typeof resolveSlug>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(slug: SlugInPath, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof resolveSlug>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getResolveSlugQueryKey(slug);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof resolveSlug>>> = () => resolveSlug(slug, );





   return  { queryKey, queryFn, enabled: slug !== null && slug !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof resolveSlug>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ResolveSlugQueryResult = NonNullable<Awaited<ReturnType<typeof resolveSlug>>>
export type ResolveSlugQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>


export function useResolveSlug<TData = Awaited<ReturnType<typeof resolveSlug>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 slug: SlugInPath, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof resolveSlug>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof resolveSlug>>,
          TError,
          Awaited<ReturnType<typeof resolveSlug>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useResolveSlug<TData = Awaited<ReturnType<typeof resolveSlug>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 slug: SlugInPath, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof resolveSlug>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof resolveSlug>>,
          TError,
          Awaited<ReturnType<typeof resolveSlug>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useResolveSlug<TData = Awaited<ReturnType<typeof resolveSlug>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 slug: SlugInPath, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof resolveSlug>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Resolve a public slug
 */

export function useResolveSlug<TData = Awaited<ReturnType<typeof resolveSlug>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | InvalidResponse>>(
 slug: SlugInPath, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof resolveSlug>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getResolveSlugQueryOptions(slug,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






