/** Who can tell of work that a reload would destroy: an open form, a running change. Of this tab only. */
const sources = new Set<() => boolean>();

/** Adds one; call what it answers when it has nothing to tell any more. */
export function watchUnsavedWork(hasWork: () => boolean): () => void {
  sources.add(hasWork);
  return () => void sources.delete(hasWork);
}

/** Would a reload of this tab destroy work now? A programmed reload asks first (R2). */
export const hasUnsavedWork = (): boolean => [...sources].some((hasWork) => hasWork());
