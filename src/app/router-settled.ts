import type { DataRouter } from 'react-router';

/** Whether the router shows a page and nothing is on its way: no first load, navigation or revalidation. */
export const isSettled = ({ initialized, navigation, revalidation }: DataRouter['state']): boolean =>
  initialized && navigation.state === 'idle' && revalidation === 'idle';

/**
 * Calls once the router has settled on a page; a navigation may have given way to another one. In the same task: what is changed on
 * screen there is drawn together with the page.
 */
export function onSettled(router: DataRouter, then: () => void): void {
  if (isSettled(router.state)) return then();
  const stop = router.subscribe((state) => {
    if (!isSettled(state)) return;
    stop();
    then();
  });
}

/** Resolves when the router has settled on a page. */
export const settled = (router: DataRouter): Promise<void> => new Promise((resolve) => onSettled(router, resolve));
