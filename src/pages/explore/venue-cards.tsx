import { BookmarkToggle } from '../../features/bookmark/bookmark-toggle.tsx';
import { VenueCard, type VenueCardProps } from '../../entities/venue/venue-card.tsx';
import { VenueGrid } from '../../entities/venue/venue-grid.tsx';
import type { Venue } from '../../shared/api/generated/model';

interface VenueCardsProps extends Pick<VenueCardProps, 'today' | 'wish'> {
  label: string;
  venues: readonly Venue[];
}

/** The venue cards of one block. */
export function VenueCards({ label, venues, ...asked }: VenueCardsProps) {
  return (
    <VenueGrid label={label}>
      {venues.map((venue) => (
        <li key={venue.id}>
          <VenueCard {...asked} venue={venue} heading="h3" action={<BookmarkToggle venue={venue} />} />
        </li>
      ))}
    </VenueGrid>
  );
}
