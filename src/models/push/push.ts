import type { Decision } from '../machine.ts';

/** Push messages to this device, for the user who is signed in. */
export type PushKind =
  /** It has not been looked at. */
  | 'unknown'
  /** Nobody is signed in. */
  | 'nobody'
  /** This browser, or this deployment, has no push. */
  | 'unsupported'
  /** Safari on iOS: only the installed app can have it. */
  | 'install-first'
  /** The browser was told to ask no more. */
  | 'blocked'
  | 'off'
  /** The browser asks, or the push service is being asked. */
  | 'asking'
  | 'on'
  /** Off, since the last attempt failed: no answer from a push service, no network, or the server. */
  | 'no-service'
  | 'offline'
  | 'failed';

export type PushFailure = 'no-service' | 'offline' | 'failed';
/** What this device is, before anybody does anything. */
export type PushPlace = 'unsupported' | 'install-first' | 'blocked' | 'off' | 'on';

export interface PushState {
  kind: PushKind;
  /** Whose messages; null: nobody's. */
  userId: number | null;
  /** The card may still be shown in this session (C-65). */
  mayOffer: boolean;
  /** The card is on screen. */
  isShown: boolean;
}

export type PushEvent =
  | { type: 'seen'; userId: number; place: PushPlace; mayOffer: boolean }
  /** The session ended, whichever way. */
  | { type: 'left' }
  /** The user has done something that others will answer. */
  | { type: 'occasion' }
  | { type: 'pressed' | 'dismissed' | 'turned-off' }
  | { type: 'subscribed'; userId: number }
  /** The browser was told no, or not answered at all. */
  | { type: 'refused' | 'undecided' }
  | { type: 'failed'; why: PushFailure }
  /** Another language, or another token. */
  | { type: 'outdated' };

export type PushCommand =
  /** That this session has been asked. */
  | { type: 'remember' }
  /** Asks the browser, the push service and the server; `renew` asks nobody and says nothing. */
  | { type: 'subscribe' | 'renew'; userId: number }
  | { type: 'say-on' }
  /** At the server and on this device. */
  | { type: 'unsubscribe' }
  /** On this device: the server ends it with the session. */
  | { type: 'forget' };

type PushDecision = Decision<PushState, PushCommand>;

export const noPush: PushState = { kind: 'unknown', userId: null, mayOffer: false, isShown: false };

const startable: ReadonlySet<PushKind> = new Set(['off', 'blocked', 'no-service', 'offline', 'failed']);
const offered: ReadonlySet<PushKind> = new Set(['off', 'install-first']);

/** Consent to push, and what came of it. Source: PWA-15, PWA-23, PWA-27, C-65, decision 074. */
export function decidePush(state: PushState, event: PushEvent): PushDecision {
  const { kind, userId } = state;
  switch (event.type) {
    case 'seen': {
      if (event.userId === userId) return to(state);
      const next = { kind: event.place, userId: event.userId, mayOffer: event.mayOffer, isShown: false };
      const ended = kind === 'unknown' ? [] : left(state);
      return event.place === 'on' ? to(next, ...ended, { type: 'renew', userId: event.userId }) : to(next, ...ended);
    }
    case 'left':
      return to({ ...noPush, kind: 'nobody' }, ...left(state));
    case 'occasion':
      if (!state.mayOffer || !offered.has(kind)) return to(state);
      return to({ ...state, mayOffer: false, isShown: true }, { type: 'remember' });
    case 'pressed':
      if (userId === null || !startable.has(kind)) return to(state);
      return to({ ...state, kind: 'asking', mayOffer: false }, { type: 'subscribe', userId });
    case 'dismissed':
      return to(state.isShown ? { ...state, isShown: false } : state);
    case 'turned-off':
      return kind === 'on' ? to({ ...state, kind: 'off' }, { type: 'unsubscribe' }) : to(state);
    case 'subscribed':
      // the session ended meanwhile: nobody is told anything here
      if (event.userId !== userId) return to(state, { type: 'forget' });
      return kind === 'asking' ? to({ ...state, kind: 'on', isShown: false }, { type: 'say-on' }) : to(state);
    case 'refused':
      return kind === 'asking' ? to({ ...state, kind: 'blocked' }) : to(state);
    case 'undecided':
      return kind === 'asking' ? to({ ...state, kind: 'off', isShown: false }) : to(state);
    case 'failed':
      return kind === 'asking' ? to({ ...state, kind: event.why }) : to(state);
    case 'outdated':
      return kind === 'on' && userId !== null ? to(state, { type: 'renew', userId }) : to(state);
  }
}

/** What the card shows, or null. */
export const shownPush = ({ kind, isShown }: PushState): PushKind | null => (isShown ? kind : null);

/** Of a user who leaves, or has left before it was looked at; what is still being asked for is forgotten when it comes. */
const left = ({ kind }: PushState): PushCommand[] => (kind === 'on' || kind === 'unknown' ? [{ type: 'forget' }] : []);

const to = (state: PushState, ...commands: PushCommand[]): PushDecision => ({ state, commands });
