import { createWatch, scopeBind, type Scope } from 'effector';
import { isRouteErrorResponse, matchRoutes, type DataRouter } from 'react-router';
import {
  deepLinkArrived,
  deepLinkCommanded,
  deepLinkDelayElapsed,
  deepLinkFailed,
  deepLinksReady,
} from '../models/deep-links/deep-links.model.ts';
import type { DeepLinkCommand, Destination } from '../models/deep-links/deep-links.ts';
import { $initialized } from '../models/initialization/initialization.model.ts';
import { addressShown, moduleLinkFollowed, moduleLinkRefused } from '../models/module-links/module-links.model.ts';
import { after, monotonicNow } from '../shared/platform/timers.ts';
import { toInsideAddress, toPageAddress } from '../shared/routing/inside-address.ts';
import { takeLinks } from './early-links.ts';

export interface DeepLinkOptions {
  scope: Scope;
  /** Every page there is. */
  routes: readonly { path: string }[];
  /** Opens an inside address; rejects when that fails. */
  navigate: (address: string) => Promise<void>;
  /** The same, in place of the address that is shown. */
  replace: (address: string) => Promise<void>;
  /** The inside address that is shown; null for one no link could have. */
  address: () => string | null;
  /** Tells of each change of it. */
  watchAddress: (listener: () => void) => () => void;
  /** Leaves this page and loads the app anew at this address. */
  load?: (pageAddress: string) => void;
}

/** What links need of the app's router. */
export const linkPorts = (
  router: DataRouter,
  origin: string,
): Pick<DeepLinkOptions, 'navigate' | 'replace' | 'address' | 'watchAddress'> => ({
  async navigate(address) {
    await router.navigate(address); // never rejects: the page's own failure is drawn in its place
    const failure = Object.values(router.state.errors ?? {}).find((error) => !isRouteErrorResponse(error));
    if (failure !== undefined) throw new Error(`Link not opened: ${address}`, { cause: failure });
  },
  replace: (address) => router.navigate(address, { replace: true }),
  address: () => {
    const { pathname, search, hash } = router.state.location;
    return toInsideAddress(pathname + search + hash, origin);
  },
  watchAddress: (listener) => router.subscribe(listener),
});

/**
 * Links from outside: of the wrapper, of the background worker, and the switch parameters of the address itself
 * (specification §2). Loaded after the start; `listenForLinks` keeps what comes before.
 */
export function startDeepLinks(options: DeepLinkOptions): void {
  const { scope } = options;
  const routes = options.routes.map(({ path }) => ({ path }));
  const arrived = scopeBind(deepLinkArrived, { scope });

  createWatch({
    unit: deepLinkCommanded,
    scope,
    fn: (commands) => {
      // effector tells of a change before its own computation ends
      for (const command of commands) queueMicrotask(() => run(command, options));
    },
  });
  createWatch({
    unit: moduleLinkFollowed,
    scope,
    fn: (address) => queueMicrotask(() => void options.replace(address).catch(console.warn)),
  });
  createWatch({ unit: moduleLinkRefused, scope, fn: (text) => console.warn(text) });

  takeLinks((source, outside) =>
    arrived({ source, outside, destination: destinationOf(outside, routes), now: monotonicNow() }),
  );
  watchAddress(options);
  onceInitialized(scope, scopeBind(deepLinksReady, { scope }));
}

function run(
  command: DeepLinkCommand,
  { scope, navigate, load = (address) => location.assign(address) }: DeepLinkOptions,
): void {
  switch (command.type) {
    case 'wait':
      return after(command.ms, () => scopeBind(deepLinkDelayElapsed, { scope })({ now: monotonicNow() }));
    case 'open': {
      const { link } = command;
      return void navigate(link.address).catch(() => scopeBind(deepLinkFailed, { scope })(link));
    }
    case 'load':
      return load(toPageAddress(command.address));
    case 'warn':
      return console.warn(command.text);
  }
}

function destinationOf(outside: string, routes: { path: string }[]): Destination {
  const address = toInsideAddress(outside, location.origin);
  if (address === null) return { kind: 'invalid' };
  const pathname = address.replace(/[?#].*$/s, '');
  return matchRoutes(routes, pathname) ? { kind: 'page', address } : { kind: 'unknown' };
}

function watchAddress({ scope, address, watchAddress: watch }: DeepLinkOptions): void {
  const shown = scopeBind(addressShown, { scope });
  const tell = () => {
    const current = address();
    if (current !== null) shown(current);
  };
  tell();
  watch(tell);
}

function onceInitialized(scope: Scope, run: () => void): void {
  if (scope.getState($initialized)) return run();
  const stop = createWatch({
    unit: $initialized,
    scope,
    fn: (isInitialized) => {
      if (!isInitialized) return;
      stop();
      queueMicrotask(run);
    },
  });
}
