/**
 * Moves the focus to an element of the page without touching the URL, and the element into view: its middle, or where it
 * starts. Opens the disclosures that it is in: what is closed takes no focus.
 */
export function focusById(id: string, block: 'center' | 'start' = 'center'): void {
  const element = document.getElementById(id);
  for (let closed = closedAround(element); closed; closed = closedAround(closed.parentElement)) closed.open = true;
  element?.scrollIntoView({ block });
  element?.focus({ preventScroll: true });
}

const closedAround = (element: Element | null) => element?.closest<HTMLDetailsElement>('details:not([open])');
