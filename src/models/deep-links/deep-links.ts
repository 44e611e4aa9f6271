import type { Decision } from '../machine.ts';

/** Source: DL-07, DL-08. */
const DEEP_LINK_READY_DELAY_MS = 500;
const DEEP_LINK_LOCK_MS = 500;

/** The native wrapper the app runs in, or the service worker (a notification was pressed). */
export type LinkSource = 'native' | 'worker';

/** What an outside address resolves to. */
export type Destination = { kind: 'page'; address: string } | { kind: 'invalid' } | { kind: 'unknown' };

export interface DeepLink {
  source: LinkSource;
  address: string;
}

export type DeepLinkState =
  /** The app is starting or has just started; the first link is held. */
  { kind: 'waiting'; isReady: boolean; held: DeepLink | null } | { kind: 'open'; handledAt: number | null };

export type DeepLinkEvent =
  | { type: 'ready' }
  | { type: 'delay-elapsed'; now: number }
  | { type: 'arrived'; source: LinkSource; outside: string; destination: Destination; now: number }
  | { type: 'failed'; link: DeepLink };

export type DeepLinkCommand =
  | { type: 'wait'; ms: number }
  | { type: 'open'; link: DeepLink }
  /** A full page load inside the app. */
  | { type: 'load'; address: string }
  | { type: 'warn'; text: string };

type DeepLinkDecision = Decision<DeepLinkState, DeepLinkCommand>;

export const noDeepLinks: DeepLinkState = { kind: 'waiting', isReady: false, held: null };

/**
 * Links from outside: the first is held until 500 ms after the app is ready, further ones are skipped for 500 ms, invalid
 * ones produce a warning. Times are monotonic ms. Source: DL-01 … DL-09, R7.
 */
export function decideDeepLinks(state: DeepLinkState, event: DeepLinkEvent): DeepLinkDecision {
  switch (event.type) {
    case 'ready':
      if (state.kind === 'open' || state.isReady) return to(state);
      return to({ ...state, isReady: true }, { type: 'wait', ms: DEEP_LINK_READY_DELAY_MS });
    case 'delay-elapsed':
      if (state.kind === 'open' || !state.isReady) return to(state);
      return state.held ? open(state.held, event.now) : to({ kind: 'open', handledAt: null });
    case 'arrived':
      return arrive(state, event);
    case 'failed':
      return fail(state, event.link);
  }
}

function arrive(
  state: DeepLinkState,
  { source, outside, destination, now }: DeepLinkEvent & { type: 'arrived' },
): DeepLinkDecision {
  if (isTaken(state, now)) return to(state);
  if (destination.kind === 'invalid')
    return to(state, { type: 'warn', text: `Link ignored, it does not lead into the app: ${outside}` });
  if (destination.kind === 'unknown')
    return to(state, { type: 'warn', text: `Link ignored, there is no such page: ${outside}` });
  const link: DeepLink = { source, address: destination.address };
  return state.kind === 'waiting' ? to({ ...state, held: link }) : open(link, now);
}

/** Another link was handled within the last 500 ms, or is held. */
const isTaken = (state: DeepLinkState, now: number): boolean =>
  state.kind === 'waiting'
    ? state.held !== null
    : state.handledAt !== null && now - state.handledAt < DEEP_LINK_LOCK_MS;

const open = (link: DeepLink, now: number): DeepLinkDecision =>
  to({ kind: 'open', handledAt: now }, { type: 'open', link });

/** The navigation failed: a link opens home instead, the worker's request a full page load (DL-05, PWA-07). */
function fail(state: DeepLinkState, { source, address }: DeepLink): DeepLinkDecision {
  if (source === 'worker') return to(state, { type: 'load', address });
  // home itself failed
  return address === '/' ? to(state) : to(state, { type: 'open', link: { source, address: '/' } });
}

const to = (state: DeepLinkState, ...commands: DeepLinkCommand[]): DeepLinkDecision => ({ state, commands });
