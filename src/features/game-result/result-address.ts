import { searchDialogs } from '../../shared/routing/search-dialogs.ts';

/** The dialogs about the result of a game: entering it (`?result=7`), and disputing it (`?dispute=7`). */
export const resultDialogs = searchDialogs({ about: ['result', 'dispute'] });
