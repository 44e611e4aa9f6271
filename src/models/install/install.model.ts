import { createMachine } from '../machine.ts';
import { decideInstall, notOffered, shownInstall, type InstallEvent } from './install.ts';

/** Its runner is bound by `startInstall`, which also reports what the browser says. */
export const installMachine = createMachine({ initial: notOffered, decide: decideInstall });

/** The user wants to install the app. */
export const installPressed = installMachine.occurred.prepend((): InstallEvent => ({ type: 'pressed' }));
export const installDismissed = installMachine.occurred.prepend((): InstallEvent => ({ type: 'dismissed' }));

/** What the card shows, or null. */
export const $install = installMachine.$state.map(shownInstall);
