import { messages, type PresenceDecision, type PresenceEvent, type PresenceState } from './presence-state.ts';
import { giveUp, settle } from './settle.ts';
import { announce, begin, forgotten, hasOthers, isLongHidden, only, andThen, withdraw, write } from './steps.ts';

/**
 * The presence machine of one tab: the next state and its commands. Source: RTM-03 … RTM-15, R3, R4.
 * `now` is monotonic time in ms.
 */
export function decidePresence(state: PresenceState, event: PresenceEvent, now: number): PresenceDecision {
  return andThen(apply(state, event, now), (next) => settle(next, now));
}

function apply(state: PresenceState, event: PresenceEvent, now: number): PresenceDecision {
  switch (event.type) {
    case 'session-seen':
      if (event.userId === state.userId) return only(state);
      return andThen(cleanUp(state, now, !event.refused), (next) =>
        event.userId === null ? only(next) : begin(next, event.userId, now),
      );
    case 'signed-out':
      return cleanUp(state, now, true);
    case 'hidden':
      return only({ ...state, hiddenAt: state.hiddenAt ?? now });
    case 'shown':
      return returned({ ...state, hiddenAt: null }, now);
    case 'page-left':
      return andThen(withdraw(state, now), (next) => only({ ...next, hasLeft: true }));
    case 'page-restored':
      return returned({ ...state, hasLeft: false }, now);
    case 'network-lost':
      return only({ ...state, hasNetwork: false });
    case 'network-found':
      return only({ ...state, hasNetwork: true, retryAt: state.retryAt === null ? null : now });
    case 'woke':
      return only(state);
    default:
      return event.attempt === state.attempt ? answered(state, event, now) : only(state);
  }
}

type Answer = Extract<PresenceEvent, { attempt: number }>;

/** An answer of the realtime service to the current sign-in. */
function answered(state: PresenceState, event: Answer, now: number): PresenceDecision {
  const { userId, attempt } = state;
  if (userId === null) return only(state);
  switch (event.type) {
    case 'identity-ready':
      if (state.stage !== 'signing-in' && state.stage !== 'gave-up') return only(state);
      return only({ ...state, stage: 'clearing', waitUntil: null, retryAt: null }, { type: 'clear', userId, attempt });
    case 'identity-failed':
      if (state.stage !== 'signing-in' && state.stage !== 'gave-up') return only(state);
      return only(
        giveUp(state, now),
        { type: 'log', text: messages[event.reason] },
        { type: 'log', text: messages.unauthenticated },
      );
    case 'identity-lost':
      return loseIdentity(state, now);
    case 'cleared':
      if (state.stage !== 'clearing') return only(state);
      return clear({ ...state, othersUntil: event.othersUntil }, userId, now);
    case 'prepared':
      return state.stage === 'clearing' ? goLive(state, userId, now) : only(state);
    case 'connected':
      return connect({ ...state, isConnected: true, armed: 'nothing' }, now);
    case 'disconnected':
      return only({ ...state, isConnected: false, seen: null, healAt: null });
    case 'others-seen':
      return only({ ...state, othersUntil: event.othersUntil });
    case 'record-seen':
      return only({ ...state, seen: event.status });
  }
}

/** The first offline write is left out while another connection is live (R3). */
const clear = (state: PresenceState, userId: number, now: number): PresenceDecision =>
  hasOthers(state, now) ? goLive(state, userId, now) : only(state, { type: 'prepare', userId, attempt: state.attempt });

/** Listeners start, and the user is announced, only now. */
const goLive = (state: PresenceState, userId: number, now: number): PresenceDecision =>
  andThen(only({ ...state, stage: 'live' }, { type: 'listen', userId, attempt: state.attempt }), (next) =>
    returned(next, now),
  );

/** Announces the user online, unless the page is hidden or left. */
const returned = (state: PresenceState, now: number): PresenceDecision =>
  state.stage === 'live' && !state.hasLeft && !isLongHidden(state, now) ? announce(state, now) : only(state);

/** After every reconnect the handler must be set again: the server has run the previous one. */
const connect = (state: PresenceState, now: number): PresenceDecision =>
  state.isAnnounced ? write(state, now) : only(state);

/** The user signed out or is another one: withdraws online and stops everything. */
function cleanUp(state: PresenceState, now: number, post: boolean): PresenceDecision {
  if (state.userId === null) return only(state);
  return andThen(withdraw(state, now, { post, isEnd: true }), (next) => only(forgotten(next), { type: 'stop' }));
}

/** Without an identity the database accepts no write; the server's own call may still be made. */
function loseIdentity(state: PresenceState, now: number): PresenceDecision {
  if (state.stage === 'gave-up') return only(state);
  const { userId } = state;
  return andThen(withdraw({ ...state, isConnected: false }, now), (next) =>
    only(giveUp({ ...forgotten(next), userId }, now), { type: 'stop' }, { type: 'log', text: messages.refused }),
  );
}
