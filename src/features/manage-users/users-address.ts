import type { Id } from '../../shared/api/generated/model';

/** The dialog of the list of users: that of a new user, or the role of the user with this id. */
type UsersDialog = 'add' | Id;

/** The search `current` with this dialog open, or with none: `?do=add`, `?role=12`; other parameters stay. */
export function searchWith(dialog: UsersDialog | null, current: URLSearchParams): string {
  const search = new URLSearchParams(current);
  search.delete('do');
  search.delete('role');
  if (dialog === 'add') search.set('do', 'add');
  else if (dialog !== null) search.set('role', String(dialog));
  return search.size > 0 ? `?${search}` : '';
}

/** The dialog that the address names; null for none. */
export function readUsersDialog(search: URLSearchParams): UsersDialog | null {
  if (search.get('do') === 'add') return 'add';
  const id = Number(search.get('role'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
