import { ProfileStatus } from '../../../shared/api/generated/model';
import { type FiltersOf, listSearch } from '../../../shared/routing/list-search.ts';
import { searchDialogs } from '../../../shared/routing/search-dialogs.ts';
import { oneOf, page } from '../../../shared/routing/search-params.ts';

/** `?profile=uncompleted` (ENT-215); all of them are on one page. */
export const usersSearch = listSearch({ profile: oneOf(Object.values(ProfileStatus)), page });
export type UsersFilters = FiltersOf<typeof usersSearch>;

/** The dialogs of the list of users: of a new one (`?do=add`), and of the role of the user with this id (`?role=12`). */
export const usersDialogs = searchDialogs({ do: ['add'], about: ['role'] });
