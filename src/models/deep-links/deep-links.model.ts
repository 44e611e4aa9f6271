import { createMachine } from '../machine.ts';
import { decideDeepLinks, noDeepLinks } from './deep-links.ts';

/** Its runner is bound by `startDeepLinks`, which also reports the events. */
export const deepLinksMachine = createMachine({ initial: noDeepLinks, decide: decideDeepLinks });
