import { useSearchParams } from 'react-router';
import type { Id, ListVenueUsersData } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { AddUserDialog } from './add-user-dialog.tsx';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { useOwnRole } from './use-own-role.ts';
import { useRemoveUser } from './use-remove-user.ts';
import { UserRow } from './user-row.tsx';
import { readUsersDialog, usersDialog } from './users-address.ts';
import * as css from './users.css.ts';

interface UserListProps {
  venueId: Id;
  answer: ListVenueUsersData;
}

/** Everybody who runs the venue. Owners change it; the others read, and may leave (design §3, VEN-17). */
export function UserList({ venueId, answer: { users, permissions } }: UserListProps) {
  const t = useT('admins');
  const [search] = useSearchParams();
  const place = readUsersDialog(search);
  const dialog = useUrlDialog(place !== null);
  const { isMe } = useOwnRole();
  const remove = useRemoveUser(venueId);
  const mayAdd = permissions['add'] === true;
  const changed =
    typeof place === 'number' && users.find(({ user, permissions: own }) => user.id === place && own['change']);
  const close = () => dialog.close('');
  return (
    <Stack>
      {!mayAdd && <p className={css.quiet}>{t('readOnly')}</p>}
      <ListRows label={t('list')}>
        {users.map((one) => (
          <UserRow
            key={one.user.id}
            one={one}
            isMe={isMe(one.user.id)}
            onChange={() => dialog.open(usersDialog(one.user.id))}
            onRemove={() => remove(one.user)}
          />
        ))}
      </ListRows>
      {mayAdd && users.length === 1 && <EmptyState hint={t('onlyMeHint')}>{t('onlyMe')}</EmptyState>}
      {mayAdd && place === 'add' && <AddUserDialog venueId={venueId} users={users} onClose={close} />}
      {changed && <ChangeRoleDialog key={changed.user.id} venueId={venueId} one={changed} onClose={close} />}
    </Stack>
  );
}
