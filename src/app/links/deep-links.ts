import { createWatch, scopeBind, type Scope } from 'effector';
import { isRouteErrorResponse, matchRoutes, type DataRouter } from 'react-router';
import { deepLinksMachine } from '../../models/deep-links/deep-links.model.ts';
import type { DeepLinkCommand, DeepLinkEvent, Destination } from '../../models/deep-links/deep-links.ts';
import { $initialized } from '../../models/initialization/initialization.model.ts';
import { bindRunner } from '../../models/machine.ts';
import { addressShown, moduleLinksMachine } from '../../models/module-links/module-links.model.ts';
import type { ModuleLinkCommand } from '../../models/module-links/module-links.ts';
import { profileChosen } from '../../models/profile/profile.model.ts';
import { after, monotonicNow } from '../../shared/platform/timers.ts';
import { toInsideAddress, toPageAddress } from '../../shared/routing/inside-address.ts';
import { settled } from '../router-settled.ts';
import { takeLinks } from './early-links.ts';

export interface DeepLinkOptions {
  scope: Scope;
  /** All routes of the app. */
  routes: readonly { path: string }[];
  /** Opens an inside address; rejects when that fails. */
  navigate: (address: string) => Promise<void>;
  /** The same, replacing the current history entry. */
  replace: (address: string) => Promise<void>;
  /** Resolves when no navigation is under way. */
  settled: () => Promise<void>;
  /** The inside address that is shown; null if it is not a valid one. */
  address: () => string | null;
  /** Calls back on each change of it. */
  watchAddress: (listener: () => void) => () => void;
  /** Reloads the app at this address. */
  load?: (pageAddress: string) => void;
}

/** The parts of the router that links need. */
export const linkPorts = (
  router: DataRouter,
  origin: string,
): Pick<DeepLinkOptions, 'navigate' | 'replace' | 'settled' | 'address' | 'watchAddress'> => ({
  async navigate(address) {
    await router.navigate(address); // never rejects: a failed page shows its error instead
    const failure = Object.values(router.state.errors ?? {}).find((error) => !isRouteErrorResponse(error));
    if (failure !== undefined) throw new Error(`Link not opened: ${address}`, { cause: failure });
  },
  // it is the page that is read already: it stays where it was scrolled to
  replace: (address) => router.navigate(address, { replace: true, preventScrollReset: true }),
  settled: () => settled(router),
  address: () => {
    const { pathname, search, hash } = router.state.location;
    return toInsideAddress(pathname + search + hash, origin);
  },
  watchAddress: (listener) => router.subscribe(listener),
});

/**
 * Links from outside: of the native wrapper, of the service worker, and the switch parameters of the address itself
 * (DL-05, PWA-07). Loaded after the start; `listenForLinks` keeps what arrives before.
 */
export function startDeepLinks(options: DeepLinkOptions): void {
  const { scope } = options;
  const routes = options.routes.map(({ path }) => ({ path }));
  const report = scopeBind(deepLinksMachine.occurred, { scope });

  // in a microtask: a navigation reads stores, which are final only when effector's own computation has ended
  bindRunner(scope, deepLinksMachine, (command) => queueMicrotask(() => runLink(command, report, options)));
  bindRunner(scope, moduleLinksMachine, (command) => queueMicrotask(() => runModuleLink(command, options)));

  takeLinks((source, outside) =>
    report({ type: 'arrived', source, outside, destination: destinationOf(outside, routes), now: monotonicNow() }),
  );
  watchAddress(options);
  onceInitialized(scope, () => report({ type: 'ready' }));
}

function runLink(
  command: DeepLinkCommand,
  report: (event: DeepLinkEvent) => void,
  { navigate, load = (address) => location.assign(address) }: DeepLinkOptions,
): void {
  switch (command.type) {
    case 'wait':
      return after(command.ms, () => report({ type: 'delay-elapsed', now: monotonicNow() }));
    case 'open': {
      const { link } = command;
      return void navigate(link.address).catch(() => report({ type: 'failed', link }));
    }
    case 'load':
      return load(toPageAddress(command.address));
    case 'warn':
      return console.warn(command.text);
  }
}

function runModuleLink(command: ModuleLinkCommand, options: DeepLinkOptions): void {
  switch (command.type) {
    case 'follow':
      return void follow(command, options).catch(console.warn);
    case 'warn':
      return console.warn(command.text);
  }
}

async function follow(
  { profile, from, to }: Extract<ModuleLinkCommand, { type: 'follow' }>,
  { scope, settled: untilSettled, address, replace }: DeepLinkOptions,
): Promise<void> {
  await untilSettled();
  if (address() !== from) return;
  scopeBind(profileChosen, { scope })(profile);
  await replace(to);
}

function destinationOf(outside: string, routes: { path: string }[]): Destination {
  const address = toInsideAddress(outside, location.origin);
  if (address === null) return { kind: 'invalid' };
  const pathname = address.replace(/[?#].*$/s, '');
  return matchRoutes(routes, pathname) ? { kind: 'page', address } : { kind: 'unknown' };
}

function watchAddress({ scope, address, watchAddress: watch }: DeepLinkOptions): void {
  const shown = scopeBind(addressShown, { scope });
  const report = () => {
    const current = address();
    if (current !== null) shown(current);
  };
  report();
  watch(report);
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
