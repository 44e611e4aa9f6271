import type { DataRouter } from 'react-router';
import { $authenticated } from '../../models/session/session.model.ts';
import { loadDictionary } from '../../shared/i18n/load-dictionary.ts';
import type { App } from '../app.ts';
import { filesOf } from '../page-files.ts';
import { pageRoutes } from '../route-table.ts';
import type { Place } from './redact.ts';

/** The address of a page that does not exist. */
const UNKNOWN = '*';

/** Follows where the app is; calls with the pattern of each page that is shown. */
export function watchPlace(
  { router, i18n, scope }: App,
  release: string,
  onPage: (route: string) => void,
): () => Place {
  const routes = new Set([UNKNOWN, ...pageRoutes.map(({ path }) => path)]);
  const texts = new Set<string>();
  let shown = '';
  const follow = () => {
    const route = patternOf(router);
    if (route === shown) return;
    shown = route;
    onPage(route);
    // a text that is not known is left out of a report
    learn(route, i18n.language, texts).catch(() => {});
  };
  router.subscribe(follow);
  follow();
  return () => ({
    release,
    language: i18n.language,
    route: patternOf(router),
    files: loadedFiles(),
    isSignedIn: scope.getState($authenticated),
    routes,
    texts,
  });
}

const SCRIPT = /\/app\/(assets\/[^?#]*\.js)$/;

/** The scripts of the build that this page has loaded: those the page names, and those the browser remembers. */
function loadedFiles(): Set<string> {
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
  const started = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const remembered = performance.getEntriesByType('resource').map(({ name }) => name);
  return new Set([...named, ...started, ...remembered].flatMap((address) => SCRIPT.exec(address)?.[1] ?? []));
}

/** `/venue/:slug`: the path of its row in the route table. */
function patternOf({ state }: DataRouter): string {
  const path = state.matches.flatMap(({ route }) => route.path ?? []).join('/');
  return pageRoutes.some((row) => row.path === path) ? path : UNKNOWN;
}

/** Adds the texts that a page can show; its dictionaries are loaded by then. */
async function learn(route: string, language: App['i18n']['language'], texts: Set<string>): Promise<void> {
  const row = pageRoutes.find(({ path }) => path === route);
  const names = ['common' as const, ...(row ? (await filesOf(row)).texts : [])];
  for (const name of names) collect(await loadDictionary(language, name), texts);
}

/** All texts of a dictionary but those with a hole, which somebody's name may fill. */
function collect(texts: unknown, into: Set<string>): void {
  if (typeof texts === 'string' && !texts.includes('{{')) into.add(texts);
  if (typeof texts === 'object' && texts !== null) for (const text of Object.values(texts)) collect(text, into);
}
