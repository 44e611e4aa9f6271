import type { Decision } from '../machine.ts';

export type InstallState =
  /** Nothing has been offered so far. */
  | { kind: 'waiting' }
  /** The browser would install the app. */
  | { kind: 'offered' }
  /** The browser installs apps, but only by its own menu: the steps are shown. */
  | { kind: 'guide' }
  /** The browser is asking. */
  | { kind: 'asking' }
  /** Installed or dismissed: nothing is shown again. */
  | { kind: 'closed' };

export type InstallEvent =
  /** What this device is and remembers, once per start. */
  | { type: 'started'; isInstalled: boolean; isDismissed: boolean; needsGuide: boolean }
  | {
      type:
        | 'offered'
        | 'pressed'
        | 'accepted'
        | 'refused'
        | 'failed'
        | 'dismissed'
        | 'dismissed-elsewhere'
        | 'installed';
    };

/** `ask`: by the browser's own dialog. `remember`: that the user does not want to install the app. */
export interface InstallCommand {
  type: 'ask' | 'remember';
}

type InstallDecision = Decision<InstallState, InstallCommand>;

export const notOffered: InstallState = { kind: 'waiting' };
const closed: InstallState = { kind: 'closed' };

/**
 * The invitation to install the app: shown when the browser offers it, gone once it is installed, accepted or dismissed. Cancelling
 * the browser's own dialog is a dismissal too. Source: PWA-11 … PWA-14, decision 070.
 */
export function decideInstall(state: InstallState, event: InstallEvent): InstallDecision {
  if (state.kind === 'closed') return to(state);
  switch (event.type) {
    case 'started':
      if (event.isInstalled || event.isDismissed) return to(closed);
      return to(event.needsGuide && state.kind === 'waiting' ? { kind: 'guide' } : state);
    case 'offered':
      return to(state.kind === 'asking' ? state : { kind: 'offered' });
    case 'pressed':
      return state.kind === 'offered' ? to({ kind: 'asking' }, 'ask') : to(state);
    case 'failed':
      // an offer can be taken up once; the browser may make another one
      return to(state.kind === 'asking' ? notOffered : state);
    case 'refused':
      return state.kind === 'asking' ? to(closed, 'remember') : to(state);
    case 'dismissed':
      return isShown(state) ? to(closed, 'remember') : to(state);
    case 'accepted':
    case 'dismissed-elsewhere':
    case 'installed':
      return to(closed);
  }
}

/** What the card shows, or null. */
export const shownInstall = (state: InstallState): 'offered' | 'guide' | 'asking' | null =>
  isShown(state) ? state.kind : null;

const isShown = (state: InstallState): state is InstallState & { kind: 'offered' | 'guide' | 'asking' } =>
  state.kind === 'offered' || state.kind === 'guide' || state.kind === 'asking';

const to = (state: InstallState, ...commands: InstallCommand['type'][]): InstallDecision => ({
  state,
  commands: commands.map((type) => ({ type })),
});
