import { useUnit } from 'effector-react';
import { VenueCard, type VenueCardProps } from '../../entities/venue/venue-card.tsx';
import { VenueGrid } from '../../entities/venue/venue-grid.tsx';
import { $module } from '../../models/profile/profile.model.ts';
import type { Venue } from '../../shared/api/generated/model';
import { firstPaths } from '../../shared/routing/first-paths.ts';
import type { StaleMark } from '../../shared/ui/query-view.tsx';
import { BookmarkToggle } from './bookmark-toggle.tsx';

type CardProps = Pick<VenueCardProps, 'today' | 'wish' | 'heading'>;

/** A venue with its bookmark; a super user's leads to its review (R33). */
export function BookmarkCard({ venue, ...card }: CardProps & { venue: Venue }) {
  const to = useUnit($module) === 'superuser' ? firstPaths.reviewVenue(venue.slug) : undefined;
  return <VenueCard {...card} venue={venue} to={to} action={<BookmarkToggle venue={venue} />} />;
}

interface VenueCardsProps extends CardProps {
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
          <BookmarkCard {...card} venue={venue} />
        </li>
      ))}
    </VenueGrid>
  );
}
