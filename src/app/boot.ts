/**
 * The entry of the app, kept small: while the frameworks are still loading it requests the data, the page and the texts that
 * this address and this language need (decision 013).
 */
import { startFirstVisit } from '../shared/api/first-visit.ts';
import { loadDictionary } from '../shared/i18n/load-dictionary.ts';
import { LOCALES, readLocaleCookie } from '../shared/i18n/locale.ts';
import { afterPaint } from '../shared/platform/after-paint.ts';
import { browserStorage } from '../shared/platform/browser-storage.ts';
import { storageKeys } from '../shared/platform/storage-keys.ts';
import '../shared/platform/worker-address.ts'; // claims the policy before any other script can
import { applyTheme } from '../shared/platform/theme.ts';
import { watchChunkErrors } from './errors/chunk-errors.ts';
import { errorPorts } from './errors/error-ports.ts';
import { listenForOffer } from './install/early-offer.ts';
import { listenForLinks } from './links/early-links.ts';
import { sendFirstRequests } from './first-visit/first-requests.ts';
import { pageAt } from './first-visit/page-at.ts';
import { filesOf } from './page-files.ts';
import { takeFront } from './front/take-front.ts';

startFirstVisit();
applyTheme();
takeFront();
watchChunkErrors(browserStorage);
for (const name of ['error', 'unhandledrejection']) addEventListener(name, (event) => errorPorts.report(event));
listenForLinks();
listenForOffer();

const path = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
const language = readLocaleCookie(document.cookie);
const page = pageAt(path);
// the demo's mock has not started yet, and for a signed-in user the guard decides first
if (!__DEMO__ && !browserStorage.read(storageKeys.accessToken))
  void sendFirstRequests(path, location.search, LOCALES[language]);
// whoever needs a part imports it again, and reports the failure
loadDictionary(language, 'common').catch(() => {});
if (page)
  filesOf(page)
    .then((files) => Promise.all([files.page(), ...files.texts.map((name) => loadDictionary(language, name))]))
    .catch(() => {});

// the frame of index.html is painted before the app is evaluated
afterPaint(() => void import('./main.tsx').then(({ start }) => start()));
