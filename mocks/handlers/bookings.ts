import type { HandlersOf } from '../contract/types.ts';
import { changeHandlers } from './bookings/change.ts';
import { closureAnswerHandlers } from './bookings/closure-answer.ts';
import { createHandlers } from './bookings/create.ts';
import { holdHandlers } from './bookings/holds.ts';
import { moveHandlers } from './bookings/move.ts';
import { readHandlers } from './bookings/read.ts';

/** Single and weekly bookings (design §5). */
export const bookings: HandlersOf<'bookings'> = {
  ...readHandlers,
  ...createHandlers,
  ...holdHandlers,
  ...moveHandlers,
  ...changeHandlers,
  ...closureAnswerHandlers,
};
