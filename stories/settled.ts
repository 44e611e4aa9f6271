import { waitFor } from 'storybook/test';

/** A whole app starts in each story, on a machine that may have other work. */
export const PATIENT = { timeout: 10_000 };

export interface Expected {
  /** The page stays in its loading state. */
  loads: boolean;
  /** Words that stand on the page. */
  shows: RegExp | null;
}

/** Waits until the page is in the state that the story is about: what axe looks at afterwards. */
export async function settled(canvas: HTMLElement, { loads, shows }: Expected): Promise<void> {
  await waitFor(() => {
    const main = canvas.querySelector('main');
    const waits = main?.querySelector('[aria-busy="true"]') != null;
    const text = canvas.textContent.replaceAll(/\s+/g, ' ');
    if (!main || main.childElementCount === 0) throw new Error('the page has not come');
    if (waits !== loads) throw new Error(waits ? 'the page still loads' : 'nothing loads');
    if (shows && !shows.test(text)) throw new Error(`no ${shows} in: ${text}`);
  }, PATIENT);
}
