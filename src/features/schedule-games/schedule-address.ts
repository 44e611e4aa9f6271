import { searchDialogs } from '../../shared/routing/search-dialogs.ts';

/** `?do=postpone-matchday`; `?generate=5` of a stage; `?move=7` of a game. */
export const scheduleDialogs = searchDialogs({ do: ['postpone-matchday'], about: ['generate', 'move'] });
