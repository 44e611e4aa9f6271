import { expect, waitFor } from 'storybook/test';
import type { Backend } from '../mocks/backend.ts';
import type { App } from '../src/app/app.ts';

export interface Expected {
  /** What stays loading: the page's data, or the page itself because the guard waits. */
  awaits: 'data' | 'page' | null;
  /** Text expected on the page. */
  shows: RegExp | null;
}

/** Waits until the page is in the story's state, which axe then checks. */
export async function settled(canvas: HTMLElement, { router }: App, { awaits, shows }: Expected): Promise<void> {
  await waitFor(() => {
    const main = canvas.querySelector('main');
    const { initialized, navigation } = router.state;
    const isThere = initialized && navigation.state === 'idle';
    const isBusy = main?.querySelector('[aria-busy="true"]') != null;
    const text = canvas.textContent.replaceAll(/\s+/g, ' ');
    if (!main || main.childElementCount === 0) throw new Error('the page has not rendered');
    if (isThere === (awaits === 'page')) throw new Error(isThere ? 'the page has loaded' : 'the page is still loading');
    if (isBusy === (awaits === null)) throw new Error(isBusy ? 'the data is still loading' : 'no data is loading');
    if (shows && !shows.test(text)) throw new Error(`no ${shows} in: ${text}`);
    if (!shows && text.includes('Something went wrong.')) throw new Error(`the page failed: ${text}`);
  });
}

/**
 * Lays bars that stick to an edge into the page, where they have their place anyway. Axe takes a control that one half covers for too small
 * a target; people scroll it from under the bar, and which one it is depends on the fonts of the machine.
 */
export function layBarsDown(canvas: HTMLElement): void {
  for (const element of canvas.querySelectorAll<HTMLElement>('*'))
    if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
}

/** Scrolls to the end of the page, where sticky elements cover no controls. */
export async function scrolledDown(): Promise<void> {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await waitFor(() => {
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
    if (scrollTop + clientHeight < scrollHeight - 1) throw new Error('the page is not at its end');
  });
}

/** No request has called this operation; a form that has sent one is busy until it is answered, and only then it is recorded. */
export async function expectUnsent(operation: string, { clients }: App, backend: Backend): Promise<void> {
  await waitFor(() => expect(clients.current().isMutating()).toBe(0));
  await expect(backend.calls.filter((call) => call.operation === operation)).toEqual([]);
}
