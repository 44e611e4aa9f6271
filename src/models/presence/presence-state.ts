import type { Decision } from '../machine.ts';

/** Source of all values but RETRY_MS and HEAL_PAUSE_MS: RTM-06, RTM-11, RTM-14, RTM-15. */
export const HEARTBEAT_MS = 60_000;
/** A page hidden as long as this is offline. */
export const HIDDEN_LIMIT_MS = 30_000;
export const SIGN_IN_WAIT_MS = 5_000;
/** Between retries after a failed sign-in at the realtime service: as long as between heartbeats. */
export const RETRY_MS = 60_000;
/** A connection's heartbeat is valid for five minutes of the server's time (R4). Source: RTM-06, RTM-11, RTM-14, RTM-15. */
export const FRESH_MS = 300_000;
/** Between two corrections of the same record, so that a server that refuses them is not called without pause. */
export const HEAL_PAUSE_MS = 5_000;

/** The messages of RTM-19, only logged to the console. */
export const messages = {
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
  /** The user whose presence this tab reports. */
  readonly userId: number | null;
  /** Counts the sign-ins: an answer to an earlier one is ignored. */
  readonly attempt: number;

  readonly hiddenAt: number | null;
  /** The page was unloaded; it may be restored from the back/forward cache. */
  readonly hasLeft: boolean;
  readonly hasNetwork: boolean;
  /** The realtime database is connected. */
  readonly isConnected: boolean;

  /** This tab has reported the user online, and not offline since. */
  readonly isAnnounced: boolean;
  /** What the server does when this connection breaks: removes the connection record, or also sets the user offline. */
  readonly armed: 'nothing' | 'connection' | 'offline';
  /** Another connection of the user counts as alive until then, unless it sends another heartbeat. */
  readonly othersUntil: number | null;
  /** The user's record, as last read. */
  readonly seen: PresenceStatus | null;

  /** End of the wait for the sign-in. */
  readonly waitUntil: number | null;
  /** Next try after giving up. */
  readonly retryAt: number | null;
  /** Next heartbeat while announced. */
  readonly beatAt: number | null;
  readonly healAt: number | null;
  readonly healedAt: number | null;
}

export type PresenceEvent =
  /** `refused`: the server no longer accepts the token of the previous user. */
  | { readonly type: 'session-seen'; readonly userId: number | null; readonly refused: boolean }
  | { readonly type: 'signed-out' }
  | { readonly type: 'identity-ready' | 'identity-lost'; readonly attempt: number }
  | { readonly type: 'identity-failed'; readonly attempt: number; readonly reason: 'noToken' | 'refused' }
  /** The tab's own connection record was removed; with what was found of the user's others. */
  | { readonly type: 'cleared'; readonly attempt: number; readonly othersUntil: number | null }
  /** The offline write of initialisation has ended. */
  | { readonly type: 'prepared'; readonly attempt: number }
  | { readonly type: 'connected' | 'disconnected'; readonly attempt: number }
  | { readonly type: 'others-seen'; readonly attempt: number; readonly othersUntil: number | null }
  | { readonly type: 'record-seen'; readonly attempt: number; readonly status: PresenceStatus }
  | { readonly type: 'hidden' | 'shown' | 'page-left' | 'page-restored' | 'network-lost' | 'network-found' | 'woke' };

/** Run in order. Every write names its user. */
export type PresenceCommand =
  | { readonly type: 'authenticate'; readonly userId: number; readonly attempt: number }
  | { readonly type: 'clear'; readonly userId: number; readonly attempt: number }
  /** The offline write of initialisation; the answer to it is `prepared`. */
  | { readonly type: 'prepare'; readonly userId: number; readonly attempt: number }
  | { readonly type: 'listen'; readonly userId: number; readonly attempt: number }
  | { readonly type: 'arm'; readonly userId: number; readonly offline: boolean }
  | { readonly type: 'write-online'; readonly userId: number }
  /**
   * Removes the connection record and its disconnect handler; with `offline` also sets the status. `if-alone`: only if no other
   * connection is left afterwards, since several tabs may leave at the same moment and each still see the others.
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
