import { VenueCard, type VenueCardProps } from '../../entities/venue/venue-card.tsx';
import { VenueGrid } from '../../entities/venue/venue-grid.tsx';
import type { Venue } from '../../shared/api/generated/model';
import type { StaleMark } from '../../shared/ui/query-view.tsx';
import { BookmarkToggle } from './bookmark-toggle.tsx';

interface VenueCardsProps extends Pick<VenueCardProps, 'today' | 'wish' | 'heading'> {
  /** Name of the list. */
  label: string;
  venues: readonly Venue[];
  stale?: StaleMark;
}

/** A list of venues, each with its bookmark; items carry the venue's id for a map beside them. */
export function VenueCards({ label, venues, stale, ...card }: VenueCardsProps) {
  return (
    <VenueGrid label={label} {...stale}>
      {venues.map((venue) => (
        <li key={venue.id} data-venue={venue.id}>
          <VenueCard {...card} venue={venue} action={<BookmarkToggle venue={venue} />} />
        </li>
      ))}
    </VenueGrid>
  );
}
