import { searchDialogs } from '../../shared/routing/search-dialogs.ts';

/** The dialogs of a post: `?edit-post=12`, `?report=12`. A link to a post (`?post=…`) stays in the address. */
export const postDialogs = searchDialogs({ about: ['edit-post', 'report'] });
