import { useOnlineUsers } from '../../entities/person/use-online-users.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { AddUserDialog } from './add-user-dialog.tsx';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import type { People, RunBy } from './people-of.ts';
import { useOwnRole } from './use-own-role.ts';
import { useRemoveUser } from './use-remove-user.ts';
import { UserRow } from './user-row.tsx';
import { usersDialogs } from './users-address.ts';
import * as css from './users.css.ts';

interface UserListProps {
  runBy: RunBy;
  answer: People;
  /** Only some of them are listed. */
  isFiltered?: boolean;
}

/** Everybody who runs a venue or an organization. Owners change it; the others read, and may leave (design §3, VEN-17, ORG-06). */
export function UserList({ runBy, answer: { users, permissions }, isFiltered = false }: UserListProps) {
  const t = useT('admins');
  const { shown, open, close } = useSearchDialogs(usersDialogs);
  const { isMe } = useOwnRole();
  const remove = useRemoveUser(runBy);
  const online = useOnlineUsers(users.map(({ user, is_online: isOnline }) => ({ id: user.id, isOnline })));
  const mayAdd = permissions['add'] === true;
  const changed =
    shown?.name === 'role' && users.find(({ user, permissions: own }) => user.id === shown.id && own['change']);
  return (
    <Stack>
      {!mayAdd && <p className={css.quiet}>{t('readOnly')}</p>}
      {isFiltered && users.length === 0 ? (
        <EmptyState drawing="people">{t('noneSuch')}</EmptyState>
      ) : (
        <ListRows label={t('list')}>
          {users.map((one) => (
            <UserRow
              key={one.user.id}
              type={runBy.type}
              one={one}
              isMe={isMe(one.user.id)}
              isOnline={online.has(one.user.id)}
              onChange={() => open('role', one.user.id)}
              onRemove={() => remove(one)}
            />
          ))}
        </ListRows>
      )}
      {mayAdd && !isFiltered && users.length === 1 && (
        <EmptyState drawing="people" hint={t('onlyMeHint')}>
          {t(`${runBy.type}.onlyMe`)}
        </EmptyState>
      )}
      {mayAdd && shown?.name === 'add' && <AddUserDialog runBy={runBy} users={users} onClose={close} />}
      {changed && <ChangeRoleDialog key={changed.user.id} runBy={runBy} one={changed} onClose={close} />}
    </Stack>
  );
}
