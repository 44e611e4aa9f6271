import { $authenticated, $undecided } from '../../models/session/session.model.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import type { Venue } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListView, type StaleMark } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { BookmarkToggle } from '../../features/bookmark/bookmark-toggle.tsx';
import { VenueCard } from '../../entities/venue/venue-card.tsx';
import { VenueGridSkeleton } from '../../entities/venue/venue-card-skeleton.tsx';
import { formatVenueFilters, isNarrowed, type VenueFilters } from '../../entities/venue/venue-filters.ts';
import { VenueGrid } from '../../entities/venue/venue-grid.tsx';
import type { VenueSearch } from './use-venue-filters.ts';
import { venuesQuery } from './venues.data.ts';
import * as css from './venues.css.ts';

// Leaflet and its styles come only when somebody opens the map.
const MapView = lazy(() => import('./venue-map-view.tsx').then(({ VenueMapView }) => ({ default: VenueMapView })));

/** One page of venues, as the list and the map draw it. */
export interface ShownVenues {
  venues: readonly Venue[];
  filters: VenueFilters;
  today: string;
  stale: StaleMark;
}

/** The answer to the search; the last one stays on screen while the next is on its way. */
export function useVenueResults(filters: VenueFilters) {
  const authenticated = useUnit($authenticated);
  return useQuery({
    ...skipUnless(authenticated || !filters.bookmark, venuesQuery(filters)),
    placeholderData: keepPreviousData,
  });
}

interface VenueResultsProps extends VenueSearch {
  query: ReturnType<typeof useVenueResults>;
}

/** The venues of the search as a list or on a map; a guest's bookmarks need an account. */
export function VenueResults({ query, filters, today, change, clear }: VenueResultsProps) {
  const t = useT('venues');
  const { authenticated, undecided } = useUnit({ authenticated: $authenticated, undecided: $undecided });
  const onMap = filters.view === 'map';
  const mapSkeleton = (
    <div className={css.mapView}>
      <div className={css.mapPlace}>
        <Skeleton shape="box" width="100%" height="100%" />
      </div>
    </div>
  );

  if (filters.bookmark && !authenticated && !undecided) {
    const back = paths.login(paths.venues(formatVenueFilters({ ...filters, panel: false })));
    return (
      <EmptyState action={<LinkButton to={back}>{t('common:actions.signIn')}</LinkButton>}>
        {t('bookmark.guest')}
      </EmptyState>
    );
  }
  const narrowed = isNarrowed(filters) || filters.page > 1;
  return (
    <ListView
      query={query}
      skeleton={onMap ? mapSkeleton : <VenueGridSkeleton count={10} />}
      empty={
        <EmptyState
          drawing="search"
          action={narrowed && <Button onClick={() => void clear()}>{t('common:actions.clearFilters')}</Button>}
        >
          {t(filters.bookmark ? 'bookmarksEmpty' : narrowed ? 'empty' : 'none')}
        </EmptyState>
      }
      paging={{ page: filters.page, onPage: (page) => void change({ page }, { scroll: true }) }}
    >
      {({ venues }, stale) => {
        const shown = { venues, filters, today, stale };
        if (!onMap) return <VenueList {...shown} />;
        return (
          <Suspense fallback={mapSkeleton}>
            <MapView {...shown} />
          </Suspense>
        );
      }}
    </ListView>
  );
}

function VenueList({ venues, filters, today, stale }: ShownVenues) {
  const t = useT('venues');
  return (
    <VenueGrid label={t('title')} {...stale}>
      {venues.map((venue) => (
        <li key={venue.id}>
          <VenueCard venue={venue} today={today} wish={filters} action={<BookmarkToggle venue={venue} />} />
        </li>
      ))}
    </VenueGrid>
  );
}
