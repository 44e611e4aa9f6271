import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isFirstPageShown, subscribeToFirstPage } from '../../shared/api/first-visit.ts';
import {
  getListCitiesQueryOptions,
  getListSportsQueryOptions,
  getListTimeSlotsQueryOptions,
} from '../../shared/api/generated/endpoints/lookups/lookups.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import type { SelectOption } from '../../shared/ui/select-field.tsx';

/** Lookups do not change while the app runs (INIT-08, INIT-11). */
const forGood = { query: { staleTime: Number.POSITIVE_INFINITY } };

export const sportsQuery = getListSportsQueryOptions(forGood);
export const citiesQuery = getListCitiesQueryOptions(forGood);
export const timeSlotsQuery = getListTimeSlotsQueryOptions(forGood);

/** For loaders of pages that let people choose sport, city and time. On the first page nobody chooses before it stands. */
export function prefetchVenueLookups(client: QueryClient): void {
  if (!isFirstPageShown()) return;
  void client.prefetchQuery(sportsQuery);
  void client.prefetchQuery(citiesQuery);
  void client.prefetchQuery(timeSlotsQuery);
}

export interface VenueChoices {
  sports: SelectOption[];
  cities: SelectOption[];
  timeSlots: SelectOption[];
}

/** What sport, city and time may be chosen from; empty until the lookups are there. */
export function useVenueChoices(): VenueChoices {
  const t = useT();
  const format = useFormat();
  const isNeeded = useSyncExternalStore(subscribeToFirstPage, isFirstPageShown);
  const sports = useQuery(skipUnless(isNeeded, sportsQuery)).data?.sports ?? [];
  const cities = useQuery(skipUnless(isNeeded, citiesQuery)).data?.cities ?? [];
  const slots = useQuery(skipUnless(isNeeded, timeSlotsQuery)).data?.time_slots ?? [];
  return {
    sports: sports.map(({ id, key }) => ({ value: id, label: t(`sports.${key}`) })),
    cities: cities
      .map(({ id, name }) => ({ value: id, label: name }))
      .toSorted((a, b) => format.compare(a.label, b.label)),
    timeSlots: slots.map(({ id, start, end }) => ({ value: id, label: format.timeRange(start, end) })),
  };
}
