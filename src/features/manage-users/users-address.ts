import { searchDialogs } from '../../shared/routing/search-dialogs.ts';

/** The dialogs of the list of users: of a new one (`?do=add`), and of the role of the user with this id (`?role=12`). */
export const usersDialogs = searchDialogs({ do: ['add'], about: ['role'] });
