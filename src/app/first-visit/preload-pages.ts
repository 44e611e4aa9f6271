import type { DataRouter } from 'react-router';
import { idle } from '../../shared/platform/when-idle.ts';
import { dispensable } from '../errors/dispensable.ts';
import { filesOf } from '../page-files.ts';
import type { PageRoute } from '../page-route.ts';
import { pageAt } from './page-at.ts';
import { createQueue } from './preload-queue.ts';

/** Source: PWA-24. */
const AT_ONCE = 4;
/** The files of a page, by what browsers say of one that is missing. */
const FILE = /\.page-|\/later-pages-|\.css\b/;

/**
 * Loads pages ahead of the navigation: that of a link which is pointed at or touched, and those of all navigations on the screen, once the
 * browser has nothing else to do, where the connection is neither slow nor to be spared.
 */
export async function preloadPages(base: string, router: Pick<DataRouter, 'state'>): Promise<void> {
  const add = createQueue(AT_ONCE);
  const asked = new Set<PageRoute>();
  // the navigation reports the failure, if one follows
  const isWanted = () => router.state.navigation.state !== 'idle';
  const preload = (link: HTMLAnchorElement, order: 'urgent' | 'last') => {
    if (link.origin !== location.origin || !link.pathname.startsWith(base)) return;
    const route = pageAt(link.pathname.slice(base.length - 1));
    if (!route || asked.has(route)) return;
    asked.add(route);
    const load = async () => (await filesOf(route)).page();
    add(async () => {
      if (!(await dispensable(FILE, load, isWanted))) asked.delete(route);
    }, order);
  };
  for (const sign of ['pointerdown', 'pointerover'] as const)
    document.addEventListener(
      sign,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
        if (link) preload(link, 'urgent');
      },
      { passive: true },
    );
  if (isSpared()) return;
  await idle();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href]')) preload(link, 'last');
}

/** Only Chromium tells; elsewhere the pages are loaded, which the worker keeps anyway. */
function isSpared(): boolean {
  if (!navigator.onLine || !('connection' in navigator)) return !navigator.onLine;
  const { saveData, effectiveType } = navigator.connection as { saveData?: boolean; effectiveType?: string }; // not in TypeScript's types yet
  return saveData === true || (effectiveType !== undefined && effectiveType !== '4g');
}
