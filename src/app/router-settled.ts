import type { DataRouter } from 'react-router';

/** Whether the router shows a page and nothing is on its way: no first load, navigation or revalidation. */
export const isSettled = ({ initialized, navigation, revalidation }: DataRouter['state']): boolean =>
  initialized && navigation.state === 'idle' && revalidation === 'idle';

/** Resolves when the router has settled on a page; a navigation may have given way to another one. */
export async function settled(router: DataRouter): Promise<void> {
  if (isSettled(router.state)) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe((state) => {
      if (!isSettled(state)) return;
      stop();
      resolve();
    });
  });
}
