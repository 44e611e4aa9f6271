import { MapPin, Repeat2, Shapes, Users } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Event } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { CardLink } from '../../shared/ui/card-link.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { EventAnswerBadge, EventPhaseBadge } from './event-badges.tsx';
import * as css from './event-card.css.ts';
import { eventDate, eventTimes, eventWhen } from './event-times.ts';
import { isFull, perPersonText, placeText, seatsText } from './event-words.ts';

interface EventCardProps {
  event: Event;
  heading?: 'h2' | 'h3' | 'h4';
  /** Its day too, where no heading says it. */
  dated?: boolean;
  /** What can be done without opening it. */
  foot?: ReactNode;
}

/** An event in a list: its picture, when, what, where, how many come and what it costs a head, and one's own answer; pressing anywhere opens it. */
export function EventCard({ event, heading: Heading = 'h3', dated = false, foot }: EventCardProps) {
  const t = useT('events');
  const words = useT();
  const people = useT('teams');
  const format = useFormat();
  const id = useId();
  return (
    <Card as="article" className={cx(css.card, event.image && css.pictured)}>
      <Leaf event={event} dated={dated} />
      <div className={css.body}>
        <Heading className={css.name}>
          {/* named by the title alone; the rest of the card describes it */}
          <CardLink to={paths.event(event.id)} aria-describedby={id}>
            {event.title}
          </CardLink>
        </Heading>
        <div id={id} className={css.facts}>
          <VisuallyHidden>{eventWhen(event, now(), words, format)}</VisuallyHidden>
          <p className={css.fact}>
            <MapPin size={16} aria-hidden />
            <span className={cx(!event.place && !event.location && css.open)}>
              {placeText(event, t)} · {event.city.name}
            </span>
          </p>
          <p className={css.fact}>
            <Users size={16} aria-hidden />
            <span>
              {seatsText(event, t)}
              {event.phase !== 'cancelled' && ` · ${perPersonText(event, t, format)}`}
            </span>
          </p>
          <p className={css.fact}>
            <Shapes size={16} aria-hidden />
            <span>{kindLine(event)}</span>
          </p>
        </div>
        <div className={css.marks}>
          <EventPhaseBadge phase={event.phase} />
          {event.phase !== 'cancelled' && <EventAnswerBadge event={event} />}
          {event.phase === 'scheduled' && !event.my_participation && isFull(event) && <Badge>{t('full')}</Badge>}
          {event.recurrence === 'weekly' && <Badge icon={<Repeat2 size={14} aria-hidden />}>{t('weekly')}</Badge>}
        </div>
      </div>
      {event.image && <img className={css.picture} src={event.image.url} alt="" loading="lazy" />}
      {foot != null && <div className={css.foot}>{foot}</div>}
    </Card>
  );

  /** "Football · Open game · Intermediate"; a mixed event for all levels says neither. */
  function kindLine({ sport, kind, level, gender, owner }: Event): string {
    return [
      words(`sports.${sport.key}`),
      t(`kinds.${kind}`),
      level && people(`levels.${level}`),
      gender !== 'mixed' && people(`genders.${gender}`),
      owner.type !== 'base' && owner.name,
    ]
      .filter(Boolean)
      .join(' · ');
  }
}

/** When, as a leaf of a calendar; the card says it in words. */
function Leaf({ event, dated }: { event: Event; dated: boolean }) {
  const format = useFormat();
  const [start, end] = eventTimes(event, format).split('–');
  const date = eventDate(event);
  const isOver = event.phase === 'completed' || event.phase === 'cancelled';
  return (
    <div className={cx(css.leaf, isOver && css.over)} aria-hidden>
      {dated ? (
        <>
          <span>{format.weekdayShort(date)}</span>
          <span className={css.leafMain}>{format.dayOfMonth(date)}</span>
          <span>{format.monthShort(date)}</span>
          <span>{start}</span>
        </>
      ) : (
        <>
          <span className={css.leafMain}>{start}</span>
          <span>{end}</span>
        </>
      )}
    </div>
  );
}
