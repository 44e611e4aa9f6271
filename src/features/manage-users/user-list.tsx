import { useOnlineUsers } from '../../entities/person/use-online-users.ts';
import type { Id, ListVenueUsersData } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { AddUserDialog } from './add-user-dialog.tsx';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { useOwnRole } from './use-own-role.ts';
import { useRemoveUser } from './use-remove-user.ts';
import { useUsersDialog } from './use-users-dialog.ts';
import { UserRow } from './user-row.tsx';
import * as css from './users.css.ts';

interface UserListProps {
  venueId: Id;
  answer: ListVenueUsersData;
}

/** Everybody who runs the venue. Owners change it; the others read, and may leave (design §3, VEN-17). */
export function UserList({ venueId, answer: { users, permissions } }: UserListProps) {
  const t = useT('admins');
  const { shown, open, close } = useUsersDialog();
  const { isMe } = useOwnRole();
  const remove = useRemoveUser(venueId);
  const online = useOnlineUsers(users.map(({ user, is_online: isOnline }) => ({ id: user.id, isOnline })));
  const mayAdd = permissions['add'] === true;
  const changed =
    typeof shown === 'number' && users.find(({ user, permissions: own }) => user.id === shown && own['change']);
  return (
    <Stack>
      {!mayAdd && <p className={css.quiet}>{t('readOnly')}</p>}
      <ListRows label={t('list')}>
        {users.map((one) => (
          <UserRow
            key={one.user.id}
            one={one}
            isMe={isMe(one.user.id)}
            isOnline={online.has(one.user.id)}
            onChange={() => open(one.user.id)}
            onRemove={() => remove(one.user)}
          />
        ))}
      </ListRows>
      {mayAdd && users.length === 1 && <EmptyState hint={t('onlyMeHint')}>{t('onlyMe')}</EmptyState>}
      {mayAdd && shown === 'add' && <AddUserDialog venueId={venueId} users={users} onClose={close} />}
      {changed && <ChangeRoleDialog key={changed.user.id} venueId={venueId} one={changed} onClose={close} />}
    </Stack>
  );
}
