/**
 * The first thing that runs, a small file of its own: while the frameworks are still on their way it asks for what this
 * address and this language will need, so that nothing waits for them to say so.
 */
import './first-paint.css';
import { loadDictionary } from '../shared/i18n/load-dictionary.ts';
import { readLocaleCookie } from '../shared/i18n/locale.ts';
import { browserStorage } from '../shared/platform/browser-storage.ts';
import { applyTheme } from '../shared/platform/theme.ts';
import { watchChunkErrors } from './chunk-errors.ts';
import { pageRoutes } from './route-table.ts';

applyTheme();
watchChunkErrors(browserStorage);

const path = location.pathname.slice(import.meta.env.BASE_URL.length - 1).replace(/(?<=.)\/$/, '');
const page = pageRoutes.find((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path));
const early = [loadDictionary(readLocaleCookie(document.cookie), 'common'), page?.loader(), page?.Component()];
// who needs it asks once more, and says what went wrong
for (const part of early) part?.catch(() => {});

void import('./main.tsx');
