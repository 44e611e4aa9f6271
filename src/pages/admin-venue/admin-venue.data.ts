import { venueUsersQuery } from '../../features/people/users/users-section.tsx';
import { venueRequestsQuery } from '../../features/venue-desk/venue-requests-query.ts';
import { preloadWeekContent } from '../../features/venue-figures/lazy-week-content.tsx';
import { figuresQuery } from '../../features/venue-figures/use-venue-figures.ts';
import { getGetManagedVenueQueryOptions } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { Id, Venue } from '../../shared/api/generated/model';
import { pageLoader } from '../../shared/routing/loader-context.ts';

export const VIEWS = ['overview', 'details', 'courts', 'rules', 'photos'] as const;
export type View = (typeof VIEWS)[number];

/** Reads `?view=courts`; anything else is the overview. */
export const readView = (search: URLSearchParams): View =>
  VIEWS.find((view) => view === search.get('view')) ?? 'overview';

export const managedVenueQuery = (venueId: Id) => getGetManagedVenueQueryOptions(venueId);

/** People book it, or have booked it; else players do not see it yet. */
export const isRunning = ({ status }: Venue): boolean => status !== 'draft' && status !== 'in-review';

export const loader = pageLoader(({ client, url, profile: { entity_id: id } }) => {
  if (id === null) return null;
  const view = readView(url.searchParams);
  const found = client.ensureQueryData(managedVenueQuery(id));
  if (view === 'details') void client.prefetchQuery(venueUsersQuery(id));
  if (view === 'overview') {
    preloadWeekContent();
    found
      .then(({ venue }) =>
        isRunning(venue)
          ? Promise.all([client.prefetchQuery(figuresQuery(id)), client.prefetchQuery(venueRequestsQuery(id))])
          : null,
      )
      .catch(() => {});
  }
  return found.catch(() => {}); // the page tells it
});
