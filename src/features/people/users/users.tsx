import { ProfileStatus } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { useSearchDialogs } from '../../../shared/routing/search-dialogs.ts';
import type { ChangeFilters } from '../../../shared/routing/use-filters.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { ViewedQuery } from '../../../shared/ui/query-view.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { AddButton } from '../kit/add-button.tsx';
import { PeopleFilters } from '../kit/people-filters.tsx';
import { PeopleList } from '../kit/people-list.tsx';
import * as css from '../kit/people.css.ts';
import { AddUserDialog } from './add-user-dialog.tsx';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import type { People, RunBy } from './run-by.ts';
import { useUsersOwner } from './use-users-owner.tsx';
import { usersDialogs, type UsersFilters } from './users-address.ts';

/** Opens the dialog of `Users` that adds one. `quiet`: the view has another button that is filled. */
export function AddUserButton({ quiet = false }: { quiet?: boolean }) {
  const t = useT('admins');
  const { open } = useSearchDialogs(usersDialogs);
  return (
    <AddButton quiet={quiet} onClick={() => open('add')}>
      {t('add.title')}
    </AddButton>
  );
}

interface UserFiltersProps {
  filters: UsersFilters;
  change: ChangeFilters<UsersFilters>;
}

/** All of them, or by their profile (ENT-215). */
export function UserFilters(props: UserFiltersProps) {
  const t = useT('admins');
  const options = [undefined, ...Object.values(ProfileStatus)].map((value) => ({
    value,
    label: t(`filter.${value ?? 'all'}`),
  }));
  return <PeopleFilters {...props} choices={[{ field: 'profile', label: t('filter.label'), options }]} />;
}

interface UsersProps {
  runBy: RunBy;
  query: ViewedQuery<People>;
  /** The query asks for some of them only. */
  isFiltered?: boolean;
}

/** Everybody who runs a venue or an organization. Owners change it; the others read, and may leave (design §3, VEN-17, ORG-06). */
export function Users({ runBy, query, isFiltered = false }: UsersProps) {
  const t = useT('admins');
  const owner = useUsersOwner(runBy);
  const { shown, close } = useSearchDialogs(usersDialogs);
  const { users = [], permissions = {} } = query.data ?? {};
  const mayAdd = permissions['add'] === true;
  const changed =
    shown?.name === 'role' && users.find(({ user, permissions: own }) => user.id === shown.id && own['change']);
  return (
    <Stack>
      {query.data && !mayAdd && <p className={css.quiet}>{t('readOnly')}</p>}
      <PeopleList
        owner={owner}
        query={query}
        peopleOf={(answer) => answer.users}
        empty={<EmptyState drawing="people">{t('noneSuch')}</EmptyState>}
        height="280px"
        alone={mayAdd && !isFiltered && { title: t(`${runBy.type}.onlyMe`), hint: t('onlyMeHint') }}
      />
      {mayAdd && shown?.name === 'add' && <AddUserDialog runBy={runBy} users={users} onClose={close} />}
      {changed && <ChangeRoleDialog key={changed.user.id} runBy={runBy} one={changed} onClose={close} />}
    </Stack>
  );
}
