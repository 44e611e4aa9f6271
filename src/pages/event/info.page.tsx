import { AnswerEvent } from '../../features/answer-event/answer-event.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { EventCost } from './event-cost.tsx';
import { EventDetails } from './event-details.tsx';
import { EventSeats } from './event-seats.tsx';
import { EventWhere } from './event-where.tsx';
import * as css from './info.css.ts';
import { useEvent } from './use-event.ts';

/** Whether one comes, who else does, what it costs, where it is, and its rules (RT-27, COM-04, COM-08). */
export function Component() {
  const t = useT('event');
  const event = useEvent();
  const { description, phase, image } = event;
  const picture = image && <img className={css.picture} src={image.url} alt="" loading="lazy" />;
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <Card padded as="section" className={css.answer} aria-label={t('coming')}>
          <AnswerEvent event={event} />
          <EventSeats event={event} />
        </Card>
        {phase !== 'cancelled' && <EventCost event={event} />}
        <EventWhere event={event} />
      </div>
      <div className={css.column}>
        {description === '' ? (
          picture
        ) : (
          <Section title={t('about')}>
            {picture}
            <p className={css.description}>{description}</p>
          </Section>
        )}
        <EventDetails event={event} />
      </div>
    </div>
  );
}
