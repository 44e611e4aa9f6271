/** Of the only service worker (PWA-04). */
export const WORKER = '/app/sw.js';

/** The policy header allows one policy of this name: made here, at the start, no other code can make it. All that it lets through is the worker. */
const policy = window.trustedTypes?.createPolicy('app', { createScriptURL: () => WORKER });

/** The worker's address as browsers with Trusted Types take it. */
export const workerAddress = (): string => policy?.createScriptURL('') ?? WORKER;
