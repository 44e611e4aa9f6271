import type { Pagination as Paging, Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { BookmarkToggle } from '../../features/bookmark/bookmark-toggle.tsx';
import { VenueCard } from '../../entities/venue/venue-card.tsx';
import type { VenueFilters } from '../../entities/venue/venue-filters.ts';
import { VenueGrid } from '../../entities/venue/venue-grid.tsx';
import type { ChangeFilters } from './use-venue-filters.ts';

export interface VenueListProps {
  venues: readonly Venue[];
  pagination: Paging;
  filters: VenueFilters;
  today: string;
  change: ChangeFilters;
  /** The venues are the last search's; the next ones are on their way. */
  busy: boolean;
}

/** One page of venue cards. */
export function VenueList({ venues, filters, today, busy, ...paging }: VenueListProps) {
  const t = useT('venues');
  return (
    <>
      <VenueGrid label={t('title')} busy={busy}>
        {venues.map((venue) => (
          <li key={venue.id}>
            <VenueCard venue={venue} today={today} wish={filters} action={<BookmarkToggle venue={venue} />} />
          </li>
        ))}
      </VenueGrid>
      <VenuePages {...paging} />
    </>
  );
}

/** Steps through the pages; goes up to the beginning of the list. */
export function VenuePages({ pagination, change }: Pick<VenueListProps, 'pagination' | 'change'>) {
  const { current_page: current, last_page: last } = pagination;
  return <Pagination current={current} last={last} onPage={(page) => void change({ page }, { scroll: true })} />;
}
