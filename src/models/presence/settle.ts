import {
  HEAL_PAUSE_MS,
  HIDDEN_LIMIT_MS,
  RETRY_MS,
  messages,
  type PresenceDecision,
  type PresenceState,
} from './presence-state.ts';
import { announce, arm, begin, hasOthers, isLongHidden, isVisible, only, andThen, withdraw, write } from './steps.ts';

/** Does what is due at `now`. It runs after every event, so it does not depend on their order. */
export function settle(state: PresenceState, now: number): PresenceDecision {
  if (state.waitUntil !== null && now >= state.waitUntil) {
    return only(giveUp(state, now), { type: 'log', text: messages.unauthenticated });
  }
  if (state.stage === 'gave-up') return retry(state, now);
  if (state.stage !== 'live' || state.hasLeft) return only(state);
  return [forgetOthers, hide, beat, rearm, heal].reduce(
    (decision, step) => andThen(decision, (next) => step(next, now)),
    only(state),
  );
}

/** The sign-in may still succeed, but is no longer waited for. */
export const giveUp = (state: PresenceState, now: number): PresenceState => ({
  ...state,
  stage: 'gave-up',
  waitUntil: null,
  retryAt: now + RETRY_MS,
});

/** When `settle` has something to do next without another event; null: never. */
export function nextWake(state: PresenceState): number | null {
  const canTalk = isVisible(state) && state.hasNetwork;
  if (state.stage === 'signing-in') return state.waitUntil;
  if (state.stage === 'gave-up') return canTalk ? state.retryAt : null;
  if (state.stage !== 'live' || state.hasLeft) return null;
  const due = [
    canTalk ? state.beatAt : null,
    state.isAnnounced && state.hiddenAt !== null ? state.hiddenAt + HIDDEN_LIMIT_MS : null,
    // one millisecond later the others no longer count
    state.isConnected && state.othersUntil !== null ? state.othersUntil + 1 : null,
    state.isConnected ? state.healAt : null,
  ].filter((at) => at !== null);
  return due.length > 0 ? Math.min(...due) : null;
}

function retry(state: PresenceState, now: number): PresenceDecision {
  const { userId, retryAt, hasNetwork } = state;
  const isDue = userId !== null && retryAt !== null && now >= retryAt && isVisible(state) && hasNetwork;
  return isDue ? begin(state, userId, now) : only(state);
}

/** Their last heartbeat is too old: they broke off unreported. */
const forgetOthers = (state: PresenceState, now: number): PresenceDecision =>
  only(hasOthers(state, now) ? state : { ...state, othersUntil: null });

const hide = (state: PresenceState, now: number): PresenceDecision =>
  isLongHidden(state, now) ? withdraw(state, now) : only(state);

/** Only when online and visible (RTM-14). */
function beat(state: PresenceState, now: number): PresenceDecision {
  const isDue = state.beatAt !== null && now >= state.beatAt;
  return isDue && isVisible(state) && state.hasNetwork ? announce(state, now) : only(state);
}

const rearm = (state: PresenceState, now: number): PresenceDecision =>
  state.isAnnounced && state.isConnected ? arm(state, now) : only(state);

/**
 * The user's record contradicts this tab: set offline while it is live (by a tab that left at the same moment), or still online
 * after the last tab left. The second may be a tab that is just starting, so the correction waits.
 */
function heal(state: PresenceState, now: number): PresenceDecision {
  const { userId, isAnnounced, isConnected, seen, healedAt } = state;
  const isWrong = isAnnounced ? seen === 'offline' : seen === 'online' && !hasOthers(state, now);
  if (userId === null || !isConnected || !isWrong) return only({ ...state, healAt: null });
  const earliest = (healedAt ?? -Infinity) + HEAL_PAUSE_MS;
  const healAt = state.healAt ?? (isAnnounced ? Math.max(now, earliest) : now + HEAL_PAUSE_MS);
  if (now < healAt) return only({ ...state, healAt });
  const healed = { ...state, healAt: null, healedAt: now };
  return isAnnounced
    ? write(healed, now)
    : only({ ...healed, seen: 'offline' }, { type: 'write-offline', userId, offline: true });
}
