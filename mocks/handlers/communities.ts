import type { HandlersOf } from '../contract/types.ts';
import { commentHandlers } from './communities/comments.ts';
import { editHandlers } from './communities/edit.ts';
import { joinHandlers } from './communities/join.ts';
import { peopleHandlers } from './communities/people.ts';
import { postHandlers } from './communities/posts.ts';
import { readHandlers } from './communities/read.ts';
import { reportHandlers } from './communities/reports.ts';
import { sourceHandlers } from './communities/sources.ts';

/** Communities, their people and their feed (design §7, decision 040). */
export const communities: HandlersOf<'communities'> = {
  ...readHandlers,
  ...editHandlers,
  ...joinHandlers,
  ...peopleHandlers,
  ...postHandlers,
  ...commentHandlers,
  ...reportHandlers,
  ...sourceHandlers,
};
