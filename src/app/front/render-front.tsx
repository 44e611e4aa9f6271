import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { createI18n } from '../../shared/i18n/i18n.ts';
import type { Language } from '../../shared/i18n/locale.ts';
import { createStorage } from '../../shared/platform/storage.ts';
import { BASENAME } from '../basename.ts';
import { firstPage } from '../first-visit/first-page.ts';
import { Root } from '../root.tsx';
import { startApp } from '../start.ts';

/** What a guest sees at `/`, before any answer of the API. */
export interface RenderedFront {
  title: string;
  /** For chats and search engines. */
  description: string;
  /** Of the app's root. */
  html: string;
}

/** Draws the front page at build time (decision 078). Runs in Node, once for each build and language. */
export async function renderFront(language: Language): Promise<RenderedFront> {
  const nothing = () => {
    throw new Error('a build keeps nothing');
  };
  const i18n = await createI18n(language);
  const app = startApp({
    storage: createStorage({ local: nothing, session: nothing }),
    i18n,
    ready: new Promise(() => {}), // no request leaves a build
    basename: BASENAME,
    makeRouter: (routes, rest) =>
      createMemoryRouter(routes, { basename: BASENAME, initialEntries: [BASENAME], ...rest }),
  });
  await firstPage(app.router);
  const drawn = renderToString(<Root app={app} />);
  const [whole = '', title = ''] = /<title>([^<]+)<\/title>/.exec(drawn) ?? [];
  if (!title) throw new Error('the front page has no title');
  return { title, description: i18n.view().t('home')('hero.subtitle'), html: drawn.replace(whole, '') };
}
