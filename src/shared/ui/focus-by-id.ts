/** Moves the focus to an element of the page without touching the URL, and the element into view: its middle, or where it starts. */
export function focusById(id: string, block: 'center' | 'start' = 'center'): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block });
  element?.focus({ preventScroll: true });
}
