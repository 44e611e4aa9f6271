import { searchDialogs } from '../../shared/routing/search-dialogs.ts';

/** Choosing who plays for a side of the game of a page: `?do=line-up-home`. */
export const lineUpDialogs = searchDialogs({ do: ['line-up-home', 'line-up-away'] });
