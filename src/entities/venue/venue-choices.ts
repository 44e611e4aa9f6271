import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isFirstPageShown, subscribeToFirstPage } from '../../shared/api/first-visit.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { clockTime } from '../../shared/lib/time/wall-time.ts';
import { citiesQuery, sportsQuery, timeSlotsQuery } from './venue-lookups.ts';

/** An id of a lookup and its name. */
export interface VenueChoice {
  value: number;
  label: string;
}

export interface VenueChoices {
  sports: VenueChoice[];
  cities: VenueChoice[];
  /** `start` is `HH:mm`. */
  timeSlots: (VenueChoice & { start: string })[];
}

/** What sport, city and time may be chosen from; empty until the lookups are there. */
export function useVenueChoices(): VenueChoices {
  const t = useT();
  const format = useFormat();
  const isNeeded = useSyncExternalStore(subscribeToFirstPage, isFirstPageShown, isFirstPageShown);
  const sports = useQuery(skipUnless(isNeeded, sportsQuery)).data?.sports ?? [];
  const cities = useQuery(skipUnless(isNeeded, citiesQuery)).data?.cities ?? [];
  const slots = useQuery(skipUnless(isNeeded, timeSlotsQuery)).data?.time_slots ?? [];
  return {
    sports: sports.map(({ id, key }) => ({ value: id, label: t(`sports.${key}`) })),
    cities: cities
      .map(({ id, name }) => ({ value: id, label: name }))
      .toSorted((a, b) => format.compare(a.label, b.label)),
    timeSlots: slots.map(({ id, start, end }) => ({
      value: id,
      label: format.timeRange(start, end),
      start: clockTime(start),
    })),
  };
}
