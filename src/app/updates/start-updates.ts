import { scopeBind, type Scope } from 'effector';
import { messageSW, Workbox } from 'workbox-window';
import { bindRunner } from '../../models/machine.ts';
import type { UpdateCommand } from '../../models/updates/updates.ts';
import { updatesMachine } from '../../models/updates/updates.model.ts';
import { CHUNK_RELOAD_TTL_MS, lastReloadAt, markReload } from '../../shared/platform/chunk-reload.ts';
import { now } from '../../shared/platform/clock.ts';
import { ownBuild } from '../../shared/platform/own-build.ts';
import { watchPage } from '../../shared/platform/page-signals.ts';
import type { SafeStorage } from '../../shared/platform/storage.ts';
import { storageKeys } from '../../shared/platform/storage-keys.ts';
import { every, pause } from '../../shared/platform/timers.ts';
import { hasUnsavedWork } from '../../shared/platform/unsaved-work.ts';
import { WORKER, workerAddress } from '../../shared/platform/worker-address.ts';
import { errorPorts } from '../errors/error-ports.ts';
import { askToUpdate } from '../errors/update-dialog.ts';
import { createTabsWork } from './other-tabs-work.ts';

/** Between two looks at the worker's file, in ms (PWA-19). */
const WORKER_EVERY = 20_000;
/** A new build is looked for each third time: a minute. */
const BUILD_EVERY = 3;
/** The worker in charge answers at once. After this, in ms, the page goes on without its answer. */
const ANSWERS_WITHIN = 1_000;
/** A new worker that may take over does so at once. After this, in ms, the old one is not waited for any more. */
const TAKES_OVER_WITHIN = 5_000;
const LATEST = '/app/builds/latest.json';

/**
 * Registers the service worker and follows new versions: of its file each 20 s, of the build each minute, and of both when the page
 * comes back into sight or online (PWA-04 … PWA-26, decision 073). Called once per tab, after the first page.
 */
export function startUpdates({ scope, storage }: { scope: Scope; storage: SafeStorage }): void {
  const report = scopeBind(updatesMachine.occurred, { scope });
  const worker = 'serviceWorker' in navigator ? new Workbox(workerAddress(), { scope: '/app/' }) : null;
  const isBusy = createTabsWork('BroadcastChannel' in globalThis ? new BroadcastChannel('fusha-updates') : null);
  let registration: ServiceWorkerRegistration | undefined;

  const leave = errorPorts.reload;
  const reload = (build: string | null = null) => {
    if (build !== null) storage.write(storageKeys.updatedFor, build);
    markReload(storage, now());
    leave();
  };
  const runs: { [Type in UpdateCommand['type']]: (command: Extract<UpdateCommand, { type: Type }>) => Promise<void> } =
    {
      'read-build': async () => report({ type: 'build-read', id: await latestBuild() }),
      async flag({ flag }) {
        document.documentElement.dataset['worker'] = flag;
      },
      async weigh() {
        const last = lastReloadAt(storage);
        const age = last === null ? Infinity : now() - last;
        // where the mark cannot be kept nothing would stop a second reload: the user decides
        const isMarked = markable(storage);
        report({
          type: 'weighed',
          isBusy: !isMarked || (await isBusy()),
          mayReload: age < 0 || age >= CHUNK_RELOAD_TTL_MS, // a mark from the future: the clock was set back
        });
      },
      async ask() {
        report({ type: 'answered', isAccepted: await askToUpdate(scope) });
      },
      'take-over': async () => worker?.messageSkipWaiting(),
      async apply({ build, isForced }) {
        const wasTried = build !== null && storage.read(storageKeys.updatedFor) === build;
        await updateWorker(registration);
        await installed(registration?.installing);
        const waiting = registration?.waiting;
        if (waiting) {
          worker?.messageSkipWaiting();
          await pause(TAKES_OVER_WITHIN);
          if (registration?.waiting !== waiting || (!isForced && hasUnsavedWork())) return;
          // the old one does not let go of the page, which then comes from the server
          await registration.unregister();
          return reload(build);
        }
        // the old worker goes on answering with the old version, and its own file cannot be had
        if (isForced && wasTried) await registration?.unregister();
        reload(build);
      },
      reload: async () => reload(),
    };
  bindRunner(scope, updatesMachine, (command) => runs[command.type](command as never)); // each by its own type
  const own = ownBuild();
  report({ type: 'started', own, triedFor: storage.read(storageKeys.updatedFor) || null });

  // the worker would come back with the version that has to go
  errorPorts.reload = () => void askWorker('FROM_SERVER').then(leave);

  async function compareWorker(): Promise<void> {
    const build = await askWorker('BUILD');
    if (own !== null && build !== null && build !== own) report({ type: 'worker-differs' });
  }

  if (worker) void register(worker).then((known) => (registration = known));
  async function register(workbox: Workbox): Promise<ServiceWorkerRegistration | undefined> {
    const { serviceWorker } = navigator;
    void compareWorker();
    let hadController = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      // the first worker takes the page over too: that is no new version (C-51)
      if (hadController) report({ type: 'worker-replaced' });
      hadController = true;
    });
    workbox.addEventListener('installed', ({ isUpdate }) => {
      if (isUpdate !== true) report({ type: 'worker-known', flag: 'offline-ready' });
    });
    workbox.addEventListener('waiting', () => report({ type: 'worker-waiting' }));
    try {
      return await workbox.register({ immediate: true });
    } catch {
      report({ type: 'worker-known', flag: 'registration-error' });
      return undefined;
    }
  }

  let round = 0;
  const look = () => {
    if (!navigator.onLine || document.visibilityState === 'hidden') return;
    void updateWorker(registration);
    if (round % BUILD_EVERY === 0) void runs['read-build']({ type: 'read-build' });
    round += 1;
    report({ type: 'ticked' });
  };
  look();
  every(WORKER_EVERY, look);
  watchPage((signal) => {
    if (signal !== 'shown' && signal !== 'network-found') return;
    round = 0;
    look();
  });
}

/** The build of the worker in charge; null where there is none, or where it does not say. */
async function askWorker(type: 'BUILD' | 'FROM_SERVER'): Promise<string | null> {
  const controller = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!controller) return null;
  const answer: unknown = await Promise.race([messageSW(controller, { type }), pause(ANSWERS_WITHIN)]);
  return typeof answer === 'string' ? answer : null;
}

/** The file itself first: the browser is asked to compare it only where it can be had (PWA-20, PWA-26). */
async function updateWorker(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  if (!registration) return;
  try {
    const { status } = await fetch(WORKER, { cache: 'no-store' });
    if (status === 200) await registration.update();
  } catch {
    // without a network, or no script: the version that is here goes on
  }
}

/** Once a new worker has its files, or has failed: before, a reload would come back with the old version. */
function installed(worker: ServiceWorker | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!worker) return resolve();
    worker.addEventListener('statechange', () => resolve(), { once: true });
  });
}

/** The id of the build that the server has now; null when it does not say. */
async function latestBuild(): Promise<string | null> {
  try {
    const answer = await fetch(`${LATEST}?${now()}`, { cache: 'no-store' });
    const latest: unknown = answer.ok ? await answer.json() : null;
    const id = typeof latest === 'object' && latest !== null && 'id' in latest ? latest.id : null;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** Whether a mark in this tab's storage stays there. */
function markable(storage: SafeStorage): boolean {
  const key = storageKeys.updatedFor;
  if (storage.read(key) === null) storage.write(key, '');
  return storage.isKept(key);
}
