import { chooseFront } from './choose-front.ts';

const RENDERED = 'rendered';

let pressed: HTMLElement | null = null;

/**
 * Makes what was rendered at build time in this language the app's root, and removes the other; of other addresses, and of whoever is signed
 * in, there is none. What is pressed before the app has taken over is pressed again then.
 */
export function takeFront(page: Document = document): void {
  const html = page.documentElement;
  chooseFront(page);
  const { front } = html.dataset;
  for (const block of page.querySelectorAll<HTMLElement>('.front')) {
    if (block.id !== `front-${front}`) {
      block.remove();
      continue;
    }
    page.getElementById('root')?.remove();
    block.id = 'root';
    block.removeAttribute('class');
    block.removeAttribute('lang'); // the document has the language, which may change
    block.dataset[RENDERED] = '';
    block.addEventListener('click', keepPress);
  }
  delete html.dataset['front'];
}

/** Links work without the app. */
function keepPress(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  event.preventDefault(); // no form is sent by the browser
  pressed = button;
}

/** Whether the root holds the rendered front page, still to be taken over. */
export const isRendered = (root: HTMLElement): boolean => RENDERED in root.dataset;

/** The app has taken over: its buttons answer by themselves, and the one that was pressed before does so now. */
export function frontTaken(root: HTMLElement): void {
  delete root.dataset[RENDERED];
  root.removeEventListener('click', keepPress);
  if (pressed && root.contains(pressed)) pressed.click();
  pressed = null;
}
