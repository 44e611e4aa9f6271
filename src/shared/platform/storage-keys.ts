/** Every name the app uses in the browser's storage, and in which of the two it lives. Source: SEC-01 … SEC-03. */
export interface StorageKey {
  /** local: this device, all tabs; session: this tab. */
  area: 'local' | 'session';
  name: string;
}

export const storageKeys = {
  accessToken: { area: 'local', name: 'fusha-token' },
  /** A copy for the specification's sake; the guard never trusts it (R20). */
  user: { area: 'session', name: 'fusha-user' },
  phoneToVerify: { area: 'session', name: 'fusha-phone-to-verify' },
  forgotPassword: { area: 'session', name: 'fusha-forgot-password' },
  deviceId: { area: 'local', name: 'fusha-device-id' },
  hideInstall: { area: 'local', name: 'fusha-hide-install' },
  /** The user who has turned push messages on here, by id. */
  push: { area: 'local', name: 'fusha-push' },
  /** This session was asked about them (PWA-15). */
  pushAsked: { area: 'session', name: 'fusha-push-asked' },
  /** The profile last chosen in any tab: where a new tab starts (R5). */
  lastProfile: { area: 'local', name: 'fusha-last-profile' },
  /** The profile this tab works in (R5). */
  activeProfile: { area: 'session', name: 'fusha-active-profile' },
  theme: { area: 'local', name: 'fusha-theme' },
  /** What the settings fill an empty search with, as the query of an address: a copy, for the first request. */
  ownSearch: { area: 'local', name: 'fusha-search' },
  /** What was typed and not sent yet, at most a day old; never passwords, codes or files. */
  drafts: { area: 'local', name: 'fusha-drafts' },
  /** When this tab last reloaded itself: a piece of the program was missing, or there was a new version. */
  chunkReload: { area: 'session', name: 'fusha-chunk-reload' },
  /** The build for which this tab has reloaded. */
  updatedFor: { area: 'session', name: 'fusha-updated-for' },
} as const satisfies Record<string, StorageKey>;
