import '../shared/ui/global.ts';
import { createRoot } from 'react-dom/client';
import { createI18n } from '../shared/i18n/i18n.ts';
import { documentLanguage, readLocaleCookie } from '../shared/i18n/locale.ts';
import { browserStorage } from '../shared/platform/browser-storage.ts';
import { applyTheme } from '../shared/platform/theme.ts';
import { watchChunkErrors } from './chunk-errors.ts';
import { startMock } from './mock.ts';
import { Root } from './root.tsx';
import { startApp } from './start.ts';

applyTheme();
watchChunkErrors(browserStorage);
const language = readLocaleCookie(document.cookie);
documentLanguage(language, document.documentElement);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const ready = startMock();
const app = startApp({
  api: import.meta.env['VITE_API_URL'],
  ready,
  storage: browserStorage,
  i18n: await createI18n(language),
});
createRoot(container).render(<Root app={app} />);

if (__DEV_PANEL__) void import('./dev-panel/mount.tsx').then(({ mountDevPanel }) => mountDevPanel(app));
