import { LogOut, UserCog } from 'lucide-react';
import { destructivePreset } from '../../../models/confirmation/presets.ts';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../../shared/lib/time/tirane.ts';
import { useSearchDialogs } from '../../../shared/routing/search-dialogs.ts';
import type { PeopleOwner, PersonAction } from '../kit/people-owner.ts';
import { removal } from '../kit/person-actions.tsx';
import { useOwnProfiles } from '../kit/use-own-profiles.ts';
import { isUncompleted, kinds, type RunBy, type RunningUser } from './run-by.ts';
import { useNameOf } from './use-name-of.ts';
import { usersDialogs } from './users-address.ts';

/** The people who run a venue or an organization, each with what their role allows. One may leave, to one's own home (decisions 033 and 039). */
export function useUsersOwner(runBy: RunBy): PeopleOwner<RunningUser> {
  const { type, entity_id: entityId } = runBy;
  const { operations, roles, texts, remove } = kinds[type];
  const t = useT('admins');
  const words = useT('people');
  const nameOf = useNameOf();
  const format = useFormat();
  const { isMe, goHome } = useOwnProfiles();
  const { open } = useSearchDialogs(usersDialogs);
  return {
    label: t('list'),
    notLoaded: t('notLoaded'),
    operations: [operations.remove],
    refusals: { last_admin: { key: 'admins:lastOwner' } },
    personOf: (one) => {
      const { user, role, permissions, is_online: isOnline } = one;
      const may = roles.find((row) => row.role === role)?.may;
      return {
        id: user.id,
        user,
        name: nameOf(one),
        roles: [{ text: t(`roles.${role}`), leads: role === 'owner' }],
        states: [isUncompleted(one) && user.name !== '' && { text: t('nameless'), tone: 'warning' }],
        above: may && t(may),
        facts: [words('facts.since', { date: format.dateShort(tiraneDate(Date.parse(one.since))) })],
        isOnline,
        below: isMe(user.id) && !permissions['remove'] && t('lastOwner'),
        actions: [
          permissions['change'] && {
            label: t('change.action'),
            icon: <UserCog size={20} />,
            onSelect: () => open('role', user.id),
          },
          permissions['remove'] && (isMe(user.id) ? leaving(user.id) : removing(one)),
        ],
      };
    },
  };

  function removing(one: RunningUser): PersonAction {
    return removal({
      name: nameOf(one),
      label: t(`${type}.remove.action`),
      message: { key: texts.removal },
      preset: destructivePreset,
      send: () => remove(entityId, one.user.id),
    });
  }

  function leaving(userId: number): PersonAction {
    return {
      label: t(`${type}.leave.action`),
      icon: <LogOut size={20} />,
      danger: true,
      asks: {
        ...destructivePreset,
        title: { key: texts.leave },
        message: { key: 'admins:leave.message' },
        positiveText: { key: 'admins:leave.confirm' },
      },
      send: async () => {
        await remove(entityId, userId);
        // before the lists are refetched, which are no longer one's own
        await goHome(runBy);
      },
      says: { key: texts.left },
    };
  }
}
