import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { Namespace } from '../shared/i18n/dictionary.types.ts';
import type { PageRoute } from './page-route.ts';

/** How a page is loaded. */
export interface PageFiles {
  /** Dictionaries of the page: the start script loads them along with it, and its loader waits for them. */
  texts: readonly Namespace[];
  /** Its view and its loader, in one chunk; a page that reads nothing has no loader. */
  page: () => Promise<{ loader?: LoaderFunction; Component: ComponentType }>;
}

/** The files of a row of the route table; rejects when their table cannot be fetched. */
export async function filesOf({ path, files }: Pick<PageRoute, 'path' | 'files'>): Promise<PageFiles> {
  const found = files ?? (await import('./later-pages.ts')).laterPages[path];
  if (!found) throw new Error(`no page: ${path}`);
  return found;
}
