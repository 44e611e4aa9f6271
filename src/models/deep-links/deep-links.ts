/** Source: specification §9. */
const DEEP_LINK_READY_DELAY_MS = 500;
const DEEP_LINK_LOCK_MS = 500;

/** Who asked: the wrapper the app runs in, or the background worker (a notification was pressed). */
export type LinkSource = 'native' | 'worker';

/** What an address from outside turned out to be. */
export type Destination = { kind: 'page'; address: string } | { kind: 'invalid' } | { kind: 'unknown' };

export interface DeepLink {
  source: LinkSource;
  address: string;
}

export type DeepLinkState =
  /** The app starts, or has just started; the first link that comes now is held. */
  { kind: 'waiting'; isReady: boolean; held: DeepLink | null } | { kind: 'open'; handledAt: number | null };

export type DeepLinkFact =
  | { type: 'ready' }
  | { type: 'delay-elapsed'; now: number }
  | { type: 'arrived'; source: LinkSource; outside: string; destination: Destination; now: number }
  | { type: 'failed'; link: DeepLink };

export type DeepLinkCommand =
  | { type: 'wait'; ms: number }
  | { type: 'open'; link: DeepLink }
  /** A whole page load, within the app. */
  | { type: 'load'; address: string }
  | { type: 'warn'; text: string };

export interface DeepLinkDecision {
  state: DeepLinkState;
  commands: readonly DeepLinkCommand[];
}

export const noDeepLinks: DeepLinkState = { kind: 'waiting', isReady: false, held: null };

/**
 * Links from outside: held until 500 ms after the app is ready, the first of them opened, further ones skipped for
 * 500 ms, what leads nowhere warned of. Times are monotonic ms. Source: specification §2, §8, §9; R7.
 */
export function decideDeepLinks(state: DeepLinkState, fact: DeepLinkFact): DeepLinkDecision {
  switch (fact.type) {
    case 'ready':
      if (state.kind === 'open' || state.isReady) return to(state);
      return to({ ...state, isReady: true }, { type: 'wait', ms: DEEP_LINK_READY_DELAY_MS });
    case 'delay-elapsed':
      if (state.kind === 'open' || !state.isReady) return to(state);
      return state.held ? open(state.held, fact.now) : to({ kind: 'open', handledAt: null });
    case 'arrived':
      return arrive(state, fact);
    case 'failed':
      return fail(state, fact.link);
  }
}

function arrive(
  state: DeepLinkState,
  { source, outside, destination, now }: DeepLinkFact & { type: 'arrived' },
): DeepLinkDecision {
  if (isTaken(state, now)) return to(state);
  if (destination.kind === 'invalid')
    return to(state, { type: 'warn', text: `Link ignored, it does not lead into the app: ${outside}` });
  if (destination.kind === 'unknown')
    return to(state, { type: 'warn', text: `Link ignored, there is no such page: ${outside}` });
  const link: DeepLink = { source, address: destination.address };
  return state.kind === 'waiting' ? to({ ...state, held: link }) : open(link, now);
}

/** Another link has just been handled, or will be. */
const isTaken = (state: DeepLinkState, now: number): boolean =>
  state.kind === 'waiting'
    ? state.held !== null
    : state.handledAt !== null && now - state.handledAt < DEEP_LINK_LOCK_MS;

const open = (link: DeepLink, now: number): DeepLinkDecision =>
  to({ kind: 'open', handledAt: now }, { type: 'open', link });

/** The app could not go there: home for a link, the whole page for what the worker asked for (specification §2). */
function fail(state: DeepLinkState, { source, address }: DeepLink): DeepLinkDecision {
  if (source === 'worker') return to(state, { type: 'load', address });
  // home itself failed: there is no better place
  return address === '/' ? to(state) : to(state, { type: 'open', link: { source, address: '/' } });
}

const to = (state: DeepLinkState, ...commands: DeepLinkCommand[]): DeepLinkDecision => ({ state, commands });
