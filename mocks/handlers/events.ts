import type { Handlers, HandlersOf } from '../contract/types.ts';
import { answerHandlers } from './events/answer.ts';
import { cancelHandlers } from './events/cancel.ts';
import { createHandlers } from './events/create.ts';
import { editHandlers } from './events/edit.ts';
import { inviteHandlers } from './events/invite.ts';
import { peopleHandlers } from './events/people.ts';
import { readHandlers } from './events/read.ts';

/** Events and who comes to them (design §8, decision 041); their games are in `games.ts`. */
export const events: Handlers<Exclude<keyof HandlersOf<'events'>, 'makeEventGame' | 'balanceEvent'>> = {
  ...readHandlers,
  ...createHandlers,
  ...editHandlers,
  ...cancelHandlers,
  ...answerHandlers,
  ...inviteHandlers,
  ...peopleHandlers,
};
