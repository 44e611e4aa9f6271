/**
 * The first thing that runs, a small file of its own: while the frameworks are still on their way it asks for what this
 * address and this language will need, so that nothing waits for them to say so.
 */
import { loadDictionary } from '../shared/i18n/load-dictionary.ts';
import { LOCALES, readLocaleCookie } from '../shared/i18n/locale.ts';
import { afterPaint } from '../shared/platform/after-paint.ts';
import { browserStorage } from '../shared/platform/browser-storage.ts';
import { storageKeys } from '../shared/platform/storage-keys.ts';
import { applyTheme } from '../shared/platform/theme.ts';
import { watchChunkErrors } from './chunk-errors.ts';
import { listenForLinks } from './early-links.ts';
import { sendFirstRequests } from './first-requests.ts';
import { pageAt } from './page-at.ts';

// the policy header allows one policy of this name: taken here and without any rule, nobody else can make it
window.trustedTypes?.createPolicy('app', {});
applyTheme();
watchChunkErrors(browserStorage);
listenForLinks();

const path = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
const language = readLocaleCookie(document.cookie);
const page = pageAt(path);
// the demo's mock is not there yet, and what a signed-in user may see is the guard's to say
if (!__DEMO__ && !browserStorage.read(storageKeys.accessToken))
  void sendFirstRequests(path, location.search, LOCALES[language]);
const early: (Promise<unknown> | undefined)[] = [
  page?.page(),
  ...['common' as const, ...(page?.texts ?? [])].map((name) => loadDictionary(language, name)),
];
// who needs it asks once more, and says what went wrong
for (const part of early) part?.catch(() => {});

// the frame that the page came with is painted before the program is evaluated
afterPaint(() => void import('./main.tsx'));
