import { CircleCheck, CircleSlash, RotateCcw, Star, UserMinus } from 'lucide-react';
import type { Event, Id, Participant } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';
import type { MenuItem } from '../../shared/ui/overflow-menu.tsx';
import type { PersonActions } from './use-person-actions.ts';

interface PersonMenuOptions {
  event: Event;
  person: Participant;
  act: PersonActions;
  edit: (participantId: Id) => void;
  hasStarted: boolean;
  t: Translate<'eventpeople'>;
  games: Translate<'games'>;
}

/** What is done about one of the people of an event, besides what the row shows: exactly what the server allows. */
export function personMenu({ event, person, act, edit, hasStarted, t, games }: PersonMenuOptions): MenuItem[] {
  const { status, attended, permissions } = person;
  const updates = permissions['update'] === true && status === 'going';
  const items: (MenuItem | false)[] = [
    updates &&
      hasStarted &&
      attended !== true && {
        label: t('checkIn.action'),
        icon: <CircleCheck size={20} />,
        onSelect: () => act.checkIn(person, true),
      },
    updates &&
      hasStarted &&
      attended !== false && {
        label: t('checkIn.missed'),
        icon: <CircleSlash size={20} />,
        onSelect: () => act.checkIn(person, false),
      },
    updates &&
      hasStarted &&
      attended !== null && {
        label: t('checkIn.undo'),
        icon: <RotateCcw size={20} />,
        onSelect: () => act.checkIn(person, null),
      },
    updates &&
      event.phase !== 'cancelled' && {
        label: games('sides.rate'),
        icon: <Star size={20} />,
        onSelect: () => edit(person.id),
      },
    // whoever asks is declined in the row
    permissions['remove'] === true &&
      status !== 'requested' && {
        label: t(status === 'invited' ? 'withdraw.action' : 'remove.action'),
        icon: <UserMinus size={20} />,
        danger: true,
        onSelect: () => act.remove(person),
      },
  ];
  return items.filter((item) => item !== false);
}
