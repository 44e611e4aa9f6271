import { createEvent, createStore, sample } from 'effector';
import { $initialized } from '../initialization/initialization.model.ts';
import { createMachine } from '../machine.ts';
import { $authenticated, $user } from '../session/session.model.ts';
import { decideModuleLinks, type HandledLink, type ModuleLinkEvent } from './module-links.ts';

const nothingHandled: HandledLink = null;
/** Its runner is bound by `startDeepLinks`. */
export const moduleLinksMachine = createMachine({ initial: nothingHandled, decide: decideModuleLinks });
const { occurred } = moduleLinksMachine;

/** The inside address that is shown now. */
export const addressShown = createEvent<string>();
const $address = createStore('').on(addressShown, (_, address) => address);

sample({
  clock: $user,
  filter: (user) => user === null,
  fn: (): ModuleLinkEvent => ({ type: 'signed-out' }),
  target: occurred,
});
sample({
  clock: [$initialized, $address, $user, $authenticated],
  source: { isReady: $initialized, address: $address, user: $user, authenticated: $authenticated },
  filter: ({ isReady, authenticated }) => isReady && authenticated,
  fn: ({ user, address }): ModuleLinkEvent => (user ? { type: 'shown', user, address } : { type: 'signed-out' }),
  target: occurred,
});
