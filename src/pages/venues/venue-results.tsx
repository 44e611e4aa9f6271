import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useDeferredValue } from 'react';
import { VenueGridSkeleton } from '../../entities/venue/venue-card-skeleton.tsx';
import { formatVenueFilters, isNarrowed, type VenueFilters } from '../../entities/venue/venue-filters.ts';
import { BookmarkCard, VenueCards } from '../../features/bookmark/venue-cards.tsx';
import { LazyMapView, ListAndMap, mapSkeleton } from '../../features/map-venues/lazy-maps.tsx';
import type { VenueSearch } from '../../features/filter-venues/use-venue-search.ts';
import { $complete, $undecided } from '../../models/session/session.model.ts';
import { isFirstPageShown } from '../../shared/api/first-visit.ts';
import type { Venue } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useLayout } from '../../shared/platform/use-layout.ts';
import { firstPaths } from '../../shared/routing/first-paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListView, type StaleMark } from '../../shared/ui/query-view.tsx';
import { venuesQuery } from './venues.data.ts';
import * as css from './venues.css.ts';

/** The answer to the search; the last one stays on screen while the next is on its way. */
export function useVenueResults(filters: VenueFilters) {
  const complete = useUnit($complete);
  return useQuery(keepPage(skipUnless(complete || !filters.bookmark, venuesQuery(filters)), 'any'));
}

interface VenueResultsProps extends VenueSearch {
  query: ReturnType<typeof useVenueResults>;
  /** List and map stand side by side. */
  isWide: boolean;
}

/** The venues of the search as a list or on a map; a guest's bookmarks need an account. */
export function VenueResults({ query, filters, today, change, clear, isWide }: VenueResultsProps) {
  const t = useT('venues');
  const { complete, undecided } = useUnit({ complete: $complete, undecided: $undecided });
  const onMap = filters.view === 'map' && !isWide;

  if (filters.bookmark && !complete && !undecided) {
    const back = firstPaths.login(firstPaths.venues(formatVenueFilters({ ...filters, panel: false })));
    return (
      <EmptyState action={<LinkButton to={back}>{t('common:actions.signIn')}</LinkButton>}>
        {t('bookmark.guest')}
      </EmptyState>
    );
  }
  const day = filters.date ?? filters.available_time_slot_id;
  const narrowed = isNarrowed(filters) || filters.page > 1;
  const isSplit = isWide && (query.isPending || (query.data?.venues.length ?? 0) > 0);
  return (
    <ListAndMap filters={filters} venues={query.data?.venues} isSplit={isSplit}>
      <ListView
        query={query}
        skeleton={onMap ? mapSkeleton : <VenueGridSkeleton count={10} />}
        empty={
          <EmptyState
            drawing="search"
            action={narrowed && <Button onClick={() => void clear()}>{t('common:actions.clearFilters')}</Button>}
          >
            {t(filters.bookmark ? 'bookmarksEmpty' : !narrowed ? 'none' : day === undefined ? 'emptySearch' : 'empty')}
          </EmptyState>
        }
        paging={{ page: filters.page, onPage: (page) => void change({ page }, { scroll: true }) }}
      >
        {({ venues }, stale) =>
          onMap ? (
            <LazyMapView
              venues={venues}
              stale={stale['aria-busy'] ?? false}
              renderCard={(venue) => <BookmarkCard venue={venue} today={today} wish={filters} />}
            />
          ) : (
            <VenueList venues={venues} filters={filters} today={today} stale={stale} />
          )
        }
      </ListView>
    </ListAndMap>
  );
}

/** As many as fill a phone's screen. */
const FIRST_CARDS = 3;

interface VenueListProps {
  venues: readonly Venue[];
  filters: VenueFilters;
  today: string;
  stale: StaleMark;
}

function VenueList({ venues, filters, today, stale }: VenueListProps) {
  const t = useT('venues');
  const isPhone = useLayout() === 'phone';
  // on a phone's first page the cards below the screen follow once the others are painted; a kept scroll position needs all
  const isFirst = isPhone && venues.length > FIRST_CARDS && !isFirstPageShown() && window.scrollY === 0;
  const shown = useDeferredValue(venues, isFirst ? venues.slice(0, FIRST_CARDS) : venues);
  return (
    <div className={shown === venues ? undefined : css.partial}>
      <VenueCards label={t('title')} venues={shown} today={today} wish={filters} stale={stale} />
    </div>
  );
}
