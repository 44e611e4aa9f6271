import './first-visit/first-paint.css';
import '../shared/ui/global.ts';
import { startTransition } from 'react';
import { createBrowserRouter } from 'react-router';
import { endFirstVisit } from '../shared/api/first-visit.ts';
import { createI18n } from '../shared/i18n/i18n.ts';
import { documentLanguage, readLocaleCookie } from '../shared/i18n/locale.ts';
import { browserStorage } from '../shared/platform/browser-storage.ts';
import { keyEntry } from '../shared/platform/fresh-entry.ts';
import { newId } from '../shared/platform/new-id.ts';
import { after, pause } from '../shared/platform/timers.ts';
import { whenIdle } from '../shared/platform/when-idle.ts';
import { firstPage, whenLeft, whenSettled } from './first-visit/first-page.ts';
import { loadOverlays } from './hosts/overlays.ts';
import { startMock } from './mock.ts';
import { Root } from './root.tsx';
import { startApp } from './start.ts';
import type { App } from './app.ts';

/** With its slash: home is `/app/`, as in the manifest and in the configuration of every host. */
const BASENAME = '/app/';
/** By then the page has its content; early enough for the snackbar of a lost connection. All times are in ms. */
const OVERLAYS_AFTER = 2_000;
/** The frame of index.html is replaced by the first page, or after this time without it. */
const FIRST_PAGE_WITHIN = 150;

/**
 * Starts the app. Called when this module has been evaluated, and in tasks of their own for the parts that take longest, so that
 * input is handled in between (decision 035).
 */
export async function start(): Promise<void> {
  const language = readLocaleCookie(document.cookie);
  documentLanguage(language, document.documentElement);
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const ready = startMock();
  const i18n = await createI18n(language);
  await pause(0);
  keyEntry(newId);
  const app = startApp({
    ready,
    storage: browserStorage,
    i18n,
    basename: BASENAME,
    makeRouter: (routes, rest) => createBrowserRouter(routes, { basename: BASENAME, ...rest }),
  });
  await pause(0); // react-dom is evaluated with its first import
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(container);
  await Promise.race([firstPage(app.router), pause(FIRST_PAGE_WITHIN)]);
  // a transition renders in slices, so that input is handled in between
  startTransition(() => root.render(<Root app={app} />));
  whenLeft(app.router, endFirstVisit); // a page that is returned to is drawn whole, or it would lose its scroll position
  // nothing that is needed later competes with the first page, or with its first rendering
  whenSettled(app, () =>
    whenIdle(() => {
      endFirstVisit();
      startRest(app);
    }),
  );
  after(OVERLAYS_AFTER, () => {
    void import('../shared/ui/inter.css').catch(() => {});
    void import('./first-visit/preload-on-touch.ts').then(
      ({ preloadOnTouch }) => preloadOnTouch(BASENAME),
      () => {},
    );
    void loadOverlays().catch(() => {}); // loaded again when they are needed
  });
  if (__DEV_PANEL__) void import('./dev-panel/mount.tsx').then(({ mountDevPanel }) => mountDevPanel(app, ready));
}

function startRest(app: App): void {
  void import('./later.ts').then(
    ({ startLater }) => after(0, () => startLater(app)), // evaluated in one task, started in the next
    () => {}, // a chunk that fails to load reloads the app
  );
}
