import { createMachine } from '../machine.ts';
import { decideUpdates, noUpdates } from './updates.ts';

/** Its runner is bound by `startUpdates`. */
export const updatesMachine = createMachine({ initial: noUpdates, decide: decideUpdates });
