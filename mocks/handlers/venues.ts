import type { HandlersOf } from '../contract/types.ts';
import { bookmarkHandlers } from './venues/bookmark.ts';
import { listHandlers } from './venues/list.ts';
import { readHandlers } from './venues/read.ts';

/** Finding and reading venues (design §4). */
export const venues: HandlersOf<'venues'> = { ...listHandlers, ...readHandlers, ...bookmarkHandlers };
