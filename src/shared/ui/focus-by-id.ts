/** Moves the focus to an element of the page without touching the URL. */
export function focusById(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
