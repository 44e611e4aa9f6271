import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  getGetBookingQueryKey,
  getListBookingsQueryKey,
} from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { getListCitiesQueryKey } from '../../shared/api/generated/endpoints/lookups/lookups.ts';
import {
  getGetVenueAvailabilityQueryKey,
  getGetVenueQueryKey,
  getListVenuesQueryKey,
} from '../../shared/api/generated/endpoints/venues/venues.ts';
import { refreshBookings } from './refresh-bookings.ts';

const touched = [
  getListBookingsQueryKey({ when: 'upcoming', page: 2 }),
  getGetBookingQueryKey(7),
  getGetVenueAvailabilityQueryKey(3, { date: '2026-11-26' }),
  getListVenuesQueryKey({ page: 1 }),
];
const untouched = [getGetVenueQueryKey('arena'), getListCitiesQueryKey()];

describe('a changed booking', () => {
  it('makes bookings, free times and venue lists old, and nothing else', async () => {
    const client = new QueryClient();
    for (const key of [...touched, ...untouched]) client.setQueryData(key, {});
    await refreshBookings(client);
    const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
    expect(touched.map(isOld)).toEqual(touched.map(() => true));
    expect(untouched.map(isOld)).toEqual(untouched.map(() => false));
  });
});
