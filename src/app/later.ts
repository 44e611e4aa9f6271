import '../models/drafts/drafts.model.ts'; // signing out removes the drafts, whether or not a form was opened
import { saveDrafts } from '../models/drafts/drafts.storage.ts';
import { browserStorage } from '../shared/platform/browser-storage.ts';
import { nativeShell } from '../shared/platform/capacitor.ts';
import { keepFocus } from '../shared/platform/keep-focus.ts';
import { now } from '../shared/platform/clock.ts';
import { idle } from '../shared/platform/when-idle.ts';
import { workerAddress } from '../shared/platform/worker-address.ts';
import { browserChannel, startAccountSettings } from './initialization/account-settings.ts';
import type { App } from './app.ts';
import { startInstall } from './install/install.ts';
import { watchBuild } from './initialization/min-build.ts';
import { linkPorts, startDeepLinks } from './links/deep-links.ts';
import { preloadPages } from './first-visit/preload-pages.ts';
import { BROWSER_BAR, followTheme } from './native/theme-bar.ts';
import { startInitialization } from './initialization/initialization.ts';
import { followOtherTabs } from './owner-change/other-tabs.ts';
import { startOffline } from './offline/start-offline.ts';
import { startOutbox } from './outbox/outbox.ts';
import { startPresence } from './realtime/presence.ts';
import { startRealtimeNotices } from './realtime/realtime-notices.ts';
import { followOwnRoles } from './realtime/own-roles.ts';
import './later-pages.ts'; // a press on a link finds the page's files at once
import { pageRoutes } from './route-table.ts';
import { startErrorReports } from './error-reports/start-error-reports.ts';
import { errorPorts } from './errors/error-ports.ts';
import { dispensable } from './errors/dispensable.ts';
import { startUpdateDialog } from './errors/update-dialog.ts';

export { recall } from './offline/recall.ts';

/** Starts what no first page needs, in one chunk and a task for each part: initialization, and what depends on it or on a signed-in user. */
export async function startLater(app: App): Promise<void> {
  const { scope, router, clients, i18n } = app;
  const queryClient = () => clients.current();
  const ports = linkPorts(router, location.origin);
  const askToUpdate = startUpdateDialog(scope);
  errorPorts.reload = () => {
    // where the user is going, if a page is on its way
    const { location: next } = router.state.navigation;
    if (next) location.assign(router.createHref(next));
    else location.reload();
  };
  const parts = [
    () => {
      followOtherTabs(scope, browserStorage);
      followBar();
    },
    () => {
      const settings = document.querySelector<HTMLMetaElement>('meta[name=error-reports]')?.content;
      void startErrorReports(app, { settings, load: () => import('./error-reports/reporter.ts') });
    },
    () => {
      startAccountSettings(app, { channel: browserChannel() }); // hears the other tabs before the settings are read
      void startInitialization(app, watchBuild(askToUpdate));
    },
    () => {
      startDeepLinks({ scope, routes: pageRoutes, ...ports });
      startInstall(scope, browserStorage);
      saveDrafts(browserStorage, [], now()); // removes expired drafts
    },
    () => {
      const navigate = (address: string) => void router.navigate(address);
      startRealtimeNotices({ scope, queryClient, i18n, navigate, address: ports.address });
      followOwnRoles(scope);
      startOffline({ scope, queryClient });
      startOutbox(app);
      startPresence({ scope });
      keepFocus();
    },
    () =>
      void import('./push/start-push.ts')
        .then(({ startPush }) => startPush(app, { storage: browserStorage }))
        .catch(() => {}),
    () => {
      // the dev server has no builds, and a worker that knows push alone
      if (import.meta.env.PROD)
        void dispensable(/\/start-updates-/, () => import('./updates/start-updates.ts')).then((updates) =>
          updates?.startUpdates({ scope, storage: browserStorage }),
        );
      else if ('serviceWorker' in navigator)
        void navigator.serviceWorker.register(workerAddress(), { scope: '/app/', type: 'module' }).catch(console.warn);
    },
    () => void preloadPages(import.meta.env.BASE_URL, router),
  ];
  for (const [index, start] of parts.entries()) {
    if (index > 0) await idle(); // the file was evaluated in a task of its own
    start();
  }
}

/** The bar above the page; all else that a native wrapper needs comes with its own file, which a browser never loads. */
function followBar(): void {
  const shell = nativeShell();
  if (shell)
    void dispensable(/\/start-native-/, () => import('./native/start-native.ts')).then((native) =>
      native?.startNative(shell),
    );
  else followTheme(BROWSER_BAR);
}
