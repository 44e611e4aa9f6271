import './first-paint.css';
import '../shared/ui/global.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { endEarly } from '../shared/api/early.ts';
import { createI18n } from '../shared/i18n/i18n.ts';
import { documentLanguage, readLocaleCookie } from '../shared/i18n/locale.ts';
import { browserStorage } from '../shared/platform/browser-storage.ts';
import { holdForFirstContent } from '../shared/platform/first-content.ts';
import { newId } from '../shared/platform/new-id.ts';
import { after, pause } from '../shared/platform/timers.ts';
import { loadOverlays } from './hosts/overlays.ts';
import { startMock } from './mock.ts';
import { Root } from './root.tsx';
import { startApp } from './start.ts';
import { whenSettled } from './when-settled.ts';

/** With its slash: home is `/app/`, as the manifest and every host have it. */
const BASENAME = '/app/';
/** By then the page has its content; early enough that a lost connection still has its snackbar. */
const OVERLAYS_AFTER = 2_000;
/** The page that came with index.html stands until the first page does, but no longer than this. */
const FIRST_PAGE_WITHIN = 150;
/** Time for the first page to be drawn, before what is only needed later is asked for. */
const LATER = 300;

const language = readLocaleCookie(document.cookie);
documentLanguage(language, document.documentElement);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
const ready = startMock();
const firstContentShown = holdForFirstContent();
// not awaited at the top: pages that are on their way already import what stands beside this file
void start();

async function start(): Promise<void> {
  const i18n = await createI18n(language);
  keyEntry();
  const app = startApp({
    ready,
    storage: browserStorage,
    i18n,
    basename: BASENAME,
    makeRouter: (routes, rest) => createBrowserRouter(routes, { basename: BASENAME, ...rest }),
  });
  await Promise.race([firstPage(app.router), pause(FIRST_PAGE_WITHIN)]);
  // a transition is drawn in slices: a finger that comes meanwhile is heard
  startTransition(() => root.render(<Root app={app} />));
  after(LATER, () => {
    firstContentShown();
    endEarly();
    whenSettled(
      app,
      () =>
        void import('./later.ts').then(
          ({ startLater }) => startLater(app),
          () => {},
        ),
    ); // a lost piece reloads the app
  });
  after(OVERLAYS_AFTER, () => {
    void import('../shared/ui/inter.css').catch(() => {});
    void import('./preload-on-touch.ts').then(
      ({ preloadOnTouch }) => preloadOnTouch(BASENAME),
      () => {},
    );
    void loadOverlays().catch(() => {}); // whoever needs them tries again
  });
  if (__DEV_PANEL__) void import('./dev-panel/mount.tsx').then(({ mountDevPanel }) => mountDevPanel(app));
}

/** Scroll positions are kept by the key of a history entry; the router gives every full load of the tab the same one. */
function keyEntry(): void {
  const state = history.state as { key?: string } | null; // written by the router
  if (!state?.key) history.replaceState({ ...state, key: newId() }, '');
}

/** Resolves when the first page's loader has ended. */
function firstPage(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
    if (router.state.initialized) resolve();
  });
}
