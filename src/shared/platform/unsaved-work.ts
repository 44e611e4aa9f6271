import { askBeforeClosing } from './page-leave.ts';

/** Who can tell of work that a reload would destroy: an open form, a running change. Of this tab only. */
const sources = new Set<() => boolean>();

/** Adds one; call what it answers when it has nothing to tell any more. */
export function watchUnsavedWork(hasWork: () => boolean): () => void {
  sources.add(hasWork);
  return () => void sources.delete(hasWork);
}

/** Would a reload of this tab destroy work now? A programmed reload asks first (R2). */
export const hasUnsavedWork = (): boolean => [...sources].some((hasWork) => hasWork());

/** Something is on its way to the server: until it is answered it counts as work, and the browser asks before the tab is closed or reloaded. */
export function unsavedUntil(answer: Promise<unknown>): void {
  const stops = [watchUnsavedWork(() => true), askBeforeClosing()];
  const end = () => {
    for (const stop of stops) stop();
  };
  answer.then(end, end);
}
