import { type ComponentType, useId } from 'react';
import type { Event } from '../../shared/api/generated/model';
import { dayName } from '../../shared/i18n/day-name.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import type { StaleMark } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { EventCardSkeleton } from './event-card-skeleton.tsx';
import { EventCard } from './event-card.tsx';
import * as css from './event-card.css.ts';
import { type EventGroup, eventGroups } from './event-groups.ts';

interface EventDaysProps {
  /** Name of the list. */
  label: string;
  events: readonly Event[];
  /** Of the days. */
  heading?: 'h2' | 'h3';
  /** The list begins with those that wait for an answer of the reader. */
  askedFirst?: boolean;
  /** What can be done with each without opening it; draws nothing where that is nothing. */
  Foot?: ComponentType<{ event: Event }>;
  stale?: StaleMark;
}

/** A list of events under their days: "Today", "Tomorrow", "Thursday, November 26". */
export function EventDays({ label, events, heading = 'h2', askedFirst = false, Foot, stale }: EventDaysProps) {
  return (
    // Safari takes the role away from a list without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" aria-label={label} className={css.days} {...stale}>
      {eventGroups(events, { askedFirst }).map((group) => (
        <Day key={group.date ?? 'asked'} group={group} heading={heading} Foot={Foot} />
      ))}
    </ul>
  );
}

interface DayProps extends Pick<EventDaysProps, 'Foot'> {
  group: EventGroup<Event>;
  heading: 'h2' | 'h3';
}

function Day({ group: { date, events }, heading: Heading, Foot }: DayProps) {
  const t = useT('events');
  const words = useT();
  const format = useFormat();
  const id = useId();
  return (
    <li className={css.day}>
      <Heading id={id} className={css.dayName}>
        {date === null ? t('waiting') : dayName(date, now(), words, format)}
      </Heading>
      {/* as above */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" aria-labelledby={id} className={css.ofDay}>
        {events.map((event) => (
          <li key={event.id} className={css.frame}>
            <EventCard
              event={event}
              heading={Heading === 'h2' ? 'h3' : 'h4'}
              dated={date === null}
              foot={Foot && <Foot event={event} />}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A list of events that is on its way. */
export function EventDaysSkeleton({ count }: { count: number }) {
  return (
    <div className={css.day} aria-hidden>
      <p className={css.dayName}>
        <Skeleton width="8em" />
      </p>
      <div className={css.ofDay}>
        {Array.from({ length: count }, (_, index) => (
          <EventCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
