import type { HandlersOf } from '../contract/types.ts';
import { entryHandlers } from './competitions/enter.ts';
import { copyHandlers } from './competitions/copy.ts';
import { editHandlers } from './competitions/edit.ts';
import { followHandlers } from './competitions/follow.ts';
import { gameHandlers } from './competitions/games.ts';
import { moveHandlers } from './competitions/move.ts';
import { phaseHandlers } from './competitions/phases.ts';
import { pipelineHandlers } from './competitions/pipeline.ts';
import { readHandlers } from './competitions/read.ts';
import { scheduleHandlers } from './competitions/schedule.ts';
import { teamHandlers } from './competitions/teams.ts';

/** Competitions: who enters, who follows, their games and tables (design §9). */
export const competitions: HandlersOf<'competitions'> = {
  ...readHandlers,
  ...editHandlers,
  ...copyHandlers,
  ...phaseHandlers,
  ...pipelineHandlers,
  ...followHandlers,
  ...teamHandlers,
  ...entryHandlers,
  ...gameHandlers,
  ...scheduleHandlers,
  ...moveHandlers,
};
