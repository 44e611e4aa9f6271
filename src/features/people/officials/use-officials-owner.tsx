import { removeOfficial } from '../../../shared/api/generated/endpoints/games/games.ts';
import type { AppointmentStatus, Game, GameOfficial } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import type { PeopleOwner } from '../kit/people-owner.ts';
import { removal } from '../kit/person-actions.tsx';

const tones = { asked: 'warning', accepted: 'success', declined: 'danger' } as const satisfies Record<
  AppointmentStatus,
  string
>;

/** The officials of a game of a competition, for who runs it: each with their role and answer (decision 060). */
export function useOfficialsOwner({ id }: Pick<Game, 'id'>): PeopleOwner<GameOfficial> {
  const t = useT('games');
  return {
    label: t('officials.title'),
    notLoaded: t('officials.notLoaded'),
    operations: ['removeOfficial'],
    personOf: ({ user, role, status }) => ({
      id: user.id,
      user,
      roles: [{ text: t(`facts.${role}`), leads: false }],
      states: [{ text: t(`officials.status.${status}`), tone: tones[status] }],
      actions: [
        removal({
          name: user.name ?? '',
          label: t('officials.remove'),
          message: { key: 'games:officials.removeMessage' },
          send: () => removeOfficial(id, user.id),
        }),
      ],
    }),
  };
}
