import './first-visit/first-paint.css';
import '../shared/ui/global.ts';
import { startTransition } from 'react';
import { createBrowserRouter } from 'react-router';
import { endFirstVisit } from '../shared/api/first-visit.ts';
import { createI18n } from '../shared/i18n/i18n.ts';
import { documentLanguage, hasLocaleCookie, readLocaleCookie } from '../shared/i18n/locale.ts';
import { browserStorage } from '../shared/platform/browser-storage.ts';
import { keyEntry } from '../shared/platform/fresh-entry.ts';
import { newId } from '../shared/platform/new-id.ts';
import { pause } from '../shared/platform/timers.ts';
import { idle } from '../shared/platform/when-idle.ts';
import { loadFont } from '../shared/ui/load-font.ts';
import { firstDrawing } from './first-visit/first-drawing.ts';
import { firstPage, pageSettled, whenLeft } from './first-visit/first-page.ts';
import { returnToPlace } from './first-visit/place.ts';
import { cookieLanguage, deviceSettings } from './initialization/device-settings.ts';
import { keepEarlyChoices } from './initialization/early-choices.ts';
import { loadOverlays } from './hosts/overlays.ts';
import { startMock } from './mock.ts';
import { BASENAME } from './basename.ts';
import { frontTaken, isRendered } from './front/take-front.ts';
import { Root } from './root.tsx';
import { sessionKnown } from './session-known.ts';
import { startApp } from './start.ts';
import type { App } from './app.ts';

/** A first page that takes longer does not delay the rest. */
const SETTLED_WITHIN = 4_000;

/**
 * Starts the app. Called when this module has been evaluated, and in tasks of their own for the parts that take longest, so that
 * input is handled in between (decision 035).
 */
export async function start(): Promise<void> {
  const language = readLocaleCookie(document.cookie);
  const isLanguageKept = hasLocaleCookie(document.cookie);
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
    keptLanguage: cookieLanguage,
    // without a network at once: pages wait for it
    recall: (...read) =>
      loadLater()
        .then(({ recall }) => recall(...read))
        .catch(() => null),
    basename: BASENAME,
    makeRouter: (routes, rest) => createBrowserRouter(routes, { basename: BASENAME, ...rest }),
  });
  await pause(0); // react-dom is evaluated with its first import
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await firstDrawing({
    page: firstPage(app.router),
    isPainted: isRendered(container),
    account: isLanguageKept ? null : sessionKnown(app.scope),
  });
  const drawn = new Promise<void>((resolve) => {
    const root = <Root app={app} onDrawn={resolve} />;
    const isTaken = isRendered(container) && isFront(app);
    // a transition renders in slices, so that input is handled in between
    startTransition(() => {
      if (isTaken) hydrateRoot(container, root);
      else createRoot(container).render(root);
    });
  }).then(() => frontTaken(container));
  const settled = Promise.race([pageSettled(app), pause(SETTLED_WITHIN)]);
  void drawn.then(() => returnToPlace(app.router, settled));
  void settled.then(loadFont).catch(() => {});
  whenLeft(app.router, endFirstVisit); // a page that is returned to is drawn whole, or it would lose its scroll position
  const rest = Promise.all([settled, drawn]).then(() => complete(app));
  keepEarlyChoices(app, deviceSettings(i18n, cookieLanguage), rest);
  if (__DEV_PANEL__) void import('./dev-panel/mount.tsx').then(({ mountDevPanel }) => mountDevPanel(app, ready));
}

/** Whether the first page is the one that was rendered: a guest may be led elsewhere, and its file may be missing. */
const isFront = ({ router }: App): boolean =>
  router.state.errors === null && router.state.matches.at(-1)?.route.path === '/';

const loadLater = () => import('./later.ts');

/** What completes the page, at once after its content and in tasks of their own (decision 048). What fails to load is loaded again when it is needed. */
async function complete(app: App): Promise<void> {
  await idle(); // the content is drawn in slices, and painted when nothing is left to do
  await loadOverlays().catch(() => {});
  await idle();
  endFirstVisit();
  await idle();
  const later = await loadLater().catch(() => null); // a chunk that fails to load reloads the app
  await later?.startLater(app);
}
