import type { Id } from '../../shared/api/generated/model';

/** The dialog of the users' page: that of a new user, or the role of the user with this id. */
type UsersDialog = 'add' | Id;

/** The search that opens it: `?do=add`, `?role=12`. */
export const usersDialog = (dialog: UsersDialog): string => (dialog === 'add' ? '?do=add' : `?role=${dialog}`);

/** The dialog that the address names; null for none. */
export function readUsersDialog(search: URLSearchParams): UsersDialog | null {
  if (search.get('do') === 'add') return 'add';
  const id = Number(search.get('role'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
