import {
  HEARTBEAT_MS,
  HIDDEN_LIMIT_MS,
  SIGN_IN_WAIT_MS,
  noPresence,
  type PresenceCommand,
  type PresenceDecision,
  type PresenceState,
} from './presence-state.ts';

export const only = (state: PresenceState, ...commands: PresenceCommand[]): PresenceDecision => ({ state, commands });

export const isVisible = (state: PresenceState): boolean => state.hiddenAt === null && !state.hasLeft;
/** Hidden long enough to count as away. */
export const isLongHidden = ({ hiddenAt }: PresenceState, now: number): boolean =>
  hiddenAt !== null && now - hiddenAt >= HIDDEN_LIMIT_MS;
/** Another connection keeps the user online (R3). */
export const hasOthers = ({ othersUntil }: PresenceState, now: number): boolean =>
  othersUntil !== null && othersUntil >= now;

/** A new sign-in at the realtime service; the state of the page is kept. */
export function begin(state: PresenceState, userId: number, now: number): PresenceDecision {
  const attempt = state.attempt + 1;
  return only(
    { ...forgotten(state), stage: 'signing-in', userId, attempt, waitUntil: now + SIGN_IN_WAIT_MS },
    { type: 'authenticate', userId, attempt },
  );
}

/** The state without its user: only that of the page. */
export function forgotten({ attempt, hiddenAt, hasLeft, hasNetwork }: PresenceState): PresenceState {
  return { ...noPresence, attempt, hiddenAt, hasLeft, hasNetwork };
}

/** Reports online: to the server if there is a network, to the realtime database if it is connected. */
export function announce(state: PresenceState, now: number): PresenceDecision {
  const { userId, hasNetwork } = state;
  if (userId === null) return only(state);
  const announced = { ...state, isAnnounced: true, beatAt: hasNetwork ? now + HEARTBEAT_MS : now };
  const written = write(announced, now);
  return only(written.state, ...(hasNetwork ? [{ type: 'post-online', userId } as const] : []), ...written.commands);
}

/** Sets presence, after the handler that the server runs when the connection breaks. */
export function write(state: PresenceState, now: number): PresenceDecision {
  const { userId, isConnected } = state;
  if (userId === null || !isConnected) return only(state);
  const armed = arm(state, now);
  return only({ ...armed.state, seen: 'online', healAt: null }, ...armed.commands, { type: 'write-online', userId });
}

/** Only the last live connection may set the user offline when it breaks. */
export function arm(state: PresenceState, now: number): PresenceDecision {
  const { userId } = state;
  const armed = hasOthers(state, now) ? 'connection' : 'offline';
  if (userId === null || armed === state.armed) return only(state);
  return only({ ...state, armed }, { type: 'arm', userId, offline: armed === 'offline' });
}

/** Withdraws online; the status goes offline only with the last connection. `isEnd`: nothing corrects the record afterwards. */
export function withdraw(state: PresenceState, now: number, { post = true, isEnd = false } = {}): PresenceDecision {
  const { userId, isAnnounced, isConnected, hasNetwork } = state;
  if (userId === null || !isAnnounced) return only(state);
  const offline = !hasOthers(state, now);
  const commands: PresenceCommand[] = [];
  if (post && hasNetwork) commands.push({ type: 'post-offline', userId });
  if (isConnected) commands.push({ type: 'write-offline', userId, offline: isEnd && !offline ? 'if-alone' : offline });
  const seen = isConnected && offline ? 'offline' : state.seen;
  return only({ ...state, isAnnounced: false, armed: 'nothing', beatAt: null, healAt: null, seen }, ...commands);
}

/** Two decisions in sequence. */
export function andThen(first: PresenceDecision, next: (state: PresenceState) => PresenceDecision): PresenceDecision {
  const second = next(first.state);
  return only(second.state, ...first.commands, ...second.commands);
}
