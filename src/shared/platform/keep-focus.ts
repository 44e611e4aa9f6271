import { afterPaint } from './after-paint.ts';

/** Parts of a page that have a heading to go on from. */
const PARTS = 'section, main';

/**
 * When the element that has the focus is taken out of the page (its row was deleted, its button replaced by the next step), the
 * browser starts again at the top of the document: here the heading of the part that it stood in gets the focus. Whoever gives
 * the focus away on purpose comes first. Returns what stops it.
 */
export function keepFocus(): () => void {
  /** The parts around what was focused last, the innermost first: outside of dialogs, and wherever. */
  let outside: readonly Element[] = [];
  let parts: readonly Element[] = [];
  let focused: Element | null = null;
  let page = '';

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    focused = target;
    page = location.pathname;
    const around = partsAround(target);
    const isInDialog = target.closest('dialog') !== null;
    if (!isInDialog) outside = around;
    // what opened a dialog may be gone when it closes
    parts = isInDialog ? [...around, ...outside] : around;
  };
  const recover = () => {
    const isLost = document.activeElement === document.body && focused !== null && !focused.isConnected;
    if (!isLost || location.pathname !== page) return; // another page: nobody expects to go on in the old one
    const heading = parts
      .filter(({ isConnected }) => isConnected)
      .map((part) => part.querySelector<HTMLElement>('h1, h2'))
      .find((found) => found !== null);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const removals = new MutationObserver(() => {
    if (focused && !focused.isConnected && document.activeElement === document.body) afterPaint(recover);
  });
  document.addEventListener('focusin', onFocus);
  removals.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    removals.disconnect();
  };
}

function partsAround(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.closest(PARTS); at; at = at.parentElement?.closest(PARTS) ?? null) found.push(at);
  return found;
}
