/** Runs something once the frame that stands is painted; a page in the background paints none, and need not wait. */
export function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
