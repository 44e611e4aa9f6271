import { searchDialogs } from '../../shared/routing/search-dialogs.ts';

/** `?do=postpone-matchday`; `?generate=5` of a stage; `?move=7` of a game, `&to=2026-12-05` where it was dragged to that day. */
export const scheduleDialogs = searchDialogs({
  do: ['postpone-matchday'],
  about: ['generate', 'move'],
  beside: ['to'],
});
