import { $authenticated, $undecided } from '../../models/session/session.model.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { VenueGridSkeleton } from '../../entities/venue/venue-card-skeleton.tsx';
import { formatVenueFilters, isNarrowed, type VenueFilters } from '../../entities/venue/venue-filters.ts';
import type { VenueSearch } from './use-venue-filters.ts';
import { VenueList } from './venue-list.tsx';
import { venuesQuery } from './venues.data.ts';
import * as css from './venues.css.ts';

// Leaflet and its styles come only when somebody opens the map.
const MapView = lazy(() => import('./venue-map-view.tsx').then(({ VenueMapView }) => ({ default: VenueMapView })));

/** The answer to the search; the last one stays on screen while the next is on its way. */
export function useVenueResults(filters: VenueFilters) {
  const { authenticated } = useUnit({ authenticated: $authenticated });
  return useQuery({
    ...venuesQuery(filters),
    enabled: authenticated || !filters.bookmark,
    placeholderData: keepPreviousData,
  });
}

interface VenueResultsProps extends VenueSearch {
  query: ReturnType<typeof useVenueResults>;
}

/** Skeleton, failure, nothing, or the venues as a list or on a map. */
export function VenueResults({ query, filters, today, change, clear }: VenueResultsProps) {
  const t = useT('venues');
  const { authenticated, undecided } = useUnit({ authenticated: $authenticated, undecided: $undecided });
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
  if (query.error) {
    const { error, refetch, isFetching } = query;
    return (
      <ErrorState
        title={error.message}
        message={error.kind === 'unreachable' ? t('common:states.errorHint') : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const skeleton =
    filters.view === 'map' ? mapSkeleton : <VenueGridSkeleton count={10} label={t('common:states.loading')} />;
  if (!query.data) return skeleton;
  const { venues, pagination } = query.data;
  // a page past the end: the address is on its way to the last one
  if (venues.length === 0 && pagination.total > 0) return skeleton;
  if (venues.length === 0) {
    const leave = isNarrowed(filters) || filters.page > 1;
    const action = leave ? <Button onClick={() => void clear()}>{t('common:actions.clearFilters')}</Button> : undefined;
    return (
      <EmptyState drawing="search" action={action}>
        {t(filters.bookmark ? 'bookmarksEmpty' : leave ? 'empty' : 'none')}
      </EmptyState>
    );
  }
  const shared = { venues, pagination, filters, today, change, busy: query.isPlaceholderData };
  if (filters.view === 'list') return <VenueList {...shared} />;
  return (
    <Suspense fallback={mapSkeleton}>
      <MapView {...shared} />
    </Suspense>
  );
}
