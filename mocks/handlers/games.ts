import type { HandlersOf } from '../contract/types.ts';
import { decideHandlers } from './games/decide.ts';
import { lineupHandlers } from './games/lineup.ts';
import { officialHandlers } from './games/officials.ts';
import { followHandlers } from './games/follow.ts';
import { readHandlers } from './games/read.ts';
import { resultHandlers } from './games/result.ts';
import { trackHandlers } from './games/track.ts';

/** Games of teams and of events, their results, and who follows them (design §8, decision 042). */
export const games: HandlersOf<'games'> = {
  ...readHandlers,
  ...followHandlers,
  ...resultHandlers,
  ...decideHandlers,
  ...lineupHandlers,
  ...officialHandlers,
  ...trackHandlers,
};
