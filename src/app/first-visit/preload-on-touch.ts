import { filesOf } from '../page-files.ts';
import { pageAt } from './page-at.ts';

/** Loads a page's chunk on pointerdown on its link, ahead of the click. */
export function preloadOnTouch(base: string): void {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin !== location.origin || !link.pathname.startsWith(base)) return;
      // the navigation reports the failure, if one follows
      const route = pageAt(link.pathname.slice(base.length - 1));
      if (route)
        filesOf(route)
          .then(({ page }) => page())
          .catch(() => {});
    },
    { passive: true },
  );
}
