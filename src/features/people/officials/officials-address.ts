import { searchDialogs } from '../../../shared/routing/search-dialogs.ts';

/** Appointing an official of a game: `?do=appoint`. */
export const officialsDialogs = searchDialogs({ do: ['appoint'] });
