import type { QueryClient } from '@tanstack/react-query';
import { replace } from 'react-router';
import { bookingSearch } from '../../features/book-court/booking-address.ts';
import {
  getGetVenueAvailabilityQueryOptions,
  getGetVenueQueryOptions,
} from '../../shared/api/generated/endpoints/venues/venues.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { paths } from '../../shared/routing/paths.ts';
import { ownAddress } from '../../shared/routing/slug-address.ts';

export const venueQuery = (slug: string) => getGetVenueQueryOptions(slug);
export const timesQuery = (venueId: number, date: string) => getGetVenueAvailabilityQueryOptions(venueId, { date });

/** The day whose times are shown: the one in the address, else today. */
export const shownDay = (search: URLSearchParams, today: string): string => bookingSearch.read(search).date ?? today;

/** Starts the venue, and its times as soon as its number is known. Failures are the page's to tell. Resolves with the venue. */
export function startVenue(client: QueryClient, search: URLSearchParams, slug: string): Promise<unknown> {
  const today = tiraneDate(now());
  const day = shownDay(search, today);
  const found = client.ensureQueryData(venueQuery(slug));
  found
    .then(({ venue }) =>
      venue.is_bookable && day >= today ? client.prefetchQuery(timesQuery(venue.id, day)) : undefined,
    )
    .catch(() => {});
  return found.catch(() => {});
}

const start = pageLoader(({ client, url, params }) => startVenue(client, url.searchParams, params['slug'] ?? ''));

export async function loader(args: Parameters<typeof start>[0]): Promise<Response | null> {
  const own = ownAddress(args.request.url, args.params['slug'] ?? '', paths.venue);
  return own === null ? start(args) : replace(own);
}
