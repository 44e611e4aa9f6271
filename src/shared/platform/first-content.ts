let held = false;
const listeners = new Set<() => void>();

/** Whether the first page stands. What is only needed later waits for it, and leaves the line to the page. */
export const isFirstContentShown = (): boolean => !held;

export function subscribeToFirstContent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called when the app starts in a browser; the answer is called once its first page stands. */
export function holdForFirstContent(): () => void {
  held = true;
  return () => {
    held = false;
    for (const listener of listeners) listener();
  };
}
