import { waitFor } from 'storybook/test';
import type { App } from '../src/app/app.ts';

/** A whole app starts in each story, on a machine that may have other work. */
export const PATIENT = { timeout: 10_000 };

export interface Expected {
  /** What never comes: the page's data, or the page itself because the guard waits. */
  awaits: 'data' | 'page' | null;
  /** Words that stand on the page. */
  shows: RegExp | null;
}

/** Waits until the page is in the state that the story is about: what axe looks at afterwards. */
export async function settled(canvas: HTMLElement, { router }: App, { awaits, shows }: Expected): Promise<void> {
  await waitFor(() => {
    const main = canvas.querySelector('main');
    const { initialized, navigation } = router.state;
    const isThere = initialized && navigation.state === 'idle';
    const isBusy = main?.querySelector('[aria-busy="true"]') != null;
    const text = canvas.textContent.replaceAll(/\s+/g, ' ');
    if (!main || main.childElementCount === 0) throw new Error('the page has not come');
    if (isThere === (awaits === 'page')) throw new Error(isThere ? 'the page is there' : 'the page is on its way');
    if (isBusy === (awaits === null)) throw new Error(isBusy ? 'the page still loads' : 'nothing loads');
    if (shows && !shows.test(text)) throw new Error(`no ${shows} in: ${text}`);
    if (!shows && text.includes('Something went wrong.')) throw new Error(`the page failed: ${text}`);
  }, PATIENT);
}

/** To the end of the page, where what sticks to the window's edge lies in its own place and hides no half of a button. */
export async function scrolledDown(): Promise<void> {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await waitFor(() => {
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
    if (scrollTop + clientHeight < scrollHeight - 1) throw new Error('the page is not at its end');
  }, PATIENT);
}
