import type { Event } from '../../shared/api/generated/model';
import type { StaleMark } from '../../shared/ui/query-view.tsx';
import { EventCardSkeleton } from './event-card-skeleton.tsx';
import * as css from './event-card.css.ts';
import { EventCard } from './event-card.tsx';

interface EventGridProps {
  /** Name of the list. */
  label: string;
  events: readonly Event[];
  stale?: StaleMark;
}

/** A few events beside each other, each with its day, where a list by days would take too much room. */
export function EventGrid({ label, events, stale }: EventGridProps) {
  return (
    // Safari takes the role away from a list without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" aria-label={label} className={css.grid} {...stale}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} heading="h3" dated />
        </li>
      ))}
    </ul>
  );
}

/** Such a list that is on its way. */
export function EventGridSkeleton({ count }: { count: number }) {
  return (
    <div className={css.grid} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <EventCardSkeleton key={index} />
      ))}
    </div>
  );
}
