import type { Decision } from '../machine.ts';

/** Source of every figure but the last two: RTM-06, RTM-11, RTM-14, RTM-15. */
export const HEARTBEAT_MS = 60_000;
/** A page hidden as long as this is offline. */
export const HIDDEN_LIMIT_MS = 30_000;
export const SIGN_IN_WAIT_MS = 5_000;
/** After a failed sign-in at the realtime service: the pace of the heartbeat it would have. */
export const RETRY_MS = 60_000;
/** Between two corrections of the same record, so that a server that refuses them is not asked without end. */
export const HEAL_PAUSE_MS = 5_000;

/** The documented messages (RTM-19 … RTM-26); only logged to the console. */
export const complaints = {
  noToken: 'No token received.',
  refused: 'Authentication failed.',
  unauthenticated: 'Cannot initialise presence without authentication.',
} as const;

/** `clearing`: this tab's own record is being removed, offline is written first (R3); no listener runs yet. */
export type PresenceStage = 'off' | 'signing-in' | 'gave-up' | 'clearing' | 'live';
export type PresenceStatus = 'online' | 'offline';

/** One tab's presence. Times are monotonic ms. */
export interface PresenceState {
  readonly stage: PresenceStage;
  /** Whose presence this tab keeps. */
  readonly userId: number | null;
  /** Counts the sign-ins: an answer that carries another number is about a time gone by. */
  readonly attempt: number;

  readonly hiddenAt: number | null;
  /** The page was unloaded; it may come back from the browser's memory. */
  readonly hasLeft: boolean;
  readonly hasNetwork: boolean;
  /** The realtime database is connected. */
  readonly isConnected: boolean;

  /** This tab has said online and has not taken it back. */
  readonly isAnnounced: boolean;
  /** What the server does when this connection breaks off (while there is one): takes away the connection, or says offline too. */
  readonly armed: 'nothing' | 'connection' | 'offline';
  /** Another connection of the user counts as live until then, if it gives no further sign. */
  readonly othersUntil: number | null;
  /** The user's record, as last seen. */
  readonly seen: PresenceStatus | null;

  /** While it signs in. */
  readonly waitUntil: number | null;
  /** After it gave up. */
  readonly retryAt: number | null;
  /** While it is announced. */
  readonly beatAt: number | null;
  readonly healAt: number | null;
  readonly healedAt: number | null;
}

export type PresenceEvent =
  /** `refused`: the server no longer takes the token of the one who was here. */
  | { readonly type: 'session-seen'; readonly userId: number | null; readonly refused: boolean }
  | { readonly type: 'signed-out' }
  | { readonly type: 'identity-ready' | 'identity-lost'; readonly attempt: number }
  | { readonly type: 'identity-failed'; readonly attempt: number; readonly reason: 'noToken' | 'refused' }
  /** The tab's own connection record is gone; what was found of the user's others. */
  | { readonly type: 'cleared'; readonly attempt: number; readonly othersUntil: number | null }
  /** The offline write of initialisation has ended. */
  | { readonly type: 'prepared'; readonly attempt: number }
  | { readonly type: 'connected' | 'disconnected'; readonly attempt: number }
  | { readonly type: 'others-seen'; readonly attempt: number; readonly othersUntil: number | null }
  | { readonly type: 'record-seen'; readonly attempt: number; readonly status: PresenceStatus }
  | { readonly type: 'hidden' | 'shown' | 'page-left' | 'page-restored' | 'network-lost' | 'network-found' | 'woke' };

/** What is to be done, in this order. Every write names its user. */
export type PresenceCommand =
  | { readonly type: 'authenticate'; readonly userId: number; readonly attempt: number }
  | { readonly type: 'clear'; readonly userId: number; readonly attempt: number }
  /** The offline write of initialisation; the answer to it is `prepared`. */
  | { readonly type: 'prepare'; readonly userId: number; readonly attempt: number }
  | { readonly type: 'listen'; readonly userId: number; readonly attempt: number }
  | { readonly type: 'arm'; readonly userId: number; readonly offline: boolean }
  | { readonly type: 'write-online'; readonly userId: number }
  /**
   * Takes away the connection and what it was armed with; `offline`: the status too. `if-alone`: only when no other connection
   * lives once this one is gone, since several tabs may leave in the same moment and each still see the other.
   */
  | { readonly type: 'write-offline'; readonly userId: number; readonly offline: boolean | 'if-alone' }
  | { readonly type: 'post-online' | 'post-offline'; readonly userId: number }
  /** Ends listeners, identity and connection. */
  | { readonly type: 'stop' }
  | { readonly type: 'log'; readonly text: string };

export type PresenceDecision = Decision<PresenceState, PresenceCommand>;

export const noPresence: PresenceState = {
  stage: 'off',
  userId: null,
  attempt: 0,
  hiddenAt: null,
  hasLeft: false,
  hasNetwork: true,
  isConnected: false,
  isAnnounced: false,
  armed: 'nothing',
  othersUntil: null,
  seen: null,
  waitUntil: null,
  retryAt: null,
  beatAt: null,
  healAt: null,
  healedAt: null,
};
