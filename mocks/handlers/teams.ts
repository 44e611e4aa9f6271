import type { HandlersOf } from '../contract/types.ts';
import { bookmarkHandlers } from './teams/bookmark.ts';
import { joinHandlers } from './teams/join.ts';
import { membershipHandlers } from './teams/membership.ts';
import { readHandlers } from './teams/read.ts';

/** Teams as everybody sees them, and one's own place in them (design §6). */
export const teams: HandlersOf<'teams'> = {
  ...readHandlers,
  ...bookmarkHandlers,
  ...joinHandlers,
  ...membershipHandlers,
};
