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

/**
 * Goes somewhere, and calls once the router has settled there or wherever it was led instead; where it did not leave, on the page it
 * is on. In the task of the router, as `onSettled`: who awaits the navigation first is a moment late, and React may then draw what is
 * changed on screen before the new page, on the old one.
 */
export async function onArrival(router: DataRouter, go: () => Promise<void>, then: () => void): Promise<void> {
  const { location } = router.state;
  let hasLeft = false;
  const stop = router.subscribe((state) => {
    hasLeft ||= !isSettled(state) || state.location !== location;
    if (!hasLeft || !isSettled(state)) return;
    stop();
    then();
  });
  await go();
  if (hasLeft) return;
  stop();
  onSettled(router, then);
}

/** Resolves when the router has settled on a page. */
export const settled = (router: DataRouter): Promise<void> => new Promise((resolve) => onSettled(router, resolve));
