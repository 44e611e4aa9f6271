import '../shared/ui/global.ts';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { createI18n } from '../shared/i18n/i18n.ts';
import { documentLanguage, readLocaleCookie } from '../shared/i18n/locale.ts';
import { browserStorage } from '../shared/platform/browser-storage.ts';
import { after } from '../shared/platform/timers.ts';
import { loadOverlays } from './hosts/overlays.ts';
import { startMock } from './mock.ts';
import { Root } from './root.tsx';
import { startApp } from './start.ts';

/** With its slash: home is `/app/`, as the manifest and every host have it. */
const BASENAME = '/app/';
/** By then the page has its content; early enough that a lost connection still has its snackbar. */
const OVERLAYS_AFTER = 2_000;

const language = readLocaleCookie(document.cookie);
documentLanguage(language, document.documentElement);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
const ready = startMock();
// not awaited at the top: pages that are on their way already import what stands beside this file
void start();

async function start(): Promise<void> {
  const i18n = await createI18n(language);
  const app = startApp({
    api: import.meta.env['VITE_API_URL'],
    ready,
    storage: browserStorage,
    i18n,
    basename: BASENAME,
    makeRouter: (routes, rest) => createBrowserRouter(routes, { basename: BASENAME, ...rest }),
  });
  root.render(<Root app={app} />);
  after(OVERLAYS_AFTER, () => void loadOverlays().catch(() => {})); // whoever needs them tries again
  if (__DEV_PANEL__) void import('./dev-panel/mount.tsx').then(({ mountDevPanel }) => mountDevPanel(app));
}
