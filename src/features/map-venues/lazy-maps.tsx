import { type ComponentProps, lazy, type ReactNode, Suspense, useRef } from 'react';
import type { VenueFilters } from '../../entities/venue/venue-filters.ts';
import type { Venue } from '../../shared/api/generated/model';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './map-place.css.ts';

// Leaflet and its styles come only when a map is shown.
const maps = () => import('./venue-maps.tsx');
const MapView = lazy(() => maps().then((module) => ({ default: module.MapView })));
const SideMap = lazy(() => maps().then((module) => ({ default: module.SideMap })));

const skeleton = <Skeleton shape="box" width="100%" height="100%" />;

/** A map that is on its way. */
export const mapSkeleton = <div className={css.mapPlace}>{skeleton}</div>;

/** `MapView`, whose code is loaded when it is shown. */
export function LazyMapView(props: ComponentProps<typeof MapView>) {
  return (
    <Suspense fallback={mapSkeleton}>
      <MapView {...props} />
    </Suspense>
  );
}

interface ListAndMapProps {
  filters: VenueFilters;
  /** Undefined while they are on their way. */
  venues: readonly Venue[] | undefined;
  /** There is room for the map, and something to show on it. */
  isSplit: boolean;
  /** The list. */
  children: ReactNode;
}

/** A list of venues and, where there is room, the map beside it. */
export function ListAndMap({ filters, venues, isSplit, children }: ListAndMapProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div className={isSplit ? css.split : undefined}>
      <Stack ref={list}>{children}</Stack>
      {isSplit && (
        <div className={css.side}>
          {venues ? (
            <Suspense fallback={skeleton}>
              <SideMap venues={venues} filters={filters} list={list} />
            </Suspense>
          ) : (
            skeleton
          )}
        </div>
      )}
    </div>
  );
}
