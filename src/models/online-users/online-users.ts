import type { PresenceSign } from '../../shared/platform/firebase/realtime-client.ts';
import type { Decision } from '../machine.ts';
import { FRESH_MS } from '../presence/presence-state.ts';

/** Whom this tab's screens ask about, and what their presence records say. Times are monotonic ms. */
export interface OnlineUsersState {
  /** The realtime service has identified this tab's user. */
  readonly isReady: boolean;
  /** How many screens ask about each user. */
  readonly asked: Readonly<Record<number, number>>;
  /** Until when each user counts as online unless they are heard of again; null: offline. Nobody heard of is absent. */
  readonly until: Readonly<Record<number, number | null>>;
}

export type OnlineUsersEvent =
  | { readonly type: 'asked' | 'dropped'; readonly userIds: readonly number[] }
  | { readonly type: 'ready' | 'unready' }
  /** `serverNow`: the server's time at `now`, epoch ms, on which the sign's timestamp is judged (R4). */
  | {
      readonly type: 'record-seen';
      readonly userId: number;
      readonly sign: PresenceSign | null;
      readonly serverNow: number;
      readonly now: number;
    }
  | { readonly type: 'woke'; readonly now: number };

/** Start and end of the subscription to a user's presence record. */
export interface OnlineUsersCommand {
  readonly type: 'listen' | 'unlisten';
  readonly userId: number;
}

type OnlineUsersDecision = Decision<OnlineUsersState, OnlineUsersCommand>;

export const nobodyAsked: OnlineUsersState = { isReady: false, asked: {}, until: {} };

/**
 * One subscription per user while a screen asks about them and the realtime service is there. What was heard stays when the
 * service is lost, and becomes old like any record. Source: RTM-01, RTM-11, RTM-25.
 */
export function decideOnlineUsers(state: OnlineUsersState, event: OnlineUsersEvent): OnlineUsersDecision {
  switch (event.type) {
    case 'asked':
      return inTurn(state, event.userIds, ask);
    case 'dropped':
      return inTurn(state, event.userIds, drop);
    case 'ready':
    case 'unready':
      return switchTo(state, event.type === 'ready');
    case 'record-seen': {
      const { userId, sign, serverNow, now } = event;
      if (!state.asked[userId]) return { state, commands: [] };
      const until = sign?.status === 'online' ? now + sign.timestamp + FRESH_MS - serverNow : null;
      return forgetOld({ ...state, until: { ...state.until, [userId]: until } }, now);
    }
    case 'woke':
      return forgetOld(state, event.now);
  }
}

/** When a record becomes too old next; null: never. */
export function nextWake({ until }: OnlineUsersState): number | null {
  const ends = Object.values(until).filter((end) => end !== null);
  // five minutes are still fresh, one millisecond more is not
  return ends.length > 0 ? Math.min(...ends) + 1 : null;
}

/** Whether each user heard of is online. */
export const onlineOf = ({ until }: OnlineUsersState): Readonly<Record<number, boolean>> =>
  Object.fromEntries(Object.entries(until).map(([userId, end]) => [userId, end !== null]));

function ask(state: OnlineUsersState, userId: number): OnlineUsersDecision {
  const before = state.asked[userId] ?? 0;
  return {
    state: { ...state, asked: { ...state.asked, [userId]: before + 1 } },
    commands: before === 0 && state.isReady ? [{ type: 'listen', userId }] : [],
  };
}

function drop(state: OnlineUsersState, userId: number): OnlineUsersDecision {
  const { [userId]: before = 0, ...asked } = state.asked;
  if (before > 1) return { state: { ...state, asked: { ...asked, [userId]: before - 1 } }, commands: [] };
  const { [userId]: _, ...until } = state.until;
  const isHeard = before === 1 && state.isReady;
  return { state: { ...state, asked, until }, commands: isHeard ? [{ type: 'unlisten', userId }] : [] };
}

function switchTo(state: OnlineUsersState, isReady: boolean): OnlineUsersDecision {
  if (isReady === state.isReady) return { state, commands: [] };
  const type = isReady ? 'listen' : 'unlisten';
  const userIds = Object.keys(state.asked).map(Number);
  return { state: { ...state, isReady }, commands: userIds.map((userId) => ({ type, userId })) };
}

function forgetOld(state: OnlineUsersState, now: number): OnlineUsersDecision {
  const isOld = (end: number | null) => end !== null && end < now;
  if (!Object.values(state.until).some(isOld)) return { state, commands: [] };
  const until = Object.entries(state.until).map(([userId, end]) => [userId, isOld(end) ? null : end] as const);
  return { state: { ...state, until: Object.fromEntries(until) }, commands: [] };
}

function inTurn(
  state: OnlineUsersState,
  userIds: readonly number[],
  decide: (state: OnlineUsersState, userId: number) => OnlineUsersDecision,
): OnlineUsersDecision {
  return userIds.reduce<OnlineUsersDecision>(
    (sofar, userId) => {
      const next = decide(sofar.state, userId);
      return { state: next.state, commands: [...sofar.commands, ...next.commands] };
    },
    { state, commands: [] },
  );
}
