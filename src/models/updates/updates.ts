import type { Decision } from '../machine.ts';

/** What this tab knows about newer versions of the program (PWA-08 … PWA-22, R2, decision 073). */
export interface UpdateState {
  /** The build this page came with; null where it has none, in development. */
  own: string | null;
  /** A newer build than the page's. */
  newer: string | null;
  /** The build for which this tab has reloaded already: still outdated, a second reload would change nothing. */
  triedFor: string | null;
  /** A new worker waits to take over. */
  isWaiting: boolean;
  /** The worker in charge has another build: the page came past it, from the server. */
  isPastWorker: boolean;
  /** A new worker has taken over from an older one: the page is of the version before. */
  isReplaced: boolean;
  /** The user was asked, and has not agreed. Work that was in the way then: the update comes by itself once it is gone. */
  asked: { isBusy: boolean } | null;
  /** The user has agreed: nothing else is asked for this reload. */
  isAccepted: boolean;
  /** Whether the first worker has everything that is needed without a network, or could not be registered. */
  worker: WorkerFlag | null;
}

export type WorkerFlag = 'offline-ready' | 'registration-error';

export type UpdateEvent =
  | { type: 'started'; own: string | null; triedFor: string | null }
  | { type: 'worker-known'; flag: WorkerFlag }
  | { type: 'build-read'; id: string | null }
  | { type: 'worker-waiting' }
  /** It said that it has another build than the page. */
  | { type: 'worker-differs' }
  | { type: 'worker-replaced' }
  /** `isBusy`: a reload would destroy work in some tab. `mayReload`: the last reload by itself is 10 s ago. */
  | { type: 'weighed'; isBusy: boolean; mayReload: boolean }
  | { type: 'ticked' }
  | { type: 'answered'; isAccepted: boolean };

export type UpdateCommand =
  | { type: 'read-build' }
  /** For whoever looks at the page from outside. */
  | { type: 'flag'; flag: WorkerFlag }
  | { type: 'weigh' }
  | { type: 'ask' }
  /** Lets the waiting worker take over; the page stays. */
  | { type: 'take-over' }
  /** Lets the waiting worker take over, if there is one, else reloads. `build`: what to remember as tried. */
  | { type: 'apply'; build: string | null; isForced: boolean }
  | { type: 'reload' };

type UpdateDecision = Decision<UpdateState, UpdateCommand>;

export const noUpdates: UpdateState = {
  own: null,
  newer: null,
  triedFor: null,
  isWaiting: false,
  isPastWorker: false,
  isReplaced: false,
  asked: null,
  isAccepted: false,
  worker: null,
};

/**
 * A new build reloads the page by itself, once; a worker that waits, and a build that is still new after that reload, ask the user
 * (C-50). Nothing happens by itself while a tab has work that would be lost (R2).
 */
export function decideUpdates(state: UpdateState, event: UpdateEvent): UpdateDecision {
  switch (event.type) {
    case 'started':
      return stay({ ...state, own: event.own, triedFor: event.triedFor });
    case 'worker-known':
      return { state: { ...state, worker: event.flag }, commands: [{ type: 'flag', flag: event.flag }] };
    case 'worker-waiting':
      // a new build says more: it may come by itself
      return { state: { ...state, isWaiting: true }, commands: [{ type: 'read-build' }] };
    case 'build-read':
      return whenRead(state, event.id);
    case 'worker-differs':
      return stay({ ...state, isPastWorker: true });
    case 'worker-replaced':
      // it caught up with the page
      if (isAhead(state) && !state.isAccepted) return stay({ ...state, isWaiting: false, isPastWorker: false });
      return {
        state: { ...state, isWaiting: false, isReplaced: true },
        commands: [{ type: state.isAccepted ? 'reload' : 'weigh' }],
      };
    case 'ticked':
      return state.asked?.isBusy === false || !isOutdated(state)
        ? stay(state)
        : { state, commands: [{ type: 'weigh' }] };
    case 'weighed':
      return whenWeighed(state, event);
    case 'answered':
      return whenAnswered(state, event.isAccepted);
  }
}

const stay = (state: UpdateState): UpdateDecision => ({ state, commands: [] });
const isOutdated = ({ newer, isWaiting, isReplaced }: UpdateState): boolean =>
  newer !== null || isWaiting || isReplaced;
const isAhead = ({ newer, isPastWorker }: UpdateState): boolean => isPastWorker && newer === null;

function whenRead(state: UpdateState, id: string | null): UpdateDecision {
  const isNewer = id !== null && state.own !== null && id !== state.own;
  const next = isNewer ? { ...state, newer: id, asked: id === state.newer ? state.asked : null } : state;
  const isNews = next.newer !== state.newer || (next.isWaiting && next.asked === null);
  return isNews ? { state: next, commands: [{ type: 'weigh' }] } : stay(next);
}

function whenWeighed(
  state: UpdateState,
  { isBusy, mayReload }: { isBusy: boolean; mayReload: boolean },
): UpdateDecision {
  if (!isOutdated(state)) return stay(state);
  // nobody is asked for what the page has already; work elsewhere may need the old worker's files
  if (state.isWaiting && isAhead(state)) return isBusy ? stay(state) : { state, commands: [{ type: 'take-over' }] };
  const comesByItself = state.isReplaced || (state.newer !== null && state.newer !== state.triedFor);
  if (!isBusy && comesByItself) {
    // too soon after the last: the next tick tries again
    return mayReload ? { state, commands: [{ type: 'apply', build: state.newer, isForced: false }] } : stay(state);
  }
  return state.asked ? stay(state) : { state: { ...state, asked: { isBusy } }, commands: [{ type: 'ask' }] };
}

function whenAnswered(state: UpdateState, isAccepted: boolean): UpdateDecision {
  if (!isAccepted) return stay(state);
  return { state: { ...state, isAccepted: true }, commands: [{ type: 'apply', build: state.newer, isForced: true }] };
}
