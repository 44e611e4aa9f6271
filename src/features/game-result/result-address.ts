import { searchDialogs } from '../../shared/routing/search-dialogs.ts';

/** The dialogs about the result of a game: entering it (`?result=7`), disputing it (`?dispute=7`), and what who runs a competition decides (`?walkover=7`, `?reopen=7`). */
export const resultDialogs = searchDialogs({ about: ['result', 'dispute', 'walkover', 'reopen'] });
