import { CircleCheck, CircleSlash, RotateCcw, Star } from 'lucide-react';
import { positionText } from '../../../entities/game/positions.ts';
import { removeParticipant, updateParticipant } from '../../../shared/api/generated/endpoints/events/events.ts';
import type { Event, Id, Participant, ParticipantStatus } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { now } from '../../../shared/platform/clock.ts';
import { Chip } from '../../../shared/ui/chip.tsx';
import type { PeopleOwner, Person } from '../kit/people-owner.ts';
import { removal, withdrawal } from '../kit/person-actions.tsx';
import { ParticipationAnswers } from '../requests/participation-answers.tsx';
import * as css from './event-people.css.ts';
import { usePayment } from './use-payment.ts';

interface EventOwnerOptions {
  event: Event;
  /** Whom the list shows. */
  status: Exclude<ParticipantStatus, 'removed'>;
  /** Opens what is seldom said about somebody: how well and where they play. */
  edit: (participantId: Id) => void;
  /** A request was decided: its buttons will go. */
  onDecided: () => void;
}

/** The people of an event: who, with how many guests, their turn, and for who manages it their money and whether they came (COM-04, COM-08). */
export function useEventOwner({ event, status, edit, onDecided }: EventOwnerOptions): PeopleOwner<Participant> {
  const t = useT('eventpeople');
  const words = useT('people');
  const games = useT('games');
  const format = useFormat();
  const pay = usePayment(event.id);
  return {
    label: t(`lists.${status}`),
    notLoaded: t('notLoaded'),
    operations: ['updateParticipant', 'removeParticipant'],
    personOf: (one) => {
      const { id, user, guests, attended, waitlist_position: turn, position, rating, invited_by } = one;
      return {
        id,
        user,
        roles: [one.role === 'host' && { text: t('host'), leads: true }],
        states: [
          guests > 0 && { text: t('guests', { count: guests }) },
          attended === true && { text: t('came'), tone: 'success' },
          attended === false && { text: t('missed'), tone: 'warning' },
        ],
        facts: [
          [
            turn !== null && t('turn', { position: turn }),
            positionText(position, games),
            rating !== null && games('sides.rated', { rating }),
            one.status === 'invited' && invited_by && t('invitedBy', { name: invited_by.name }),
          ]
            .filter(Boolean)
            .join(' · ') || null,
        ],
        below: isPayer(one) && moneyOf(one),
        main: mainOf(one),
        actions: actionsOf(one),
      };
    },
  };

  /** Who manages the event ticks whoever takes a seat and has something to pay, and whoever still owes. */
  function isPayer({ permissions, due, owes }: Participant): boolean {
    return permissions['pay'] === true && (due ?? 0) + (owes ?? 0) > 0;
  }

  function moneyOf({ due, owes }: Participant): string {
    const open = (owes ?? 0) > 0 && t('owes', { price: format.money(owes ?? 0) });
    return [format.price(due ?? 0), open].filter(Boolean).join(' · ');
  }

  function mainOf(one: Participant): Person['main'] {
    const { name } = one.user;
    const asks = one.status === 'requested' && one.permissions['approve'] === true;
    if (!asks && !isPayer(one)) return null;
    return (
      <>
        {asks && <ParticipationAnswers eventId={event.id} participantId={one.id} name={name} onDone={onDecided} />}
        {isPayer(one) && (
          <Chip
            className={css.paid}
            pressed={one.has_paid === true}
            aria-label={t('paidBy', { name })}
            onClick={() => pay(one)}
          >
            {t('paid')}
          </Chip>
        )}
      </>
    );
  }

  /** Exactly what the server allows; who came is said once it has begun, and whoever asks is declined in the row. */
  function actionsOf({ id, user, status: own, attended, permissions }: Participant): Person['actions'] {
    const { name } = user;
    const updates = permissions['update'] === true && own === 'going';
    const checksIn = updates && Date.parse(event.starts_at) <= now();
    const checkIn = (next: boolean | null) => ({
      send: () => updateParticipant(event.id, id, { attended: next }),
      says: {
        key: `eventpeople:checkIn.${next === null ? 'undone' : next ? 'done' : 'noShow'}`,
        params: { name },
      } as const,
    });
    const send = () => removeParticipant(event.id, id);
    return [
      checksIn &&
        attended !== true && { label: t('checkIn.action'), icon: <CircleCheck size={20} />, ...checkIn(true) },
      checksIn &&
        attended !== false && { label: t('checkIn.missed'), icon: <CircleSlash size={20} />, ...checkIn(false) },
      checksIn && attended !== null && { label: t('checkIn.undo'), icon: <RotateCcw size={20} />, ...checkIn(null) },
      updates &&
        event.phase !== 'cancelled' && {
          label: games('sides.rate'),
          icon: <Star size={20} />,
          onSelect: () => edit(id),
        },
      permissions['remove'] === true &&
        own !== 'requested' &&
        (own === 'invited'
          ? withdrawal(words, { name, send })
          : removal({
              name,
              label: words('remove.action'),
              message: { key: 'eventpeople:remove.message' },
              send,
            })),
    ];
  }
}
