/** Of the only service worker (PWA-04). */
export const WORKER = '/app/sw.js';

/** The policy header allows one policy of this name: made here, at the start, no other code can make it. It lets the app's own worker through and nothing else. */
const policy = globalThis.window?.trustedTypes?.createPolicy('app', {
  createScriptURL: (address: string) => (address === WORKER ? address : ''),
});

/** The worker's address as browsers with Trusted Types take it. */
export const workerAddress = (): string => policy?.createScriptURL(WORKER) ?? WORKER;
