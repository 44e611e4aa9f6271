import { createEvent, createStore } from 'effector';
import {
  decideDeepLinks,
  noDeepLinks,
  type DeepLink,
  type DeepLinkDecision,
  type DeepLinkFact,
  type Destination,
  type LinkSource,
} from './deep-links.ts';

/** Initialization has finished. */
export const deepLinksReady = createEvent();
/** The delay after that ran out; `now` is monotonic ms. */
export const deepLinkDelayElapsed = createEvent<{ now: number }>();
export const deepLinkArrived = createEvent<{
  source: LinkSource;
  outside: string;
  destination: Destination;
  now: number;
}>();
/** The app could not open the page of a link. */
export const deepLinkFailed = createEvent<DeepLink>();

const $machine = createStore<DeepLinkDecision>({ state: noDeepLinks, commands: [] })
  .on(deepLinksReady, (machine) => step(machine, { type: 'ready' }))
  .on(deepLinkDelayElapsed, (machine, { now }) => step(machine, { type: 'delay-elapsed', now }))
  .on(deepLinkArrived, (machine, link) => step(machine, { type: 'arrived', ...link }))
  .on(deepLinkFailed, (machine, link) => step(machine, { type: 'failed', link }));

/** What is to be done, in order. Watched by `startDeepLinks`: this model is loaded after the scope was made, so no handler can be bound in it. */
export const deepLinkCommanded = $machine.updates.filterMap(({ commands }) =>
  commands.length > 0 ? commands : undefined,
);

function step({ state }: DeepLinkDecision, fact: DeepLinkFact): DeepLinkDecision {
  return decideDeepLinks(state, fact);
}
