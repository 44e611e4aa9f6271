/** Whoever leaves the tab right after a press gets no frame, and a covered window may get none; in ms. */
const FRAME_WITHIN = 500;

/** Runs something once the frame that stands is painted, at the latest after half a second; a page in the background paints none, and need not wait. */
export function afterPaint(run: () => void): void {
  if (document.hidden) {
    run();
    return;
  }
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, FRAME_WITHIN);
}
