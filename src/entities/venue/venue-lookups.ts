import type { QueryClient } from '@tanstack/react-query';
import { isFirstPageShown } from '../../shared/api/first-visit.ts';
import {
  getListCitiesQueryOptions,
  getListSportsQueryOptions,
  getListTimeSlotsQueryOptions,
} from '../../shared/api/generated/endpoints/lookups/lookups.ts';

/** Lookups do not change while the app runs (INIT-08, INIT-11). */
const forGood = { query: { staleTime: Number.POSITIVE_INFINITY } };

export const sportsQuery = getListSportsQueryOptions(forGood);
export const citiesQuery = getListCitiesQueryOptions(forGood);
export const timeSlotsQuery = getListTimeSlotsQueryOptions(forGood);

/** For loaders of pages that let people choose sport, city and time. On the first page nobody chooses before it stands. */
export function prefetchVenueLookups(client: QueryClient): Promise<unknown> | null {
  if (!isFirstPageShown()) return null;
  return Promise.all([
    client.prefetchQuery(sportsQuery),
    client.prefetchQuery(citiesQuery),
    client.prefetchQuery(timeSlotsQuery),
  ]);
}
