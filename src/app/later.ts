import { browserStorage } from '../shared/platform/browser-storage.ts';
import { startAccountLanguage } from './account-language.ts';
import type { App } from './app.ts';
import { linkPorts, startDeepLinks } from './deep-links.ts';
import { startDrafts } from './drafts.ts';
import { startInitialization } from './initialization.ts';
import { followOtherTabs } from './other-tabs.ts';
import { startPresence } from './presence.ts';
import { startRealtimeNotices } from './realtime-notices.ts';
import { pageRoutes } from './route-table.ts';
import { startUpdateDialog } from './update-dialog.ts';

/** Starts what no first page needs, in one file of the build: initialization, and what waits for its end or for a signed-in user. */
export function startLater(app: App): void {
  const { scope, router, clients, i18n } = app;
  const queryClient = () => clients.current();
  followOtherTabs(scope, browserStorage);
  void startInitialization(app);
  startAccountLanguage(app);
  startDeepLinks({ scope, routes: pageRoutes, ...linkPorts(router, location.origin) });
  startDrafts(() => queryClient().isMutating() > 0);
  startRealtimeNotices({ scope, queryClient, i18n, navigate: (address) => void router.navigate(address) });
  startPresence({ scope });
  startUpdateDialog(scope);
}
