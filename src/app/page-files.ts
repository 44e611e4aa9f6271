import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { Namespace } from '../shared/i18n/dictionary.types.ts';
import { firstTexts } from './generated/first-texts.ts';
import type { PageRoute } from './page-route.ts';

/** A page's view and its loader, in one chunk; a page that reads nothing has no loader. */
export interface PageModule {
  loader?: LoaderFunction;
  Component: ComponentType;
}

/** How a page is loaded. */
export interface PageFiles {
  /** Dictionaries of the page: the start script loads them along with it, and its loader waits for them. */
  texts: readonly Namespace[];
  page: () => Promise<PageModule>;
}

/** The files of a row of the route table; rejects when their table cannot be fetched. */
export async function filesOf({ path, page }: Pick<PageRoute, 'path' | 'page'>): Promise<PageFiles> {
  const texts = firstTexts[path];
  const found = page && texts ? { page, texts } : (await import('./later-pages.ts')).laterFiles(path);
  if (!found) throw new Error(`no page: ${path}`);
  return found;
}
