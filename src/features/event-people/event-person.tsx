import { positionText } from '../../entities/game/positions.ts';
import { since } from '../../entities/person/person-row.css.ts';
import { PersonRow } from '../../entities/person/person-row.tsx';
import type { Event, Id, Participant } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import { OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import * as css from './event-people.css.ts';
import { personMenu } from './person-menu.tsx';
import { RequestAnswers } from './request-answers.tsx';
import type { PersonActions } from './use-person-actions.ts';

interface EventPersonProps {
  event: Event;
  person: Participant;
  act: PersonActions;
  edit: (participantId: Id) => void;
  /** A request was decided: its buttons will go. */
  onDecided: () => void;
}

/** One of the people of an event: who, with how many guests, their turn, and for who manages it their money and whether they came. */
export function EventPerson({ event, person, act, edit, onDecided }: EventPersonProps) {
  const t = useT('eventpeople');
  const games = useT('games');
  const format = useFormat();
  const { id, user, role, status, guests, waitlist_position: turn, position, rating, invited_by, permissions } = person;
  const menu = personMenu({ event, person, act, edit, hasStarted: Date.parse(event.starts_at) <= now(), t, games });
  const facts = [
    turn !== null && t('turn', { position: turn }),
    positionText(position, games),
    rating !== null && games('sides.rated', { rating }),
    status === 'invited' && invited_by && t('invitedBy', { name: invited_by.name }),
  ].filter((fact) => fact !== false && fact !== null);
  const money = moneyOf();
  return (
    <PersonRow
      user={user}
      marks={
        <>
          {role === 'host' && (
            <Badge tone="info" icon="none">
              {t('host')}
            </Badge>
          )}
          {act.isMe(user.id) && <Badge>{t('you')}</Badge>}
          {guests > 0 && <Badge>{t('guests', { count: guests })}</Badge>}
          {person.attended === true && <Badge tone="success">{t('came')}</Badge>}
          {person.attended === false && <Badge tone="warning">{t('missed')}</Badge>}
        </>
      }
      facts={facts.length > 0 && <span className={since}>{facts.join(' · ')}</span>}
      below={money}
      value={
        <span className={css.controls}>
          {status === 'requested' && permissions['approve'] === true && (
            <RequestAnswers eventId={event.id} participantId={id} name={user.name} onDone={onDecided} />
          )}
          {isPayer() && (
            <Chip
              className={css.paid}
              pressed={person.has_paid === true}
              aria-label={t('paidBy', { name: user.name })}
              onClick={() => act.pay(person)}
            >
              {t('paid')}
            </Chip>
          )}
          {menu.length > 0 && <OverflowMenu label={t('menu', { name: user.name })} items={menu} />}
        </span>
      }
    />
  );

  /** Who manages the event ticks whoever takes a seat and has something to pay, and whoever still owes. */
  function isPayer(): boolean {
    return permissions['pay'] === true && (person.due ?? 0) + (person.owes ?? 0) > 0;
  }
  function moneyOf() {
    if (!isPayer()) return false;
    const owes = person.owes ?? 0;
    return [format.price(person.due ?? 0), owes > 0 && t('owes', { price: format.money(owes) })]
      .filter(Boolean)
      .join(' · ');
  }
}
