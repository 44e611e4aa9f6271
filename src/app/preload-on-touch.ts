import { pageAt } from './page-at.ts';

/** Fetches a page's program when a finger or the mouse goes down on its link: the click that follows finds it there. */
export function preloadOnTouch(base: string): void {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin !== location.origin || !link.pathname.startsWith(base)) return;
      // a failure is the navigation's to tell, if there is one
      pageAt(link.pathname.slice(base.length - 1))
        ?.page()
        .catch(() => {});
    },
    { passive: true },
  );
}
